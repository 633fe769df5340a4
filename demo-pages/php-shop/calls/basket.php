<?php
// The box that is being filled.
declare(strict_types=1);

function pounds(int|string $pence): string
{
    return number_format((int) $pence / 100, 2, '.', '');
}

function product_of(mixed $id, ?string $template = null): array
{
    $product = is_scalar($id) ? row('SELECT * FROM products WHERE id = ?', $id) : null;
    refuse_if(!$product || ($template && $product['template'] !== $template), 'We do not sell that any more.', status: 404);
    return $product;
}

function most_of(array $product): int
{
    return (int) ($product['max_qty_allowed'] ?? 100);
}

function must_be_sold(array $product): void
{
    refuse_if($product['is_available'] !== '1', "$product[name] is out of stock.");
}

/** Returns a product in the format of the calls. */
function told_product(array $product): array
{
    return ['id' => $product['id'], 'name' => $product['name'], 'size' => $product['size'], 'template' => $product['template'],
        'edg_code' => $product['edg_code'], 'is_available' => $product['is_available'],
        'max_qty_allowed' => $product['max_qty_allowed'], 'order_price' => pounds($product['price']),
        'image' => ROOT . "/pictures/$product[id].svg"];
}

function basket_of(array $person): array
{
    return row('SELECT * FROM baskets WHERE person_id = ?', $person['id']);
}

/** Returns the lines with their products; `unavailable` means that a line cannot come on the chosen date. */
function basket_lines(array $person): array
{
    $date = basket_date($person);
    $lines = rows('SELECT l.id AS line, l.quantity, p.* FROM basket_lines l JOIN products p ON p.id = l.product_id
        WHERE l.person_id = ? ORDER BY l.id', $person['id']);
    return array_map(fn(array $line): array => [
        'id' => $line['line'], 'product_id' => $line['id'], 'quantity' => $line['quantity'], 'product' => told_product($line),
        'unavailable' => can_come($line, $date) ? '0' : '1',
    ], $lines);
}

function can_come(array $product, ?string $date): bool
{
    return $product['is_available'] === '1' && ($date === null || $product['not_on'] !== (string) weekday_of($date));
}

/** Returns the next date of the box, as far as it is chosen. */
function basket_date(array $person): ?string
{
    $basket = basket_of($person);
    return $basket['frequency'] === '0' || $basket['week'] !== null
        ? $basket['date']
        : next_on_weekday($person, (int) $basket['day'], 'box_days');
}

/** Returns the sum of the lines in pence, without those that cannot come. */
function basket_total(array $lines): int
{
    $counted = array_filter($lines, fn(array $line): bool => $line['unavailable'] === '0');
    return (int) array_sum(array_map(fn(array $line): int => to_pence($line['product']['order_price']) * (int) $line['quantity'], $counted));
}

function to_pence(string $pounds): int
{
    return (int) round((float) $pounds * 100);
}

function discount_of(?string $code, int $total): int
{
    return intdiv($total * (int) value('SELECT percent FROM codes WHERE code = ? AND ended = 0', $code), 100);
}

function read_basket(): Answer
{
    $person = person();
    $basket = basket_of($person);
    $lines = basket_lines($person);
    return json([
        'basket' => ['id' => $person['id'], 'coupon_code' => $basket['code'], 'discount_amount' => pounds(discount_of($basket['code'], basket_total($lines))), 'deliveries' => []],
        'order' => told_draft($person),
        'products' => $lines,
    ]);
}

/**
 * Returns the box as an order that is not placed yet. Its id is the basket's id, with which the checkout asks for it.
 */
function told_draft(array $person): array
{
    $basket = basket_of($person);
    return ['id' => $person['id'], 'date' => $basket['date'], 'next_delivery_date' => basket_date($person),
        'frequency' => $basket['frequency'], 'weekday' => $basket['day'], 'delivery_slot_id' => $basket['slot'],
        'delivery_instructions' => $basket['instructions'], 'other_delivery_instructions' => $basket['other'],
        'parent_id' => $basket['week'] === null ? null : $basket['amends'], 'editing_order_id' => $basket['amends']];
}

function add_to_basket(): Answer
{
    $person = person_with_postcode();
    $product = product_of(sent('id'), 'bol');
    set_quantity($person, $product, sent_count() + (sent('increment') ? quantity_in_basket($person, $product) : 0));
    return saved("$product[name] is in your box.");
}

function set_quantity(array $person, array $product, int $quantity): void
{
    must_be_sold($product);
    refuse_if($quantity > most_of($product), 'You can have at most ' . most_of($product) . " of $product[name].", 'quantity');
    run('INSERT INTO basket_lines (person_id, product_id, quantity) VALUES (?1, ?2, ?3)
        ON CONFLICT (person_id, product_id) DO UPDATE SET quantity = ?3', $person['id'], $product['id'], $quantity);
    run('DELETE FROM basket_lines WHERE quantity = 0 AND person_id = ?', $person['id']);
}

function quantity_in_basket(array $person, array $product): int
{
    return (int) value('SELECT quantity FROM basket_lines WHERE person_id = ? AND product_id = ?', $person['id'], $product['id']);
}

function read_basket_quantity(string $id): Answer
{
    return json(['quantity' => (string) quantity_in_basket(person(), product_of($id))]);
}

function basket_line(string $id): array
{
    return row('SELECT * FROM basket_lines WHERE id = ? AND person_id = ?', $id, person()['id'])
        ?? throw new Refused('That is not in your box any more.', status: 404);
}

function change_basket_line(string $id): Answer
{
    set_quantity(person(), product_of(basket_line($id)['product_id']), sent_count());
    return saved();
}

function remove_basket_line(string $id): Answer
{
    run('DELETE FROM basket_lines WHERE id = ? AND person_id = ?', basket_line($id)['id'], person()['id']);
    return saved();
}

/** Discards an amendment, whose order stays unchanged, or empties the box. */
function cancel_basket(): Answer
{
    empty_basket(person());
    return saved();
}

function empty_basket(array $person): void
{
    run('DELETE FROM basket_lines WHERE person_id = ?', $person['id']);
    run('DELETE FROM baskets WHERE person_id = ?', $person['id']);
    run('INSERT INTO baskets (person_id) VALUES (?)', $person['id']);
}

function apply_discount(): Answer
{
    $person = customer();
    $code = strtoupper(sent_text('discount_code'));
    $isOff = $code === 'CLEARDISCOUNT';
    refuse_if(!$isOff && value('SELECT 1 FROM codes WHERE code = ? AND percent > 0 AND ended = 0', $code) === null, 'This code brings nothing off a box.', 'discount_code');
    run('UPDATE baskets SET code = ? WHERE person_id = ?', $isOff ? null : $code, $person['id']);
    return saved($isOff ? 'The code is taken off.' : 'The code is applied.');
}
