<?php
/**
 * Plugin Name: Doorstep example shop
 * Description: Answers the calls of one whole order, from the postcode to the order's number. Copy it, and put your shop's own products and orders in the place of these.
 * Requires PHP: 7.4
 */
defined('ABSPATH') || exit;

const SHOP_PRODUCTS = ['221' => ['Seasonal veg box', 1450], '222' => ['Bakery box', 620]];
const SHOP_MINIMUM = 1000;

/** A refusal in the shop's own words; nothing is changed. */
class ShopRefused extends Exception
{
    /** @var array<string, string[]> The same words by field, where they are about one. */
    public $errors;

    public function __construct(string $words, int $status = 422, string $field = '')
    {
        parent::__construct($words, $status);
        $this->errors = $field === '' ? [] : [$field => [$words]];
    }
}

function shop_pounds(int $pence): string
{
    return number_format($pence / 100, 2, '.', '');
}

function shop_product(string $id): array
{
    [$name, $pence] = SHOP_PRODUCTS[$id] ?? [null, 0];
    if ($name === null) {
        throw new ShopRefused('We do not sell that any more.', 404);
    }
    return ['id' => $id, 'name' => $name, 'template' => 'bol', 'is_available' => true, 'max_qty_allowed' => 6, 'order_price' => shop_pounds($pence)];
}

/** Where a visitor's box is kept: with the customer, or for a day under the guest's cookie. */
function shop_box(?array $changed = null): array
{
    $guest = preg_replace('/\W/', '', $_COOKIE['shop_guest'] ?? '');
    $id = get_current_user_id();
    if ($changed !== null && $id) {
        update_user_meta($id, 'shop_box', $changed);
    } elseif ($changed !== null) {
        if ($guest === '') {
            $_COOKIE['shop_guest'] = $guest = wp_generate_password(32, false);
            setcookie('shop_guest', $guest, ['path' => '/', 'httponly' => true, 'samesite' => 'Lax', 'secure' => is_ssl()]);
        }
        set_transient("shop_$guest", $changed, DAY_IN_SECONDS);
    }
    $kept = $changed ?? ($id ? get_user_meta($id, 'shop_box', true) : ($guest === '' ? [] : get_transient("shop_$guest")));
    return (is_array($kept) ? $kept : []) + ['postcode' => '', 'lines' => [], 'date' => null];
}

/** What a guest has put in stays in the box of the customer. */
function shop_logged_in(string $login, WP_User $user): void
{
    $box = shop_box();
    if ($box['lines']) {
        update_user_meta($user->ID, 'shop_box', $box);
    }
}

function shop_total(array $lines): int
{
    return array_sum(array_map(fn($id, $quantity) => SHOP_PRODUCTS[$id][1] * $quantity, array_keys($lines), $lines));
}

/** The next four Thursdays on which an order can still come, in London. */
function shop_dates(): array
{
    $day = new DateTimeImmutable('tomorrow', new DateTimeZone('Europe/London'));
    return array_map(fn($week) => $day->modify("thursday +$week weeks")->format('Y-m-d'), range(0, 3));
}

function shop_lines(): array
{
    return array_map(fn($id, $quantity) => ['id' => "line-$id", 'product_id' => "$id", 'quantity' => $quantity, 'product' => shop_product((string) $id), 'unavailable' => false],
        array_keys(shop_box()['lines']), shop_box()['lines']);
}

function shop_order(): array
{
    $date = shop_box()['date'];
    return ['id' => 'box', 'date' => $date, 'next_delivery_date' => $date, 'frequency' => 0, 'weekday' => null, 'delivery_slot_id' => 0,
        'delivery_instructions' => 'porch', 'other_delivery_instructions' => '', 'parent_id' => null, 'editing_order_id' => null];
}

/** Puts that many of a product into the box; 0 takes it out. */
function shop_put(string $id, int $quantity): array
{
    $product = shop_product($id);
    if ($quantity < 0 || $quantity > $product['max_qty_allowed']) {
        throw new ShopRefused("You can have at most $product[max_qty_allowed] of $product[name].");
    }
    $box = shop_box();
    $box['lines'] = array_filter([$id => $quantity] + $box['lines']);
    shop_box($box);
    return ['success' => true];
}

