<?php
// Ordered boxes: the list of them, and changing, cancelling and reordering them.
declare(strict_types=1);

/** Returns every box between two days, by date; a week that was changed on its own replaces that week of its order. */
function boxes_between(array $person, string $from, string $to): array
{
    $boxes = [];
    $orders = rows('SELECT * FROM box_orders WHERE person_id = ? ORDER BY id', $person['id']);
    $changed = array_map(fn(array $order): string => "$order[parent_id] $order[date]", array_filter($orders, fn(array $order): bool => $order['parent_id'] !== null));
    for ($date = $from; $date <= $to; $date = day_after($date, 1)) {
        foreach ($orders as $order) {
            $isOver = $order['ends'] !== null && $date >= $order['ends'];
            if (!$isOver && is_due($order['date'], (int) $order['frequency'], $date) && !in_array("$order[id] $date", $changed, true)) {
                foreach (days_of_delivery($person, $date) as $day => $isShifted) {
                    $boxes[] = told_box($person, $order, $date, $day, $isShifted);
                }
            }
        }
    }
    return $boxes;
}

/** Returns one delivery of a box, in the format of the calls. */
function told_box(array $person, array $order, string $date, string $day, bool $isShifted): array
{
    $lines = rows('SELECT l.quantity, l.price AS paid, p.* FROM box_order_lines l JOIN products p ON p.id = l.product_id WHERE l.order_id = ?', $order['id']);
    $subtotal = (int) array_sum(array_map(fn(array $line): int => (int) $line['quantity'] * (int) $line['paid'], $lines));
    $discount = discount_of($order['code'], $subtotal);
    $isOver = $day < today() && !$isShifted;
    $isCancelled = value('SELECT 1 FROM box_cancellations WHERE order_id = ? AND date = ?', $order['id'], $date) ?? '0';
    $isPaused = is_paused($person, $day);
    $isDelivered = $isOver && $isCancelled === '0' && !$isPaused ? '1' : '0';
    return [
        'id' => "$order[id]-" . str_replace('-', '', $day),
        'order_id' => $order['id'],
        'start_date' => $day,
        'items_qty' => (string) array_sum(array_column($lines, 'quantity')),
        'subtotal' => pounds($subtotal),
        'discount_amount' => pounds($discount),
        'grand_total' => pounds($subtotal - $discount),
        'products' => array_map(fn(array $line): array => ['product' => told_product($line), 'quantity' => $line['quantity']], $lines),
        'deliveries' => array_map(fn(array $line): array => ['id' => $line['id'], 'product_id' => $line['id'],
            'product_name' => $line['name'], 'quantity_ordered' => $line['quantity'],
            'quantity_delivered' => $isDelivered === '1' ? $line['quantity'] : null,
            'total_price' => pounds((int) $line['quantity'] * (int) $line['paid']),
            'unavailable' => $line['is_available'] === '1' ? '0' : '1'], $lines),
        'cancelled' => $isCancelled,
        'past_cutoff' => is_past_cut_off($date) ? '1' : '0',
        'cutoff' => cut_off($date)->format(DATE_ATOM),
        'deliverable' => '1',
        'delivered' => $isDelivered,
        'paid' => $isDelivered,
        'shifted' => $isShifted ? '1' : '0',
        'paused' => $isPaused ? '1' : '0',
        'modified' => $order['parent_id'] === null ? '0' : '1',
        'weekday' => (string) weekday_of($date),
        'order' => ['id' => $order['id'], 'frequency' => $order['frequency'], 'weekday' => (string) weekday_of($date), 'parent_id' => $order['parent_id']],
    ];
}

/** Returns the next box of each order, or the last one if no more will come; newest first. */
function latest_boxes(array $person): array
{
    $latest = [];
    foreach (boxes_between($person, day_after(today(), -56), day_after(today(), 28)) as $box) {
        if ($box['shifted'] === '0' && ($latest[$box['order_id']]['start_date'] ?? '') < today()) {
            $latest[$box['order_id']] = $box;
        }
    }
    usort($latest, fn(array $one, array $other): int => $other['start_date'] <=> $one['start_date']);
    return array_slice($latest, 0, 10);
}

