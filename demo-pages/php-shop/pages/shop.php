<?php
// The pages with products.
declare(strict_types=1);

function home_page(): Answer
{
    $panel = doorstep_widget('postcode-panel', ['title' => 'Check we deliver to your area', 'postcode' => (string) person()['postcode'], 'continueUrl' => ROOT . (is_guest() ? '/join' : '/box')],
        '<form action="' . ROOT . '/join"><label>Your postcode <input name="postcode" autocomplete="postal-code"></label> <button>Check</button></form>');
    $steps = is_guest() ? doorstep_widget('registration-steps', [], '<ol><li>Check your postcode</li><li>Choose your items</li><li>' . link_to('/join', 'Register') . '</li></ol>') : '';
    $week = doorstep_widget('weekly-cost', [], '<p>Log in to see your week.</p>');
    return page('Milk and good food to your door', "$steps<div class=\"columns\"><div>$panel</div><div>$week</div></div>");
}

/**
 * Returns a card with the button that orders the product: with one press, or in a dialog that asks for the quantity.
 */
function card(array $product, string $mode = 'add'): string
{
    $told = told_product($product);
    $page = $product['template'] === 'de' ? "/product/$product[id]" : '/contact';
    $isDaily = $product['template'] === 'de';
    $comes = $isDaily && !is_guest() ? ['regularly' => regularly_of(person(), $product['id']), 'once' => once_of(person(), $product['id'])] : null;
    $gets = implode('', array_map(fn(string $words): string => '<p>You get ' . h($words) . '</p>', array_filter($comes ?? [])));
    $button = doorstep_widget('order-dialog', ['product' => $told, 'mode' => $mode, 'stepper' => !$isDaily, 'comes' => $comes], $gets . link_to($page, $gets ? 'Change order' : 'Order'));
    return "<li class=\"doorstep-card\"><div class=\"doorstep-card-picture\"><img src=\"$told[image]\" alt=\"\" width=\"120\" height=\"90\"></div>"
        . '<div class="doorstep-card-words"><h2 class="doorstep-card-name">' . h($product['name']) . '</h2><p class="doorstep-card-size">' . h($product['size'])
        . "</p></div><div class=\"doorstep-card-foot\"><p class=\"doorstep-card-price\">£$told[order_price]</p>$button</div></li>";
}

/** Returns the words of the card: "2 every Thursday", "1 every Monday and Friday", "9 items each week". */
function regularly_of(array $person, string $productId): string
{
    $days = rows('SELECT weekday, quantity, frequency FROM regular_orders WHERE person_id = ? AND product_id = ? AND is_free = 0 AND quantity > 0 AND (ends IS NULL OR ends > ?) ORDER BY weekday', $person['id'], $productId, today());
    if (!$days) {
        return '';
    }
    $weeks = max(array_column($days, 'frequency'));
    if (count($days) > 2 || count(array_unique(array_column($days, 'quantity'))) > 1 || count(array_unique(array_column($days, 'frequency'))) > 1) {
        $items = array_sum(array_map(fn(array $day): float => $day['quantity'] * $weeks / $day['frequency'], $days));
        return "$items items " . ($weeks > 1 ? "every $weeks weeks" : 'each week');
    }
    $names = implode(' and ', array_map(fn(array $day): string => DAYS[(int) $day['weekday']], $days));
    return $days[0]['quantity'] . ($weeks > 1 ? " on $names, every $weeks weeks" : " every $names");
}

function once_of(array $person, string $productId): string
{
    $orders = rows("SELECT date, quantity FROM day_orders WHERE person_id = ? AND product_id = ? AND kind = 'oneoff' AND is_free = 0 AND quantity > 0 AND date > ? ORDER BY date", $person['id'], $productId, today());
    return $orders ? "{$orders[0]['quantity']} on " . in_words($orders[0]['date']) . (count($orders) > 1 ? ' and ' . (count($orders) - 1) . ' more' : '') : '';
}

function cards(array $products, string $mode = 'add'): string
{
    return '<div class="doorstep-cards"><ul>' . implode('', array_map(fn(array $product): string => card($product, $mode), $products)) . '</ul></div>';
}

function essentials_page(string $aisle): Answer
{
    $products = rows("SELECT * FROM products WHERE template = 'de' AND aisle = ?", $aisle);
    if (!$products) {
        return not_found_page();
    }
    return page(ucfirst($aisle), doorstep_widget('weekly-cost', [], '<p>Your week</p>') . cards($products));
}

function product_page(string $id): Answer
{
    $product = told_product(product_of($id, 'de'));
    $ask = link_to('/contact', 'Order by telephone');
    return page($product['name'], '<p>' . h($product['size']) . " £$product[order_price]</p><div class=\"columns\"><section><h2>Every week</h2>"
        . doorstep_widget('regular-order', ['product' => $product], $ask) . '</section><section><h2>Once</h2>'
        . doorstep_widget('one-off-order', ['product' => $product], $ask) . '</section></div>');
}

function box_page(): Answer
{
    $box = fn(string $widget): string => doorstep_widget($widget, ['minimumOrderValue' => pounds(rules()['minimumOrder'])], link_to('/box/checkout', 'Your box'));
    $steps = is_guest() ? doorstep_widget('registration-steps', ['variant' => 'bol']) : '';
    $cards = cards(rows("SELECT * FROM products WHERE template = 'bol'"));
    return page('Best of Local', "$steps<div class=\"columns\"><div>$cards</div><aside>" . $box('mobile-basket-button') . $box('bol-basket') . '</aside></div>');
}

function checkout_page(): Answer
{
    $person = person();
    $basket = basket_of($person);
    $open = $basket['week'] !== null ? [$basket['week']] : open_dates($person, 'box_days');
    $date = basket_date($person);
    $panel = doorstep_widget('checkout-panel', [
        'order' => told_draft($person),
        'dates' => array_map('told_date', $open),
        'days' => array_map(fn(int $day): array => ['value' => $day, 'label' => DAYS[$day]], days_of_round($person['postcode'], 'box_days')),
        'deliveryOptions' => [['value' => '0', 'label' => 'Leave it for me'], ['value' => '1', 'label' => 'Ring the bell']],
        'instructionOptions' => [['value' => 'porch', 'label' => 'In the porch'], ['value' => 'other', 'label' => 'Other']],
        'minimumOrderValue' => pounds(rules()['minimumOrder']),
        'pastCutoff' => $date !== null && is_past_cut_off($date),
    ], link_to('/contact', 'Order by telephone'));
    $box = doorstep_widget('bol-basket', ['minimumOrderValue' => pounds(rules()['minimumOrder']), 'hideCheckout' => true]);
    return page('Checkout', "<div class=\"columns\"><div>$panel</div><aside>$box</aside></div>");
}

function placed_page(string $id): Answer
{
    $order = box_order($id);
    $again = doorstep_widget('order-again', [], link_to('/my/boxes', 'Your boxes'));
    return page('Thank you for your order', "<p>Order $order[id] is placed.</p>$again");
}

function search_page(): Answer
{
    $words = asked('q');
    $found = rows('SELECT * FROM products WHERE name LIKE ?', '%' . str_replace(['%', '_'], '', $words) . '%');
    return page('Search', '<p>' . count($found) . ' found for ' . h("“{$words}”") . '</p>' . cards($found, 'dialog'));
}