function shop_check_postcode(array $sent): array
{
    $postcode = strtoupper(preg_replace('/\s+/', '', (string) ($sent['postcode'] ?? '')));
    if (!preg_match('/^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/', $postcode)) {
        throw new ShopRefused('Invalid postcode', 422, 'postcode');
    }
    $isOurs = strpos($postcode, 'BS') === 0;
    if ($isOurs) {
        shop_box(['postcode' => $postcode] + shop_box());
    }
    return ['postcode_match' => $isOurs, 'quota_reached' => false, 'is_affiliate' => false,
        'results' => $isOurs ? ['delivery_summary' => 'Thursday'] : ['id' => 1]];
}

/** A visitor without a box at the checkout is a customer whose login has ended. The widget then leads to the login, and back. */
function shop_must_have_box(): void
{
    if (!shop_box()['lines'] && !is_user_logged_in()) {
        throw new ShopRefused('Please log in.', 401);
    }
}

function shop_checked_out(): array
{
    shop_must_have_box();
    return ['total' => shop_pounds(shop_total(shop_box()['lines'])), 'products' => shop_lines()];
}

function shop_choose_date(array $sent): array
{
    shop_must_have_box();
    if (!in_array($sent['date'] ?? null, shop_dates(), true)) {
        throw new ShopRefused('We do not come on that day. Please choose another.');
    }
    shop_box(['date' => $sent['date']] + shop_box());
    return ['data' => ['changes' => [], 'next_delivery' => $sent['date']]];
}

function shop_confirm(): array
{
    if (!is_user_logged_in()) {
        // The widget then opens the login page, and comes back.
        throw new ShopRefused('Please log in.', 401);
    }
    $box = shop_box();
    if (!in_array($box['date'], shop_dates(), true) || shop_total($box['lines']) < SHOP_MINIMUM) {
        throw new ShopRefused('Please choose a date, and products for ' . '£' . shop_pounds(SHOP_MINIMUM) . ' or more.');
    }
    $id = wp_insert_post(['post_type' => 'shop_order', 'post_status' => 'private', 'post_title' => "Box for $box[date]", 'post_content' => wp_slash(wp_json_encode($box['lines']))]);
    shop_box(['lines' => [], 'date' => null] + $box);
    return ['data' => ['id' => (string) $id]];
}

/** The calls, as openapi.json names them. What stands in braces is passed first, then what was sent. */
function shop_calls(): array
{
    return [
        'GET /csrf-token' => fn() => ['token' => wp_create_nonce('doorstep')],
        'POST /register/postcode/verify' => 'shop_check_postcode',
        'GET /api/bol-basket' => fn() => ['basket' => ['id' => 'box', 'coupon_code' => null, 'discount_amount' => '0.00', 'deliveries' => []], 'order' => shop_order(), 'products' => shop_lines()],
        'GET /api/product/bol/{id}' => fn($id) => ['quantity' => shop_box()['lines'][$id] ?? 0],
        'POST /api/product/bol' => fn($sent) => shop_put((string) ($sent['id'] ?? ''),
            (int) ($sent['quantity'] ?? 0) + (empty($sent['increment']) ? 0 : shop_box()['lines'][$sent['id']] ?? 0)),
        'PUT /api/bol-basket/line-{id}' => fn($id, $sent) => shop_put($id, (int) ($sent['quantity'] ?? 0)),
        'DELETE /api/bol-basket/line-{id}' => fn($id) => shop_put($id, 0),
        'POST /api/bol-basket/cancel' => fn() => ['success' => (bool) shop_box(['lines' => []] + shop_box())],
        'GET /api/bol-checkout/{id}' => 'shop_checked_out',
        'POST /api/bol-checkout/update-date' => 'shop_choose_date',
        'POST /api/bol-checkout/remove-unavailable' => fn() => ['success' => true],
        'POST /api/bol-checkout/confirm' => 'shop_confirm',
    ];
}

