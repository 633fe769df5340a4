<?php
// Prints Doorstep placeholders from PHP 7.4 or later: require this file, or name it in composer.json under autoload.files.

function doorstep_checked(string $name): string
{
    if (!preg_match('/^[a-z][a-z\d_-]*$/iD', $name)) {
        throw new InvalidArgumentException("Doorstep: \"$name\" is no name of a widget, an option or a slot.");
    }
    return $name;
}

function doorstep_escape($text): string
{
    $written = is_bool($text) ? ($text ? 'true' : 'false') : (string) $text;
    return htmlspecialchars($written, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8');
}

function doorstep_json($value): string
{
    return json_encode($value, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES
        | JSON_INVALID_UTF8_SUBSTITUTE | JSON_THROW_ON_ERROR);
}

function doorstep_pence($pounds): ?int
{
    return preg_match('/^\d+(\.\d\d?)?$/D', (string) $pounds) ? (int) round($pounds * 100) : null;
}

/** The facts in an answer to "GET /api/bol-basket"; none if it has a line that only the widget can show. */
function doorstep_basket_facts(array $answer): array
{
    $answer += $answer['data'] ?? [];
    $discount = doorstep_pence($answer['basket']['discount_amount'] ?? 0);
    $pence = -$discount;
    $items = 0;
    $box = '';
    foreach ($answer['products'] ?? [] as $line) {
        $price = doorstep_pence($line['product']['order_price'] ?? '');
        if (!empty($line['unavailable']) || $price === null || $discount === null) {
            return [];
        }
        $pence += $line['quantity'] * $price;
        $items += $line['quantity'];
        $box .= $line['quantity'] . 'x' . ($line['product_id'] ?? $line['product']['id']) . ' ';
    }
    $pence = max(0, $pence);
    // Larger amounts are printed with a comma.
    return $pence >= 100000 ? [] : ['box' => sprintf('%s£%d.%02d', $box, intdiv($pence, 100), $pence % 100), 'items' => $items];
}

/**
 * The read call whose answer a widget shows first, the function for its facts, and the facts it needs to stay inactive.
 */
function doorstep_state(string $widget): array
{
    $boxes = fn(array $answer): array => ['boxes' => implode(' ', array_column($answer['data'] ?? $answer, 'id'))];
    $states = [
        'bol-basket' => ['GET /api/bol-basket', 'doorstep_basket_facts', ['box', 'postcode']],
        'mobile-basket-button' => ['GET /api/bol-basket', 'doorstep_basket_facts', ['items']],
        'order-again' => ['GET /api/basket/latest-bol', $boxes, ['boxes']],
    ];
    if (!isset($states[$widget])) {
        throw new InvalidArgumentException("Doorstep: $widget shows no answer first, so that it takes no state.");
    }
    return $states[$widget];
}

/** The facts to print, by name; null if the widget cannot stay inactive. */
function doorstep_printed(string $widget, ?array $printed, string $fallback, ?array $state): ?array
{
    if ($state === null) {
        return $printed;
    }
    [, $facts, $needed] = doorstep_state($widget);
    $known = ($printed ?? []) + $facts($state);
    $said = [];
    foreach ($needed as $name) {
        if ($fallback === '' || !array_key_exists($name, $known)) {
            return null;
        }
        $said[$name] = $known[$name];
    }
    return $said;
}

/**
 * Returns a placeholder. Strings, numbers and booleans become attributes, everything else the JSON child. $fallback and
 * $slots are trusted markup, never a visitor's text. $options['printed'] states what the fallback shows, by the names
 * of data-printed; the widget then stays inactive. $state is the shop's answer to the read call which the widget shows
 * first (bol-basket, mobile-basket-button, order-again): it is printed too, so that the widget sends no request, and
 * the printed facts are taken from it.
 */
function doorstep_widget(string $widget, array $options = [], string $fallback = '', array $slots = [], ?array $state = null): string
{
    $json = [];
    $markup = '<div data-widget="' . doorstep_checked($widget) . '"';
    $answer = $state === null ? '' : doorstep_answer(doorstep_state($widget)[0], $state);
    $printed = isset($options['load']) ? null : doorstep_printed($widget, $options['printed'] ?? null, $fallback, $state);
    unset($options['printed']);
    foreach ($options as $name => $value) {
        $name = doorstep_checked((string) $name);
        if (is_scalar($value)) {
            $dashed = preg_replace_callback('/[A-Z]/', fn($letter) => '-' . strtolower($letter[0]), str_replace('_', '-', $name));
            $markup .= " data-$dashed=\"" . doorstep_escape($value) . '"';
        } else {
            $json[$name] = $value;
        }
    }
    if ($printed !== null) {
        $brief = array_map(fn($name) => doorstep_checked((string) $name) . "=$printed[$name]", array_keys($printed));
        $markup .= ' data-load="printed"' . ($brief ? ' data-printed="' . doorstep_escape(implode('; ', $brief)) . '"' : '');
    }
    $markup .= ">$fallback";
    if ($json) {
        $markup .= '<script type="application/json">' . doorstep_json($json) . '</script>';
    }
    foreach ($slots as $name => $content) {
        $markup .= '<template data-slot="' . doorstep_checked((string) $name) . "\">$content</template>";
    }
    return "$markup</div>$answer";
}

/**
 * Returns the loader and, by the manifest, preloads: for widgets at the top of the page their files, for those that are
 * $asleep (data-load="printed") only what activates them.
 */
function doorstep_head(array $manifest, string $base, array $widgets = [], array $asleep = []): string
{
    $lines = ['<script type="module" src="' . doorstep_escape($base) . 'loader.js"></script>'];
    $add = function (string $how, array $files) use (&$lines, $base): void {
        foreach ($files as $file) {
            $lines[] = "<link $how href=\"" . doorstep_escape($base . $file) . '">';
        }
    };
    $known = fn(string $widget): array => $manifest['widgets'][doorstep_checked($widget)] ?? [];
    foreach (array_filter(array_map($known, $widgets)) as $files) {
        $add('rel="modulepreload"', array_merge($files['needed'], [$files['script']]));
        $add('rel="preload" as="style"', $files['styles']);
    }
    foreach ($asleep as $widget) {
        $add('rel="modulepreload"', $known($widget)['asleep'] ?? []);
    }
    return implode("\n", array_unique($lines));
}

/**
 * States the addresses of the site's calls and pages, once per page and anywhere in it: ['root' => '/shop'], or one by
 * one, ['api' => '/shop/api', 'pages' => ['login' => '/sign-in']]. The catalogue lists the names.
 */
function doorstep_site(array $site): string
{
    return '<script type="application/json" data-doorstep-site>' . doorstep_json((object) $site) . '</script>';
}

/**
 * Prints the answer to a read call, such as "GET /api/bol-basket", outside all placeholders; $now is when it was
 * computed.
 */
function doorstep_answer(string $call, $json, ?DateTimeInterface $now = null): string
{
    $moment = (new DateTimeImmutable($now ? $now->format('Y-m-d\TH:i:s.uP') : 'now'))->setTimezone(new DateTimeZone('UTC'));
    return '<script type="application/json" data-doorstep-answer="' . doorstep_escape($call)
        . '" data-at="' . $moment->format('Y-m-d\TH:i:s.v\Z') . '">' . doorstep_json($json) . '</script>';
}
