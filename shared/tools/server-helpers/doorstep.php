<?php
// Prints Doorstep placeholders from PHP 7.4 or later: require this file, or name it in composer.json under autoload.files.

function doorstep_checked(string $name): string
{
    if (!preg_match('/^[a-z][a-z\d_-]*$/iD', $name)) {
        throw new InvalidArgumentException("Doorstep: \"$name\" is no name of a widget, an option or a slot.");
    }
    return $name;
}

/** A value that cannot be printed. Then only the fallback is printed, and a line is written to the log. */
final class DoorstepUnprintable extends RuntimeException
{
}

function doorstep_log(string $what, Throwable $problem): void
{
    error_log(preg_replace('/[\x00-\x1f\x7f]+/', ' ', "Doorstep: $what is not printed: " . $problem->getMessage()));
}

/** Returns a text as UTF-8; invalid bytes become U+FFFD. */
function doorstep_utf8(string $text): string
{
    return preg_match('//u', $text) ? $text
        : htmlspecialchars_decode(htmlspecialchars($text, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8'), ENT_QUOTES);
}

/**
 * Returns a value as JSON has it. Objects that are texts, dates or lists are converted. Whole numbers beyond 2^53 are
 * printed as texts, because a browser would round them.
 */
function doorstep_plain($value, int $depth = 0)
{
    if ($depth > 500) {
        throw new DoorstepUnprintable('it has more than 500 lists in one another.');
    }
    if ($value instanceof JsonSerializable) {
        return doorstep_plain($value->jsonSerialize(), $depth + 1);
    }
    if ($value instanceof DateTimeInterface) {
        return $value->format(DATE_ATOM);
    }
    if ($value instanceof BackedEnum) {
        return $value->value;
    }
    if (is_string($value) || (is_object($value) && method_exists($value, '__toString'))) {
        return doorstep_utf8((string) $value);
    }
    if (is_int($value)) {
        return abs($value) > 2 ** 53 ? (string) $value : $value;
    }
    if (is_float($value) && !is_finite($value)) {
        throw new DoorstepUnprintable('it has a number that is none, or has no end.');
    }
    if (is_null($value) || is_scalar($value)) {
        return $value;
    }
    if (is_resource($value) || $value instanceof Closure) {
        throw new DoorstepUnprintable('it has a value that is no data.');
    }
    $plain = [];
    foreach ($value instanceof Traversable || is_array($value) ? $value : get_object_vars($value) as $name => $member) {
        $plain[is_string($name) ? doorstep_utf8($name) : $name] = doorstep_plain($member, $depth + 1);
    }
    return is_object($value) && !$value instanceof Traversable ? (object) $plain : $plain;
}

function doorstep_escape($text): string
{
    $written = is_bool($text) ? ($text ? 'true' : 'false') : (string) $text;
    return htmlspecialchars($written, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8');
}

function doorstep_json($value): string
{
    return json_encode(doorstep_plain($value), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES
        | JSON_THROW_ON_ERROR, 1024);
}

function doorstep_pence($pounds): ?int
{
    return preg_match('/^\d+(\.\d\d?)?$/D', (string) $pounds) ? (int) round($pounds * 100) : null;
}

/** Returns the facts in an answer to "GET /api/bol-basket"; none if it has a line that only the widget can show. */
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
 * Returns the read call whose answer a widget shows first, the function for its facts, and the facts it needs to stay
 * inactive.
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

/** Returns the facts to print, by name; null if the widget cannot stay inactive. */
function doorstep_printed(string $widget, ?array $printed, string $fallback, ?array $state): ?array
{
    if ($state === null) {
        return $printed;
    }
    [, $facts, $needed] = doorstep_state($widget);
    try {
        $known = ($printed ?? []) + $facts($state);
    } catch (Throwable $odd) {
        // An answer of another shape has no facts that could be printed; the widget itself reports it.
        $known = $printed ?? [];
    }
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
function doorstep_widget(string $widget, array $options = [], string $fallback = '', array $slots = [], $state = null): string
{
    try {
        return doorstep_placeholder($widget, $options, $fallback, $slots, $state === null ? null : (array) doorstep_plain($state));
    } catch (DoorstepUnprintable $problem) {
        doorstep_log($widget, $problem);
        return $fallback;
    }
}

function doorstep_placeholder(string $widget, array $options, string $fallback, array $slots, ?array $state): string
{
    $json = [];
    $markup = '<div data-widget="' . doorstep_checked($widget) . '"';
    $answer = $state === null ? '' : doorstep_answer(doorstep_state($widget)[0], $state);
    $given = doorstep_plain($options['printed'] ?? null);
    if ($given !== null && !is_array($given) && !is_object($given)) {
        throw new DoorstepUnprintable('its "printed" is no list of facts by name.');
    }
    $printed = isset($options['load']) ? null : doorstep_printed($widget, $given === null ? null : (array) $given, $fallback, $state);
    unset($options['printed']);
    foreach ($options as $name => $value) {
        $name = doorstep_checked((string) $name);
        $value = doorstep_plain($value);
        if (is_scalar($value)) {
            $dashed = preg_replace_callback('/[A-Z]/', fn($letter) => '-' . strtolower($letter[0]), str_replace('_', '-', $name));
            $markup .= " data-$dashed=\"" . doorstep_escape($value) . '"';
        } else {
            $json[$name] = $value;
        }
    }
    if ($printed !== null) {
        $brief = array_map(fn($name) => doorstep_checked((string) $name) . '=' . doorstep_fact($printed[$name]), array_keys($printed));
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

function doorstep_fact($value): string
{
    if ($value !== null && !is_scalar($value)) {
        throw new DoorstepUnprintable('a fact of its "printed" is no text.');
    }
    return is_bool($value) ? ($value ? 'true' : 'false') : (string) $value;
}

/**
 * Returns the loader and, by the manifest, preloads: for widgets at the top of the page their files, for widgets that
 * are $asleep (data-load="printed") only the files that activate them.
 */
function doorstep_head(array $manifest, string $base, array $widgets = [], array $asleep = []): string
{
    $lines = ['<script data-cfasync="false" data-no-optimize="1" data-no-defer="1" data-no-minify="1" data-noptimize="1" data-pagespeed-no-defer data-jetpack-boost="ignore" nitro-exclude nowprocket type="module" src="' . doorstep_escape($base) . 'loader.js"></script>'];
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
 * Prints the addresses of the site's calls and pages, once per page and anywhere in it: ['root' => '/shop'], or one by
 * one, ['api' => '/shop/api', 'pages' => ['login' => '/sign-in']]. The catalogue lists the names.
 */
function doorstep_site(array $site): string
{
    try {
        return '<script type="application/json" data-doorstep-site>' . doorstep_json((object) $site) . '</script>';
    } catch (DoorstepUnprintable $problem) {
        doorstep_log('the site', $problem);
        return '';
    }
}

/**
 * Prints the answer to a read call, such as "GET /api/bol-basket", outside all placeholders; $now is the time at which
 * the answer was computed.
 */
function doorstep_answer(string $call, $json, ?DateTimeInterface $now = null): string
{
    try {
        $text = doorstep_json($json);
    } catch (DoorstepUnprintable $problem) {
        doorstep_log("the answer to $call", $problem);
        return '';
    }
    $moment = (new DateTimeImmutable($now ? $now->format('Y-m-d\TH:i:s.uP') : 'now'))->setTimezone(new DateTimeZone('UTC'));
    return '<script type="application/json" data-doorstep-answer="' . doorstep_escape($call)
        . '" data-at="' . $moment->format('Y-m-d\TH:i:s.v\Z') . '">' . $text . '</script>';
}
