<?php
// The pages of a customer's account.
declare(strict_types=1);

function boxes_page(): Answer
{
    $person = customer();
    $cells = function (array $box) use ($person): array {
        $path = "/my/boxes/$box[order_id]/$box[start_date]";
        $state = $box['cancelled'] === '1' ? 'Cancelled' : ($box['delivered'] === '1' ? 'Delivered' : 'Coming');
        $options = ['order' => $box, 'activeBolOrder' => active_amendment($person), 'action' => $state === 'Coming' ? 'edit' : 'reorder'];
        $view = doorstep_widget('view-box', $options, link_to($path, 'View'));
        return [link_to($path, in_words($box['start_date'])), $state, "£$box[grand_total]", $view];
    };
    return page('Your boxes', table(['Day', 'State', 'Total', ''], array_map($cells, latest_boxes($person)))
        . doorstep_widget('order-again', [], '<p>What you have ordered can be ordered again.</p>'));
}

function box_order_page(string $id, string $date): Answer
{
    $person = customer();
    // A holiday may have moved the delivery by some days.
    $boxes = read_date($date) ? boxes_between($person, day_after($date, -7), day_after($date, 7)) : [];
    $found = array_filter($boxes, fn(array $box): bool => $box['order_id'] === $id && $box['start_date'] === $date);
    if (!$found) {
        return not_found_page();
    }
    $box = current($found);
    return page('Box for ' . in_words($date), doorstep_widget('box-order-detail', ['order' => $box], "<p>£$box[grand_total]</p>"));
}

