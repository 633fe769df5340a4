<?php
// Milk and other essentials: weekly orders, changes for one day, and one-off orders.
declare(strict_types=1);

/** Returns the quantity of each day from Monday to Saturday; `active` are the days on which the round comes. */
function read_regular_order(string $id): Answer
{
    $product = product_of($id, 'de');
    $person = person();
    $days = [];
    foreach (range(1, 6) as $weekday) {
        $order = row('SELECT * FROM regular_orders WHERE person_id = ? AND product_id = ? AND weekday = ? AND is_free = 0', $person['id'], $id, $weekday);
        $days[(string) $weekday] = [
            'weekday' => (string) $weekday,
            'quantity' => $order['quantity'] ?? '0',
            'frequency' => $order['frequency'] ?? '1',
            'active' => in_array($weekday, days_of_round($person['postcode'], 'essential_days'), true) ? '1' : '0',
            'max_quantity' => $product['max_qty_allowed'],
            'is_order' => $order ? '1' : '0',
        ];
    }
    return json(['weekdays' => $days]);
}

function save_regular_order(): Answer
{
    $person = person_with_postcode();
    $product = product_of(sent('id'), 'de');
    must_be_sold($product);
    foreach ((array) sent('weekdays') as $weekday => $day) {
        $quantity = sent('delete') ? 0 : ($day['quantity'] ?? null);
        set_regular_day($person, $product, (int) $weekday, $quantity, $day['frequency'] ?? 1);
    }
    return saved(sent('delete') ? "$product[name] will not come any more." : "Your regular order of $product[name] is saved.");
}

function set_regular_day(array $person, array $product, int $weekday, mixed $quantity, mixed $frequency, bool $isFree = false): void
{
    refuse_if(!is_numeric($quantity) || (int) $quantity != $quantity || $quantity < 0 || $quantity > most_of($product),
        'You can have at most ' . most_of($product) . " of $product[name] a day.", 'weekdays');
    $known = row('SELECT * FROM regular_orders WHERE person_id = ? AND product_id = ? AND weekday = ? AND is_free = ?', $person['id'], $product['id'], $weekday, (int) $isFree);
    if ($known && $known['quantity'] == $quantity && $known['frequency'] == $frequency) {
        return;
    }
    $since = next_on_weekday($person, $weekday, 'essential_days');
    if ((int) $quantity === 0) {
        run('DELETE FROM regular_orders WHERE id = ?', $known['id'] ?? null);
        return;
    }
    refuse_if($since === null || !in_array((int) $frequency, [1, 2, 4], true), 'We do not come on that day.', 'weekdays');
    // A new quantity applies from the first delivery that can still be changed; a new frequency counts from there.
    run('INSERT INTO regular_orders (person_id, product_id, weekday, quantity, frequency, since, is_free) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
        ON CONFLICT (person_id, product_id, weekday, is_free) DO UPDATE SET quantity = ?4, frequency = ?5, since = ?6',
        $person['id'], $product['id'], $weekday, (int) $quantity, (int) $frequency, $since, (int) $isFree);
}

/** Returns the deliveries of one date: regular orders, with the changes for that day, and one-off orders. */
function essentials_on(array $person, string $date): array
{
    $lines = [];
    $regular = array_filter(rows('SELECT r.*, r.id AS order_id FROM regular_orders r WHERE person_id = ? AND weekday = ? AND (ends IS NULL OR ends > ?)', $person['id'], weekday_of($date), $date),
        fn(array $order): bool => is_due($order['since'], (int) $order['frequency'], $date));
    foreach ($regular as $order) {
        $change = day_order($person, $order['product_id'], $date, 'change');
        $lines[] = ['quantity' => $change['quantity'] ?? $order['quantity'], 'is_modified' => $change ? '1' : '0'] + $order;
    }
    foreach (rows("SELECT *, id AS order_id FROM day_orders WHERE person_id = ? AND date = ? AND kind = 'oneoff'", $person['id'], $date) as $order) {
        $lines[] = ['frequency' => '0', 'is_modified' => '0'] + $order;
    }
    return $lines;
}

