<?php
// The delivery date of the box, and placing the order.
declare(strict_types=1);

const FREQUENCIES = [0, 1, 2, 4];

function read_checkout(string $order): Answer
{
    $person = person();
    refuse_if($order !== $person['id'], 'There is no such order.', status: 404);
    $lines = basket_lines($person);
    $total = basket_total($lines);
    return json(['total' => pounds($total - discount_of(basket_of($person)['code'], $total)), 'products' => $lines]);
}

/** Stores when the box is wanted: a date of a single box or week, a weekday of a repeating one. */
function change_delivery_date(): Answer
{
    $person = person_with_postcode();
    $frequency = sent_count('frequency', 4);
    refuse_if(!in_array($frequency, FREQUENCIES, true), 'Boxes come once, weekly, fortnightly or every four weeks.', 'frequency');
    $basket = basket_of($person);
    if ($basket['week'] !== null) {
        [$frequency, $date, $day] = [(int) $basket['frequency'], $basket['date'], $basket['day']];
    } elseif ($frequency === 0) {
        [$date, $day] = [open_date($person, sent('date'), 'box_days'), null];
    } else {
        [$date, $day] = [null, sent_count('day', 6)];
        refuse_if(next_on_weekday($person, $day, 'box_days') === null, 'We do not bring boxes on that day.', 'day');
    }
    run('UPDATE baskets SET date = ?, day = ?, frequency = ? WHERE person_id = ?', $date, $day, $frequency, $person['id']);
    $changes = array_map(fn(array $line): array => ['message' => "{$line['product']['name']} cannot come that day."], missing_lines($person));
    return json(['data' => ['changes' => $changes, 'next_delivery' => basket_date($person)]]);
}

/** Returns the lines that cannot come on the chosen date. @return list<array> */
function missing_lines(array $person): array
{
    return array_values(array_filter(basket_lines($person), fn(array $line): bool => $line['unavailable'] === '1'));
}

function remove_unavailable(): Answer
{
    foreach (missing_lines(person()) as $line) {
        run('DELETE FROM basket_lines WHERE id = ?', $line['id']);
    }
    return saved();
}

/** Places the order for the date or day stored before; a guest has to log in first. */
function confirm_order(): Answer
{
    $person = customer();
    $lines = basket_lines($person);
    refuse_if(sent_text('delivery_instructions') === 'other' && sent_text('other_delivery_instruction') === '', 'Please say where we may leave your box.', 'other_delivery_instruction');
    run('UPDATE baskets SET slot = ?, instructions = ?, other = ? WHERE person_id = ?', sent_text('delivery_slot_id'),
        sent_text('delivery_instructions'), iconv_substr(sent_text('other_delivery_instruction'), 0, 200), $person['id']);
    $basket = basket_of($person);
    $date = basket_date($person);
    if (!$lines) {
        throw new Refused('Your box is empty.', more: ['data' => ['redirect' => ROOT . '/box']]);
    }
    refuse_if($date === null || is_past_cut_off($date), 'Please choose a new delivery date: that one cannot be changed any more.', 'date');
    refuse_if(missing_lines($person) !== [], 'Something in your box cannot come that day. Please take it out, or choose another day.');
    $total = basket_total($lines);
    refuse_if($total - discount_of($basket['code'], $total) < rules()['minimumOrder'], 'A box comes from £' . pounds(rules()['minimumOrder']) . '.');
    return json(['data' => ['id' => place_box($person, $basket, $date)]]);
}

/** Writes the order, or the changes of one, and empties the basket. */
function place_box(array $person, array $basket, string $date): string
{
    $isWeek = $basket['week'] !== null;
    $id = $isWeek ? value('SELECT id FROM box_orders WHERE parent_id = ? AND date = ?', $basket['amends'], $date) : $basket['amends'];
    $frequency = $isWeek ? 0 : (int) $basket['frequency'];
    $kept = [$date, $frequency, $basket['slot'], $basket['instructions'], $basket['other'], $basket['code']];
    if ($id !== null) {
        run('UPDATE box_orders SET date = ?, frequency = ?, slot = ?, instructions = ?, other = ?, code = ? WHERE id = ? AND person_id = ?', ...$kept, ...[$id, $person['id']]);
        run('DELETE FROM box_order_lines WHERE order_id = ?', $id);
    } else {
        run('INSERT INTO box_orders (date, frequency, slot, instructions, other, code, person_id, parent_id, placed)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)', ...$kept, ...[$person['id'], $basket['amends'], now()->format('Y-m-d H:i:s')]);
        $id = last_id();
    }
    run('INSERT INTO box_order_lines SELECT ?, l.product_id, l.quantity, p.price FROM basket_lines l
        JOIN products p ON p.id = l.product_id WHERE l.person_id = ?', $id, $person['id']);
    empty_basket($person);
    return $id;
}
