<?php
// A customer's details, and the calls of a house move.
declare(strict_types=1);

function save_details(): Answer
{
    $person = customer();
    $changes = array_filter(array_map('sent', array_combine($fields = ['phone', 'title', 'firstname', 'lastname'], $fields)), 'is_string');
    $errors = missing(array_intersect_key(['firstname' => 'your first name', 'lastname' => 'your last name'], $changes));
    if (isset($changes['phone']) && !preg_match('/^\+?[\d ()-]{7,20}$/D', trim($changes['phone']))) {
        $errors['phone'] = ['Please enter a telephone number, such as 0117 496 0142.'];
    }
    refuse_with($errors);
    foreach ($changes as $field => $value) {
        run("UPDATE people SET $field = ? WHERE id = ?", trim($value), $person['id']);
    }
    return saved();
}

function save_password(): Answer
{
    $person = customer();
    refuse_with(password_errors());
    if (!is_password_of($person, $person['email'], sent_as_typed('old_password'))) {
        return refusal(new Refused(LOOK_AGAIN, ['old_password' => ['That is not your current password.']]), null);
    }
    run('UPDATE people SET password_hash = ? WHERE id = ?', new_password_hash(), $person['id']);
    // Logs out every session that logged in with the old password.
    log_in_as($person['id']);
    return saved();
}

/** Returns the errors of a password that was typed twice. @return array<string, list<string>> */
function password_errors(): array
{
    $errors = [];
    if (strlen(sent_as_typed('password')) < 8) {
        $errors['password'] = ['A password has at least eight characters.'];
    }
    if (sent_as_typed('password') !== sent_as_typed('password_confirmation')) {
        $errors['password_confirmation'] = ['Please type the same password twice.'];
    }
    return $errors;
}

function new_password_hash(): string
{
    return password_hash(sent_as_typed('password'), PASSWORD_DEFAULT);
}

function send_recipe(): Answer
{
    refuse_with(missing(['email' => AN_EMAIL]));
    run("INSERT INTO letters (kind, sender, words) VALUES ('recipe', ?, ?)", sent_text('email'), sent_text('recipe'));
    return is_call() ? saved() : page('Recipe sent', '<p>The recipe is on its way.</p>');
}

/**
 * Returns the orders that come on days without a round at the new postcode, and the days and dates they can move to.
 */
function find_move_conflicts(): Answer
{
    $person = customer();
    [$postcode, $date] = [read_postcode(sent('postcode')), read_date(sent('date'))];
    refuse_if($date === null, 'That is no date.', 'date');
    refuse_if(round_of($postcode) === null, 'We do not come there.', 'postcode');
    return json(move_conflicts($person, $postcode, $date));
}

function move_conflicts(array $person, string $postcode, string $date): array
{
    $days = days_of_round($postcode, 'essential_days');
    $moved = array_values(array_filter(open_dates(['postcode' => $postcode] + $person, 'essential_days'), fn(string $open): bool => $open >= $date));
    $orders = rows("SELECT 'r' || r.id AS id, product_id, quantity, frequency, weekday, NULL AS date FROM regular_orders r
            WHERE person_id = ?1 AND (ends IS NULL OR ends > ?2)
        UNION ALL SELECT 'o' || o.id, product_id, quantity, '0', NULL, date FROM day_orders o WHERE person_id = ?1 AND kind = 'oneoff' AND date >= ?2
        ORDER BY date, weekday", $person['id'], $date);
    $clashing = array_filter($orders, fn(array $order): bool => !in_array((int) ($order['weekday'] ?? weekday_of($order['date'])), $days, true));
    return [
        'conflicts' => array_map(fn(array $order): array => $order + array_intersect_key(told_product(product_of($order['product_id'])), ['name' => 1, 'image' => 1]), array_values($clashing)),
        'available_days' => (object) array_intersect_key(DAYS, array_flip($days)),
        'delivery_dates' => array_map('told_date', $moved),
    ];
}

/** Returns a date to choose, in the format of the calls. */
function told_date(string $date): array
{
    return ['value' => $date, 'label' => in_words($date), 'cutoff' => cut_off($date)->format(DATE_ATOM)];
}
