<?php
// Who is visiting, and where they live.
declare(strict_types=1);

/** The visitor: a customer, or a guest, who is a person without a password. Made when something has to be kept. */
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

/** Once the day of a move has come, the new address is the address. */
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

/** The customer, or a refusal that leads to the login. */
function customer(): array
{
    refuse_if(is_guest(), 'Please log in.', status: 401);
    return person();
}

function is_guest(): bool
{
    return !isset($_SESSION['person']) || value('SELECT password_hash FROM people WHERE id = ?', $_SESSION['person']) === null;
}

/** Logs in as a customer, who takes along what is in the box of the guest; the session gets a new id and a new token. */
function log_in_as(string $id): void
{
    $guest = is_guest() ? $_SESSION['person'] ?? null : null;
    session_regenerate_id(true);
    $_SESSION = ['person' => $id, 'seal' => seal_of($id), 'token' => bin2hex(random_bytes(20))];
    if ($guest !== null && $guest !== $id) {
        run('UPDATE OR IGNORE basket_lines SET person_id = ? WHERE person_id = ?', $id, $guest);
    }
}

/** What a session keeps of the password: with another password, the session is over. */
function seal_of(string $id): ?string
{
    $hash = value('SELECT password_hash FROM people WHERE id = ?', $id);
    return $hash === null ? null : hash('sha256', $hash);
}

const WAITING_SECONDS = 900;

/**
 * Whether this is the customer's password. It takes as long for an address that nobody has, and a few wrong ones end
 * the guessing for a quarter of an hour: five of one network for one address, thirty of one network, fifty for one address.
 */
function is_password_of(?array $person, string $email, string $typed): bool
{
    $network = $_SERVER['REMOTE_ADDR'] ?? '';
    run('DELETE FROM wrong_passwords WHERE made <= ?', time() - WAITING_SECONDS);
    $counts = row('SELECT sum(email = ?1 AND network = ?2) AS of_both, sum(network = ?2) AS of_network, sum(email = ?1) AS of_email FROM wrong_passwords', $email, $network);
    refuse_if($counts['of_both'] >= 5 || $counts['of_network'] >= 30 || $counts['of_email'] >= 50,
        'That was wrong too often. Please wait a quarter of an hour.', status: 429);
    // A hash takes the same time to make as to compare.
    $isRight = $person ? password_verify($typed, $person['password_hash']) : password_hash($typed, PASSWORD_DEFAULT) === '';
    if ($isRight) {
        run('DELETE FROM wrong_passwords WHERE email = ? AND network = ?', $email, $network);
    } else {
        run('INSERT INTO wrong_passwords VALUES (?, ?, ?)', $email, $network, time());
    }
    return $isRight;
}

/** "bs34tn" as "BS3 4TN"; null for what is no postcode. */
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

/** Whoever orders has a postcode to which the dairy comes. */
function person_with_postcode(): array
{
    $person = person();
    refuse_if(round_of($person['postcode']) === null, 'Please enter a postcode before adding products.');
    return $person;
}