function regular_on(array $person, string $productId, string $date): ?array
{
    $order = row('SELECT * FROM regular_orders WHERE person_id = ? AND product_id = ? AND weekday = ? AND is_free = 0
        AND (ends IS NULL OR ends > ?)', $person['id'], $productId, weekday_of($date), $date);
    return $order && is_due($order['since'], (int) $order['frequency'], $date) ? $order : null;
}

function day_order(array $person, string $productId, string $date, string $kind): ?array
{
    return row('SELECT * FROM day_orders WHERE person_id = ? AND product_id = ? AND date = ? AND kind = ? AND is_free = 0', $person['id'], $productId, $date, $kind);
}

function read_day_order(string $id, string $written): Answer
{
    $date = read_date($written);
    refuse_if($date === null, 'That is no date.', 'date');
    $person = person();
    $order = day_order($person, product_of($id)['id'], $date, 'change') ?? regular_on($person, $id, $date);
    return json(['quantity_ordered' => $order['quantity'] ?? '0']);
}

function save_day_order(): Answer
{
    $person = person_with_postcode();
    $product = product_of(sent('id'), 'de');
    $date = open_date($person, sent('date'), 'essential_days');
    refuse_if(!regular_on($person, $product['id'], $date), "$product[name] does not come regularly on that day.");
    set_day_order($person, $product, $date, 'change', sent_count('quantity', most_of($product)));
    return saved('That day is changed.');
}

function set_day_order(array $person, array $product, string $date, string $kind, int $quantity, int $isFree = 0): void
{
    run('INSERT INTO day_orders (person_id, product_id, date, kind, quantity, is_free) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
        ON CONFLICT (person_id, product_id, date, kind, is_free) DO UPDATE SET quantity = ?5', $person['id'], $product['id'], $date, $kind, $quantity, $isFree);
}

/**
 * Returns the open dates by heading, and the order for one of them: one-off (frequency 0), or a change of a regular
 * order.
 */
function read_one_off(string $id): Answer
{
    $product = product_of($id, 'de');
    $person = person();
    $dates = open_dates($person, 'essential_days');
    $groups = [];
    foreach ($dates as $date) {
        $weeks = intdiv(days_between(sunday_of(today()), $date), 7);
        $groups[['This week', 'Next week'][$weeks] ?? 'Later'][$date] = in_words($date);
    }
    $date = read_date(asked('date')) ?? $dates[0] ?? today();
    $once = day_order($person, $product['id'], $date, 'oneoff');
    $order = $once ?? day_order($person, $product['id'], $date, 'change');
    $frequency = $once ? '0' : regular_on($person, $product['id'], $date)['frequency'] ?? '0';
    return json(['dates' => (object) $groups, 'quantity' => $order['quantity'] ?? null, 'order_id' => $order['id'] ?? null,
        'frequency' => $order ? $frequency : null]);
}

/** Saves, changes or removes a one-off order, or a change of a regular order for one day. */
function save_one_off(): Answer
{
    $person = person_with_postcode();
    $product = product_of(sent('id'), 'de');
    $date = open_date($person, sent('date'), 'essential_days');
    $known = day_order($person, $product['id'], $date, 'oneoff') ?? day_order($person, $product['id'], $date, 'change');
    if (sent('remove')) {
        run('DELETE FROM day_orders WHERE id = ?', $known['id'] ?? null);
        return saved("$product[name] is as it was before on " . in_words($date) . '.');
    }
    must_be_sold($product);
    $quantity = sent_count('quantity', most_of($product));
    refuse_if($quantity === 0, 'Please order at least one.', 'quantity');
    set_day_order($person, $product, $date, $known['kind'] ?? 'oneoff', $quantity);
    return saved("$product[name] comes on " . in_words($date) . '.');
}

function read_suggestions(): Answer
{
    $words = str_replace(['%', '_'], '', asked('q'));
    return json(rows('SELECT name, size AS note FROM products WHERE name LIKE ? ORDER BY name LIMIT ?', "%$words%", min(10, (int) (asked('limit') ?: 5))));
}
