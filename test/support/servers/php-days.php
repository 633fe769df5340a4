<?php
// Prints what comes in the fortnight around a Friday of the PHP shop, for each pair of causes, as JSON.
declare(strict_types=1);

$shop = __DIR__ . '/../../../demo-pages/php-shop';
foreach (['lib/database', 'lib/http', 'lib/calendar', 'lib/people', 'calls/postcodes', 'calls/basket', 'calls/checkout', 'calls/boxes', 'calls/essentials', 'calls/week'] as $part) {
    require "$shop/$part.php";
}

function clock(string $moment): void
{
    putenv('SHOP_CLOCK_SHIFT=' . ((new DateTimeImmutable($moment, new DateTimeZone('Europe/London')))->getTimestamp() - time()));
}

const FRIDAY = '2026-12-04';
clock('2026-12-01 09:00');
$causes = [
    'pause' => fn() => run('INSERT INTO pauses (person_id, start_date, end_date) VALUES (1, ?1, ?1)', FRIDAY),
    'holiday' => fn() => run('INSERT INTO holidays VALUES (?, ?, ?)', FRIDAY, '2026-12-08', 'Snow'),
    'cut-off' => fn() => clock('2026-12-03 22:00'),
    'one-off' => fn() => run("INSERT INTO day_orders (person_id, product_id, date, quantity, kind) VALUES (1, 111, ?, 1, 'oneoff')", FRIDAY),
    'skip' => fn() => run("INSERT INTO day_orders (person_id, product_id, date, quantity, kind) VALUES (1, 101, ?, 0, 'change')", FRIDAY),
    'house move' => function () {
        run("INSERT INTO moves VALUES (1, '1 New Road', 'Bath', 'BA1 1AB', '2026-12-03')");
        run("UPDATE regular_orders SET ends = '2026-12-03'");
        run("INSERT INTO regular_orders (person_id, product_id, weekday, quantity, frequency, since) VALUES (1, 101, 2, 2, 4, '2026-12-08')");
    },
    'paused arrival' => fn() => run("INSERT INTO pauses (person_id, start_date, end_date) VALUES (1, '2026-12-08', '2026-12-08')"),
];

/** What comes, and the state of what was due on Friday. */
function told(): string
{
    $comes = [];
    $friday = [];
    foreach (['2026-11-29', '2026-12-06'] as $sunday) {
        $_GET['start_of_week'] = $sunday;
        $week = json_decode(read_week()->body, true);
        foreach ([...$week['products'], ...$week['orders']] as $entry) {
            $date = $entry['delivery_date'] ?? $entry['start_date'];
            $what = isset($entry['product_id']) ? "$entry[quantity_ordered] of $entry[product_id]" : 'box';
            $isStopped = $entry['paused'] === '1' || $entry['shifted'] === '1' || ($entry['quantity_ordered'] ?? '1') === '0';
            $comes[] = $isStopped ? null : (int) substr($date, 8) . ": $what";
            if ($date === FRIDAY) {
                $friday[] = $entry['paused'] === '1' ? 'paused' : ($entry['shifted'] === '1' ? 'moved' : null);
            }
        }
    }
    $isOpen = in_array(FRIDAY, open_dates(person(), 'essential_days'), true);
    return implode(', ', array_filter($comes)) . ' | ' . implode(', ', array_unique(array_filter($friday))) . ($isOpen ? ' | open' : ' | closed');
}

run('DELETE FROM holidays');
foreach (['regular_orders', 'box_order_lines', 'box_orders', 'day_orders'] as $table) {
    run("DELETE FROM $table");
}
run('INSERT INTO regular_orders (person_id, product_id, weekday, quantity, frequency, since) VALUES (1, 101, 5, 2, 4, ?)', FRIDAY);
run("INSERT INTO box_orders (id, person_id, date, frequency, slot, instructions, other, placed) VALUES (7, 1, ?, 0, '0', 'porch', '', '2026-11-30')", FRIDAY);
$_SESSION = ['person' => '1'];
$told = [];
foreach ($causes as $one => $begin) {
    foreach (array_slice($causes, array_search($one, array_keys($causes), true) + 1) as $other => $goOn) {
        run('BEGIN');
        $begin();
        $goOn();
        $told["$one, $other"] = told();
        run('ROLLBACK');
        clock('2026-12-01 09:00');
    }
}
echo json_encode($told);