/** Answers a call at its own path, once WordPress knows who is logged in. */
function shop_answer(): void
{
    $root = rtrim((string) parse_url(home_url(), PHP_URL_PATH), '/');
    $asked = $_SERVER['REQUEST_METHOD'] . ' ' . substr((string) parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH), strlen($root));
    foreach (shop_calls() as $call => $run) {
        if (!preg_match('#^' . str_replace('\{id\}', '(\w{1,64})', preg_quote($call, '#')) . '$#D', $asked, $found)) {
            continue;
        }
        nocache_headers();
        if ($_SERVER['REQUEST_METHOD'] !== 'GET' && !wp_verify_nonce($_SERVER['HTTP_X_CSRF_TOKEN'] ?? '', 'doorstep')) {
            wp_send_json(['message' => 'CSRF token mismatch.'], 403);
        }
        try {
            wp_send_json($run(...array_slice($found, 1), ...[(array) json_decode(file_get_contents('php://input'), true)]));
        } catch (ShopRefused $refused) {
            wp_send_json(array_filter(['message' => $refused->getMessage(), 'errors' => $refused->errors]), $refused->getCode());
        }
    }
}

/** What each page says about its visitor, and where the site's pages are. */
function shop_head(): void
{
    $said = ['csrf-token' => wp_create_nonce('doorstep'), 'doorstep-csrf-url' => home_url('/csrf-token', 'relative'), 'doorstep-customer' => get_current_user_id() ?: '',
        'doorstep-is-guest' => is_user_logged_in() ? 'no' : 'yes', 'doorstep-has-postcode' => shop_box()['postcode'] === '' ? 'no' : 'yes'];
    foreach ($said as $name => $content) {
        printf('<meta name="%s" content="%s">', esc_attr($name), esc_attr((string) $content));
    }
}

/** A page that says whose it is must not be kept for others: plugins that cache pages look at this. */
function shop_uncached(): void
{
    defined('DONOTCACHEPAGE') || define('DONOTCACHEPAGE', true);
}

/** [shop_products] */
function shop_products(): string
{
    shop_uncached();
    $card = fn($id) => '<h3>' . esc_html(SHOP_PRODUCTS[$id][0]) . '</h3>' . doorstep_widget('order-dialog', ['product' => shop_product((string) $id), 'mode' => 'add', 'stepper' => true], '<a href="/contact">Order</a>');
    return implode('', array_map($card, array_keys(SHOP_PRODUCTS))) . doorstep_widget('bol-basket', ['minimumOrderValue' => shop_pounds(SHOP_MINIMUM)], '<p>Your box</p>');
}

/** [shop_checkout] */
function shop_checkout(): string
{
    shop_uncached();
    if (isset($_GET['order'])) {
        return '<p>Thank you. Order ' . (int) $_GET['order'] . ' is placed.</p>';
    }
    if (!shop_box()['lines']) {
        return '<p>Your box is empty. <a href="' . esc_url(home_url('/shop/', 'relative')) . '">Choose products</a></p>';
    }
    return doorstep_widget('checkout-panel', ['order' => shop_order(), 'minimumOrderValue' => shop_pounds(SHOP_MINIMUM), 'dates' => array_map(fn($date) => ['value' => $date, 'label' => wp_date('l j F', strtotime($date))], shop_dates()),
        'deliveryOptions' => [['value' => '0', 'label' => 'Leave it for me']], 'instructionOptions' => [['value' => 'porch', 'label' => 'In the porch']]], '<a href="/contact">Order by telephone</a>');
}

function shop_start(): void
{
    register_post_type('shop_order', ['label' => 'Box orders', 'show_ui' => true]);
    add_shortcode('shop_products', 'shop_products');
    add_shortcode('shop_checkout', 'shop_checkout');
    // Pages with these slugs have the shortcodes.
    $at = fn($path) => home_url($path, 'relative');
    defined('DOORSTEP_SITE') || define('DOORSTEP_SITE', ['root' => rtrim($at('/'), '/'), 'returnParameter' => 'redirect_to', 'pages' => [
        'login' => $at('/wp-login.php'), 'featured' => $at('/shop/'), 'checkout' => $at('/checkout/'), 'checkoutComplete' => $at('/checkout/?order={id}')]]);
    shop_answer();
}

add_action('init', 'shop_start');
add_action('wp_head', 'shop_head');
add_action('wp_login', 'shop_logged_in', 10, 2);