function my_essentials_page(): Answer
{
    $person = customer();
    $products = rows('SELECT p.*, sum(r.quantity) AS quantity FROM regular_orders r JOIN products p ON p.id = r.product_id
        WHERE person_id = ? AND is_free = 0 AND (ends IS NULL OR ends > ?) GROUP BY p.id ORDER BY p.id', $person['id'], today());
    $regular = array_map(fn(array $product): string => essential($product['quantity'], $product, 'order-edit'), $products);
    $days = '';
    foreach (array_slice(open_dates($person, 'essential_days'), 0, 6) as $date) {
        $lines = array_map(fn(array $line): string => match (true) {
            $line['is_free'] === '1' => essential($line['quantity'], product_of($line['product_id']), null),
            $line['frequency'] === '0' => essential($line['quantity'], product_of($line['product_id']), 'order-edit', ['deliveryDate' => $date]),
            default => essential($line['quantity'], product_of($line['product_id']), 'day-order', ['selectedDate' => $date]),
        }, essentials_on($person, $date));
        $days .= '<h3>' . in_words($date) . '</h3><ul>' . (implode('', $lines) ?: '<li>Nothing</li>') . '</ul>';
    }
    return page('Your orders', '<div class="columns"><section><h2>Every week</h2><ul>' . implode('', $regular) . "</ul></section><section><h2>Coming</h2>$days</section></div>");
}

/** Returns a line of a delivery, with the widget that changes it; free products cannot be changed. */
function essential(string $quantity, array $product, ?string $widget, array $options = []): string
{
    $edit = $widget ? doorstep_widget($widget, ['product' => told_product($product)] + $options, link_to("/product/$product[id]", 'Change')) : '(free)';
    return '<li>' . h("$quantity × $product[name]") . " $edit</li>";
}

function pauses_page(array $errors = []): Answer
{
    $pauses = rows('SELECT * FROM pauses WHERE person_id = ? AND end_date >= ? ORDER BY start_date', customer()['id'], today());
    $edited = array_column($pauses, null, 'id')[sent_text('pause') ?: asked('edit')] ?? null;
    $written = fn(string $field): string => sent_text($field) ?: ($edited ? (new DateTimeImmutable($edited[$field]))->format('d/m/Y') : '');
    [$start, $end] = [$written('start_date'), $written('end_date')];
    $others = array_values(array_filter($pauses, fn(array $pause): bool => $pause !== $edited));
    $options = ['startDate' => $start, 'endDate' => $end, 'min' => earliest_change(), 'errors' => $errors,
        'pauses' => array_map(fn(array $pause): array => $pause + ['editUrl' => ROOT . "/my/pauses?edit=$pause[id]"], $others)];
    $options['moves'] = array_values(array_filter(holidays_between(today(), day_after(today(), 90)), fn(array $holiday): bool => $holiday['to'] !== null));
    $picker = doorstep_widget('pause-picker', array_filter($options), field('start_date', 'First day', $errors, $start) . field('end_date', 'Last day', $errors, $end));
    $ends = array_map(fn(array $pause): string => '<li>' . in_words($pause['start_date']) . ' to ' . in_words($pause['end_date'])
        . form("/my/pauses/$pause[id]/end", '<button>End pause</button>') . '</li>', $pauses);
    return page('Pauses', form('/my/pauses', '<input type="hidden" name="pause" value="' . h($edited['id'] ?? '') . "\">$picker<p><button>Pause deliveries</button></p>")
        . '<ul>' . implode('', $ends) . '</ul>');
}

function save_pause(): Answer
{
    $person = customer();
    // An unreadable date is null, which is less than any date.
    [$start, $end] = [read_date(sent('start_date')), read_date(sent('end_date'))];
    refuse_if($start < earliest_change(), 'Please choose a first day from ' . in_words(earliest_change()) . ' on.', 'start_date');
    refuse_if($end < $start, 'Please choose a last day that is not before the first.', 'end_date');
    run('DELETE FROM pauses WHERE id = ? AND person_id = ?', sent_text('pause'), $person['id']);
    run('INSERT INTO pauses (person_id, start_date, end_date) VALUES (?, ?, ?)', $person['id'], $start, $end);
    return said('Your deliveries are paused from ' . in_words($start) . ' to ' . in_words($end) . '.', '/my/pauses');
}

function end_pause(string $id): Answer
{
    run('DELETE FROM pauses WHERE id = ? AND person_id = ?', $id, customer()['id']);
    return said('Your deliveries come again.', '/my/pauses');
}

/** Returns the address of a person or a move in one line. */
function address_of(array $place): string
{
    return "$place[street], $place[city], $place[postcode]";
}

function addresses_page(): Answer
{
    $person = customer();
    $move = row('SELECT * FROM moves WHERE person_id = ?', $person['id']);
    $panel = doorstep_widget('postcode-panel', ['variant' => 'account', 'moving' => true],
        form('/account/addresses/postcode/verify', field('postcode', 'The postcode you are moving to') . '<button>Check</button>'));
    return page('Moving house', '<p>We come to ' . h(address_of($person)) . '.</p>'
        . ($move ? '<p>From ' . in_words($move['date']) . ' on we come to ' . h(address_of($move)) . '.</p>' : '') . $panel);
}

function move_page(array $errors = []): Answer
{
    $person = customer();
    $postcode = read_postcode(sent('postcode') ?? asked('postcode'));
    if (round_of($postcode) === null) {
        return said('Sorry, we do not come there yet.', '/my/addresses');
    }
    $options = ['postcode' => $postcode, 'addresses' => [['id' => $person['id'], 'address_summary' => address_of($person)]],
        'moveDate' => sent_text('move_date'), 'earliestDate' => earliest_change(), 'errors' => $errors,
        'choices' => array_map(fn(mixed $conflict): string => as_text($conflict['to'] ?? ''), (array) sent('conflict'))];
    $widget = doorstep_widget('house-move', array_filter($options), field('move_date', 'Moving on', $errors) . '<p><button>Confirm my move</button></p>');
    return page('Your move', form('/my/move', '<input type="hidden" name="postcode" value="' . h($postcode) . '">' . field('street', 'House number and street', $errors)
        . field('city', 'Town or city', $errors) . '<p>Postcode: ' . h($postcode) . "</p>$widget"));
}

function move_house(): Answer
{
    $person = customer();
    [$postcode, $date] = [read_postcode(sent('postcode')), read_date(sent('move_date'))];
    refuse_if($date < earliest_change(), 'Please choose a day from ' . in_words(earliest_change()) . ' on.', 'move_date');
    refuse_if(round_of($postcode) === null, 'Sorry, we do not come there yet.');
    refuse_with(missing(['street' => 'your new house number and street', 'city' => 'your new town or city']));
    $offered = move_conflicts($person, $postcode, $date);
    foreach ($offered['conflicts'] as $conflict) {
        settle_conflict($conflict, as_text(sent('conflict')[$conflict['id']]['to'] ?? ''), $offered, $date);
    }
    run('INSERT OR REPLACE INTO moves VALUES (?, ?, ?, ?, ?)', $person['id'], sent_text('street'), sent_text('city'), $postcode, $date);
    return said('From ' . in_words($date) . ' on we come to ' . sent_text('street') . ', ' . sent_text('city') . '.', '/my/addresses');
}

/** Moves an order that clashes to another day, or ends it if the choice is `x`. */
function settle_conflict(array $conflict, string $to, array $offered, string $date): void
{
    $id = substr($conflict['id'], 1);
    $isRegular = $conflict['frequency'] !== '0';
    $isOffered = $isRegular ? isset($offered['available_days']->{$to}) : in_array($to, array_column($offered['delivery_dates'], 'value'), true);
    refuse_if($to !== 'x' && !$isOffered, "Please choose a day for $conflict[name].", 'conflict');
    if (!$isRegular) {
        run($to === 'x' ? 'DELETE FROM day_orders WHERE date != ? AND id = ?' : 'UPDATE day_orders SET date = ? WHERE id = ?', $to, $id);
        return;
    }
    run('UPDATE regular_orders SET ends = ? WHERE id = ?', $date, $id);
    if ($to !== 'x') {
        $isTaken = value('SELECT 1 FROM regular_orders r JOIN regular_orders o USING (person_id, product_id) WHERE r.id = ? AND o.weekday = ?', $id, $to);
        refuse_if($isTaken !== null, "$conflict[name] comes on " . DAYS[(int) $to] . ' already.', 'conflict');
        run('INSERT INTO regular_orders (person_id, product_id, weekday, quantity, frequency, since, is_free)
            SELECT person_id, product_id, ?, quantity, frequency, ?, is_free FROM regular_orders WHERE id = ?', $to, day_after($date, ((int) $to - weekday_of($date) + 7) % 7), $id);
    }
}

function details_page(): Answer
{
    $person = customer();
    $name = ['title' => $person['title'], 'firstname' => $person['firstname'], 'lastname' => $person['lastname']];
    return page('Your details', doorstep_widget('account-name', $name + ['titles' => ['Mrs', 'Ms', 'Mr', 'Mx']], '<p>Name: ' . h(trim(implode(' ', $name))) . '</p>')
        . doorstep_widget('account-phone', ['phone' => $person['phone']], '<p>Phone: ' . h($person['phone']) . '</p>')
        . doorstep_widget('account-password', ['username' => $person['email'], 'hint' => 'At least eight characters.'], '<p>Password: ********</p>'));
}

function payments_page(array $errors = []): Answer
{
    $person = customer();
    $balance = pounds((int) value('SELECT -sum(amount) FROM transactions WHERE person_id = ?', $person['id']));
    $form = doorstep_widget('payment-form', array_filter(['action' => ROOT . '/my/payments', 'outstandingBalance' => $balance, 'amount' => sent_text('amount'), 'errors' => $errors]),
        form('/my/payments', field('amount', 'Amount in pounds', $errors) . '<p><button>Make Payment</button></p>'));
    [$from, $to] = [read_date(asked('from')) ?? day_after(today(), -30), read_date(asked('to')) ?? today()];
    $words = asked('q');
    $search = doorstep_widget('transaction-search', ['action' => ROOT . '/my/payments', 'q' => $words, 'start' => $from, 'end' => $to],
        '<form><input name="q" aria-label="Words"> <button>Search</button></form>');
    $found = rows('SELECT * FROM transactions WHERE person_id = ? AND date BETWEEN ? AND ? AND words LIKE ? ORDER BY date DESC, id DESC', $person['id'], $from, $to, "%$words%");
    $amount = fn(int $pence): string => ($pence < 0 ? '−' : '') . '£' . pounds(abs($pence));
    return page('Payments', "$form<h2>Transactions</h2>$search<p>From " . in_words($from) . ' to ' . in_words($to) . '</p>'
        . table(['Day', 'For', 'Amount'], array_map(fn(array $entry): array => [in_words($entry['date']), h($entry['words']), $amount((int) $entry['amount'])], $found)));
}

function pay(): Answer
{
    $person = customer();
    $amount = sent_text('amount');
    refuse_if(!preg_match('/^\d{1,6}(\.\d{1,2})?$/D', $amount) || (float) $amount < 1, 'Please enter an amount from 1.00, such as 20.00.', 'amount');
    run('INSERT INTO transactions (person_id, date, words, amount) VALUES (?, ?, ?, ?)', $person['id'], today(), 'Payment, thank you', to_pence($amount));
    return said('Thank you. We have your payment of £' . pounds(to_pence($amount)) . '.', '/my/payments');
}
