<?php
// The parts of every page: head, menu, the weekly basket, and the functions that print placeholders.
declare(strict_types=1);

require BUNDLE . '/helpers/doorstep.php';

function h(mixed $text): string
{
    return doorstep_escape((string) $text);
}

/** Returns the addresses of this site's calls and pages. */
function site(): array
{
    $at = fn(string $path): string => ROOT . $path;
    return [
        'root' => ROOT,
        'api' => $at('/service'),
        'calls' => ['saveDetails' => $at('/my/details'), 'savePassword' => $at('/my/password')],
        'pages' => array_map($at, [
            'login' => '/sign-in', 'register' => '/join', 'contact' => '/contact', 'terms' => '/terms',
            'deliveryQuestions' => '/deliveries', 'orders' => '/my/boxes', 'pauses' => '/my/pauses', 'payments' => '/my/payments', 'addresses' => '/my/addresses',
            'featured' => '/box', 'checkout' => '/box/checkout', 'checkoutComplete' => '/box/placed/{id}', 'christmasRange' => '/box',
            'milk' => '/dairy/milk', 'storeCupboard' => '/dairy/cupboard', 'drinksSnacks' => '/dairy/drinks',
            'butcher' => '/box', 'bakery' => '/box', 'greengrocer' => '/box',
        ]),
        'returnParameter' => 'back',
    ];
}

/** Returns a whole page; $main is markup. */
function page(string $title, string $main, int $status = 200): Answer
{
    $manifest = json_decode((string) file_get_contents(BUNDLE . '/manifest.json'), true);
    $head = doorstep_head($manifest, ROOT . '/doorstep/', ['header-basket', 'weekly-view-link']);
    $site = doorstep_site(site());
    $person = person();
    [$token, $code, $root, $menu] = [h($_SESSION['token']), h(basket_of($person)['code'] ?? ''), ROOT, menu()];
    [$isGuest, $customer] = is_guest() ? ['yes', ''] : ['no', $person['id']];
    $hasPostcode = round_of($person['postcode']) ? 'yes' : 'no';
    $said = isset($_SESSION['said']) ? '<p class="said" role="status">' . h($_SESSION['said']) . '</p>' : '';
    unset($_SESSION['said']);
    $title = h($title);
    $week = doorstep_widget('header-basket', [], link_to('/my/orders', 'Your orders'));
    $link = doorstep_widget('weekly-view-link', [], link_to('/my/orders', 'Your week'));
    $search = doorstep_widget('typeahead', ['url' => "$root/service/suggestions", 'action' => "$root/search"],
        "<form action=\"$root/search\"><label>Search the shop <input name=\"q\"></label> <button>Search</button></form>");
    return new Answer($status, 'text/html', <<<HTML
        <!doctype html>
        <html lang="en">
        <head>
          <meta charset="utf-8">
          <meta name="viewport" content="width=device-width, initial-scale=1">
          <title>$title – Winkel Dairy</title>
          <meta name="csrf-token" content="$token">
          <meta name="doorstep-csrf-url" content="$root/token">
          <meta name="doorstep-customer" content="$customer">
          <meta name="doorstep-has-postcode" content="$hasPostcode">
          <meta name="doorstep-is-guest" content="$isGuest">
          <meta name="doorstep-active-coupon" content="$code">
          <link rel="stylesheet" href="$root/doorstep/page.css">
          <link rel="stylesheet" href="$root/files/shop.css">
          <link rel="icon" href="$root/pictures/101.svg">
          $site
          $head
        </head>
        <body>
        <a class="skip" href="#main">Skip to the content</a>
        <header><a class="name" href="$root/">Winkel Dairy</a><nav aria-label="Site">$menu</nav>$search $link</header>
        $week
        <main id="main"><h1>$title</h1>$said $main</main>
        <footer><a href="$root/contact">Contact</a> <a href="$root/terms">Terms</a> <a href="$root/deliveries">Deliveries</a></footer>
        </body>
        </html>
        HTML);
}

function menu(): string
{
    $links = ['/dairy/milk' => 'Milk', '/box' => 'Box', '/stories' => 'Stories'] + (is_guest()
        ? ['/sign-in' => 'Log in', '/join' => 'Register']
        : ['/my/orders' => 'Orders', '/my/boxes' => 'Boxes', '/my/pauses' => 'Pauses', '/my/addresses' => 'Moving',
            '/my/details' => 'Details', '/my/payments' => 'Payments']);
    return implode(' ', array_map('link_to', array_keys($links), $links)) . (is_guest() ? '' : form('/sign-out', '<button>Log out</button>'));
}

function link_to(string $path, string $words): string
{
    return '<a href="' . h(ROOT . $path) . '">' . h($words) . '</a>';
}

/** Returns a table; its cells are markup. @param list<list<string>> $rows */
function table(array $heads, array $rows): string
{
    $lines = array_map(fn(array $cells): string => '<tr><td>' . implode('</td><td>', $cells) . '</td></tr>', $rows);
    return '<table><tr><th>' . implode('</th><th>', $heads) . '</th></tr>' . implode('', $lines) . '</table>';
}

/** Returns a form that posts with the token. */
function form(string $action, string $fields): string
{
    return '<form action="' . ROOT . "$action\" method=\"post\"><input type=\"hidden\" name=\"_token\" value=\"" . h($_SESSION['token']) . "\">$fields</form>";
}

/** Returns a field of a form, with the typed value and the first message about it. */
function field(string $name, string $label, array $errors = [], string $value = '', string $more = 'type="text"'): string
{
    $value = str_contains($more, '"password"') ? '' : h(sent($name) === null ? $value : sent_text($name));
    $error = isset($errors[$name]) ? "<strong id=\"$name-error\">" . h($errors[$name][0]) . '</strong>' : '';
    $points = $error ? "aria-invalid=\"true\" aria-describedby=\"$name-error\"" : '';
    return "<p><label for=\"$name\">$label</label> <input id=\"$name\" name=\"$name\" value=\"$value\" $more $points> $error</p>";
}

/** Redirects to a page, which shows the message once. */
function said(string $words, string $path): Answer
{
    $_SESSION['said'] = $words;
    return redirect(ROOT . $path);
}

function not_found_page(): Answer
{
    return page('Not found', '<p>There is no such page. ' . link_to('/', 'Back to the shop') . '</p>', 404);
}

/** Returns a picture for a product: its first letter on a colour of its own. */
function picture(int $id): string
{
    $name = (string) value('SELECT name FROM products WHERE id = ?', $id);
    $hue = $id * 47 % 360;
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 120 90\"><rect width=\"120\" height=\"90\" fill=\"hsl($hue 45% 86%)\"/>"
        . "<text x=\"60\" y=\"60\" font-family=\"Georgia,serif\" font-size=\"44\" text-anchor=\"middle\" fill=\"hsl($hue 45% 28%)\">"
        . h(iconv_substr($name ?: 'W', 0, 1)) . '</text></svg>';
}
