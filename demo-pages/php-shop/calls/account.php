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
    refuse_if($errors);
    foreach ($changes as $field => $value) {
        run("UPDATE people SET $field = ? WHERE id = ?", trim($value), $person['id']);
    }
    return saved();
}

function save_password(): Answer
{
    $person = customer();
    $errors = password_errors();
    if (!password_verify((string) sent('old_password'), $person['password_hash'])) {
        $errors['old_password'] = ['That is not your current password.'];
    }
    refuse_if($errors);
    run('UPDATE people SET password_hash = ? WHERE id = ?', new_password_hash(), $person['id']);
    return saved();
}

/** What is wrong with a password that was typed twice. @return array<string, list<string>> */
function password_errors(): array
{
    $errors = [];
    if (strlen((string) sent('password')) < 8) {
        $errors['password'] = ['A password has at least eight characters.'];
    }
    if (sent('password') !== sent('password_confirmation')) {
        $errors['password_confirmation'] = ['Please type the same password twice.'];
    }
    return $errors;
}

function new_password_hash(): string
{
    return password_hash((string) sent('password'), PASSWORD_DEFAULT);
}

function send_recipe(): Answer
{
    if (!is_email('email')) {
        throw refused_field('email', 'Please enter an email address such as ann@home.example.');
    }
    run("INSERT INTO letters (kind, sender, words) VALUES ('recipe', ?, ?)", sent_text('email'), sent_text('recipe'));
    return is_call() ? saved() : page('Recipe sent', '<p>The recipe is on its way.</p>');
}

/** Orders that come on days when the round of the new postcode does not, and the days and dates they can go to. */
function find_move_conflicts(): Answer
{
    $person = customer();
    $postcode = read_postcode(sent('postcode'));
    $date = read_date(sent('date'));
    if (round_of($postcode) === null || $date === null) {
        throw refused_field($date === null ? 'date' : 'postcode', $date === null ? 'That is no date.' : 'We do not come there.');
    }
    return json(move_conflicts($person, $postcode, $date));
}

function move_conflicts(array $person, string $postcode, string $date): array
{
    $days = days_of_round($postcode, 'essential_days');
    $moved = array_values(array_filter(open_dates(['postcode' => $postcode] + $person, 'essential_days'), fn(string $open): bool => $open >= $date));
    $conflicts = [];
    foreach (rows('SELECT r.*, p.name FROM regular_orders r JOIN products p ON p.id = r.product_id WHERE person_id = ? ORDER BY weekday', $person['id']) as $order) {
        if (!in_array((int) $order['weekday'], $days, true)) {
            $conflicts[] = told_conflict("r$order[id]", $order, ['frequency' => $order['frequency'], 'weekday' => $order['weekday'], 'date' => null]);
        }
    }
    foreach (rows("SELECT o.*, p.name FROM day_orders o JOIN products p ON p.id = o.product_id WHERE person_id = ? AND kind = 'oneoff' AND date >= ?", $person['id'], $date) as $order) {
        if (!in_array(weekday_of($order['date']), $days, true)) {
            $conflicts[] = told_conflict("o$order[id]", $order, ['frequency' => '0', 'weekday' => null, 'date' => $order['date']]);
        }
    }
    return ['conflicts' => $conflicts, 'available_days' => (object) array_combine($days, array_map(fn(int $day): string => days_in_words((string) $day), $days)),
        'delivery_dates' => array_map(fn(string $open): array => ['value' => $open, 'label' => in_words($open)], $moved)];
}

function told_conflict(string $id, array $order, array $when): array
{
    return ['id' => $id, 'name' => $order['name'], 'quantity' => $order['quantity'], 'image' => ROOT . "/pictures/$order[product_id].svg"] + $when;
}
