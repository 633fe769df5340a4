<?php
// The visitors, and their addresses.
declare(strict_types=1);

/**
 * Returns the visitor: a customer, or a guest, who is a person without a password. A guest is stored once something has
 * to be kept.
 */
function person(): array
{
    $found = isset($_SESSION['person']) ? row('SELECT * FROM people WHERE id = ?', $_SESSION['person']) : null;
    if (!$found) {
        run('INSERT INTO people DEFAULT VALUES');
        $_SESSION['person'] = last_id();
        $found = row('SELECT * FROM people WHERE id = ?', $_SESSION['person']);
    }
    run('INSERT OR IGNORE INTO baskets (person_id) VALUES (?)', $found['id']);
    return settle_move($found);
}

/** Replaces the address once the day of a move has come. */
function settle_move(array $person): array
{
    $move = row('SELECT * FROM moves WHERE person_id = ? AND date <= ?', $person['id'], today());
    if (!$move) {
        return $person;
    }
    run('UPDATE people SET street = ?, city = ?, postcode = ? WHERE id = ?', $move['street'], $move['city'], $move['postcode'], $person['id']);
    run('DELETE FROM moves WHERE person_id = ?', $person['id']);
    return row('SELECT * FROM people WHERE id = ?', $person['id']);
}

/** Returns the customer, or refuses with a redirect to the login. */
function customer(): array
{
    refuse_if(is_guest(), 'Please log in.', status: 401);
    return person();
}

function is_guest(): bool
{
    return !isset($_SESSION['person']) || value('SELECT password_hash FROM people WHERE id = ?', $_SESSION['person']) === null;
}

/** Logs in a customer and moves the guest's box to them; the session gets a new id and a new token. */
function log_in_as(string $id): void
{
    $guest = is_guest() ? $_SESSION['person'] ?? null : null;
    session_regenerate_id(true);
    $_SESSION = ['person' => $id, 'seal' => seal_of($id), 'token' => bin2hex(random_bytes(20))];
    if ($guest !== null && $guest !== $id) {
        run('UPDATE OR IGNORE basket_lines SET person_id = ? WHERE person_id = ?', $id, $guest);
    }
}

/**
 * Returns the hash of the password's hash that a session stores: after a change of the password, the session is over.
 */
function seal_of(string $id): ?string
{
    $hash = value('SELECT password_hash FROM people WHERE id = ?', $id);
    return $hash === null ? null : hash('sha256', $hash);
}

const WAITING_SECONDS = 900;

/**
 * Returns true if this is the customer's password. The check takes equally long for an unknown address. Too many wrong
 * passwords block further attempts for a quarter of an hour: five from one network for one address, thirty from one
 * network, fifty for one address.
 */
function is_password_of(?array $person, string $email, string $typed): bool
{
    $network = $_SERVER['REMOTE_ADDR'] ?? '';
    run('DELETE FROM wrong_passwords WHERE made <= ?', time() - WAITING_SECONDS);
    $counts = row('SELECT sum(email = ?1 AND network = ?2) AS of_both, sum(network = ?2) AS of_network, sum(email = ?1) AS of_email FROM wrong_passwords', $email, $network);
    refuse_if($counts['of_both'] >= 5 || $counts['of_network'] >= 30 || $counts['of_email'] >= 50,
        'That was wrong too often. Please wait a quarter of an hour.', status: 429);
    // Making a hash takes the same time as comparing one.
    $isRight = $person ? password_verify($typed, $person['password_hash']) : password_hash($typed, PASSWORD_DEFAULT) === '';
    if ($isRight) {
        run('DELETE FROM wrong_passwords WHERE email = ? AND network = ?', $email, $network);
    } else {
        run('INSERT INTO wrong_passwords VALUES (?, ?, ?)', $email, $network, time());
    }
    return $isRight;
}

/** Formats "bs34tn" as "BS3 4TN"; returns null if the text is no postcode. */
function read_postcode(mixed $written): ?string
{
    $letters = is_string($written) ? strtoupper(preg_replace('/\s+/', '', $written)) : '';
    return preg_match('/^([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})$/D', $letters, $found) ? "$found[1] $found[2]" : null;
}

function area_of(?string $postcode): ?array
{
    return $postcode === null ? null : row('SELECT * FROM areas WHERE outward = ?', explode(' ', $postcode)[0]);
}

function round_of(?string $postcode): ?array
{
    return row('SELECT * FROM rounds WHERE id = ?', area_of($postcode)['round_id'] ?? null);
}

/** Returns the visitor; refuses if the dairy does not deliver to their postcode. */
function person_with_postcode(): array
{
    $person = person();
    refuse_if(round_of($person['postcode']) === null, 'Please enter a postcode before adding products.');
    return $person;
}