function box_order(mixed $id): array
{
    $order = row('SELECT * FROM box_orders WHERE id = ? AND person_id = ?', is_scalar($id) ? $id : null, customer()['id']);
    return $order ?? throw new Refused('There is no such box.', status: 404);
}

/** Adds the products of an earlier box to the basket, as far as they are still sold. */
function reorder_box(): Answer
{
    $person = customer();
    foreach (rows('SELECT p.*, l.quantity FROM box_order_lines l JOIN products p ON p.id = l.product_id
        WHERE l.order_id = ? AND p.is_available = 1', box_order(sent('order_id'))['id']) as $line) {
        set_quantity($person, $line, min(quantity_in_basket($person, $line) + (int) $line['quantity'], most_of($line)));
    }
    return saved('Your box is filled again.');
}

/** `$id` is the id of a delivery, as told_box() writes it. */
function edit_box_order(string $id): Answer
{
    return amend(box_order(explode('-', $id)[0]), null);
}

/** Amends one week of a repeating box if a date is given, else the order. */
function edit_box_of_a_week(): Answer
{
    $order = box_order(sent('order'));
    return amend($order, $order['frequency'] === '0' ? null : usual_day(read_date(sent('date'))));
}

/** Puts an order into the basket; confirming the basket writes the order back. */
function amend(array $order, ?string $week): Answer
{
    $person = customer();
    if ($order['parent_id'] !== null) {
        [$week, $parent] = [$order['date'], $order['parent_id']];
    }
    $date = $week ?? ($order['frequency'] === '0' ? $order['date'] : null);
    refuse_if($date !== null && is_past_cut_off($date), 'This box cannot be changed any more.');
    empty_basket($person);
    run('UPDATE baskets SET code = ?, amends = ?, week = ?, date = ?, day = ?, frequency = ?, slot = ?, instructions = ?, other = ?
        WHERE person_id = ?', $order['code'], $parent ?? $order['id'], $week, $date, $order['frequency'] === '0' ? null : weekday_of($order['date']),
        $order['frequency'], $order['slot'], $order['instructions'], $order['other'], $person['id']);
    run('INSERT INTO basket_lines (person_id, product_id, quantity) SELECT ?, product_id, quantity FROM box_order_lines WHERE order_id = ?',
        $person['id'], $order['id']);
    return saved('Your box is ready to be changed.');
}

/** Cancels one delivery; without a date, all future ones. */
function cancel_box_order(): Answer
{
    $order = box_order(sent('order_id'));
    $date = $order['frequency'] === '0' ? $order['date'] : usual_day(read_date(sent('date')));
    refuse_if($date !== null && is_past_cut_off($date), 'This box cannot be cancelled any more.');
    if ($date !== null) {
        run('INSERT OR IGNORE INTO box_cancellations VALUES (?, ?)', $order['id'], $date);
        return saved('Your box is cancelled.');
    }
    // A delivery past its cut-off still comes.
    run('UPDATE box_orders SET ends = ? WHERE id = ?', day_after(today(), is_past_cut_off(day_after(today(), 1)) ? 2 : 1), $order['id']);
    return saved('Your box will not come any more.');
}

/** Returns the day on which a delivery would come without a holiday. */
function usual_day(?string $day): ?string
{
    $moved = $day === null ? [] : array_filter(holidays_between(day_after($day, -7), $day), fn(array $holiday): bool => $holiday['to'] === $day);
    return $moved ? end($moved)['from'] : $day;
}

/** Returns the amendment that was begun and neither confirmed nor discarded. */
function active_amendment(array $person): ?array
{
    $basket = basket_of($person);
    return $basket['amends'] === null ? null : ['id' => $basket['amends'], 'date' => basket_date($person),
        'frequency' => $basket['week'] === null ? $basket['frequency'] : '0', 'weekday' => $basket['day']];
}
