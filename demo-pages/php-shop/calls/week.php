<?php
// One week at a glance.
declare(strict_types=1);

function read_week(): Answer
{
    $person = person();
    $sunday = sunday_of(read_date(asked('start_of_week')) ?? today());
    $saturday = day_after($sunday, 6);
    $lines = [];
    // A holiday may move a delivery from or to an adjoining week.
    for ($date = day_after($sunday, -7); $date <= day_after($saturday, 7); $date = day_after($date, 1)) {
        foreach (essentials_on($person, $date) as $line) {
            foreach (days_of_delivery($person, $date) as $day => $isShifted) {
                $lines[] = told_line($person, $line, $date, $day, $isShifted);
            }
        }
    }
    $inWeek = fn(string $date): bool => $date >= $sunday && $date <= $saturday;
    $boxes = boxes_between($person, day_after($sunday, -7), day_after($saturday, 7));
    return json([
        'products' => array_values(array_filter($lines, fn(array $line): bool => $inWeek($line['delivery_date']))),
        'orders' => array_values(array_filter($boxes, fn(array $box): bool => $inWeek($box['start_date']))),
        'pauses' => rows('SELECT id, start_date, end_date FROM pauses WHERE person_id = ? AND end_date >= ? AND start_date <= ?', $person['id'], $sunday, $saturday),
        'moves' => holidays_between($sunday, $saturday),
        'activeBolOrder' => active_amendment($person),
    ]);
}

/**
 * Returns one line of a day, in the format of the calls. The price is for the ordered quantity, also if it does not
 * come.
 */
function told_line(array $person, array $line, string $date, string $day, bool $isShifted): array
{
    $product = product_of($line['product_id']);
    $isPaused = is_paused($person, $day);
    $isDelivered = $day < today() && !$isPaused && !$isShifted;
    return [
        'id' => "$line[frequency]-$line[order_id]-$day",
        'product_id' => $product['id'],
        'product_name' => $product['name'],
        'product' => told_product($product),
        'delivery_date' => $day,
        'quantity_ordered' => $line['quantity'],
        'quantity_delivered' => $isDelivered ? $line['quantity'] : null,
        'total_price' => $line['is_free'] === '1' ? '0.00' : pounds((int) $line['quantity'] * (int) $product['price']),
        'past_cutoff' => is_past_cut_off($date) ? '1' : '0',
        'cutoff' => cut_off($date)->format(DATE_ATOM),
        'paused' => $isPaused ? '1' : '0',
        'shifted' => $isShifted ? '1' : '0',
        'modified' => $line['is_modified'],
        'unavailable' => $product['is_available'] === '1' ? '0' : '1',
        'orderproduct' => ['is_free' => $line['is_free'], 'order' => ['id' => $line['order_id'], 'type' => 'de', 'frequency' => $line['frequency']]],
    ];
}

/** Returns true if anything is ordered, for the steps of a registration: regularly, once, or in the box. */
function read_ordered(): Answer
{
    $id = person()['id'];
    return json(['data' => rows('SELECT product_id AS id FROM regular_orders WHERE person_id = ?1
        UNION SELECT product_id FROM day_orders WHERE person_id = ?1 AND date >= ?2
        UNION SELECT product_id FROM basket_lines WHERE person_id = ?1', $id, today())]);
}
