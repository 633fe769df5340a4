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

/**
 * A placeholder. Texts, numbers and yes or no become attributes, all else the JSON child; $fallback and $slots are markup
 * of your own, never what a visitor wrote.
 */
function doorstep_widget(string $widget, array $options = [], string $fallback = '', array $slots = []): string
{
    $json = [];
    $markup = '<div data-widget="' . doorstep_checked($widget) . '"';
    foreach ($options as $name => $value) {
        $name = doorstep_checked((string) $name);
        if (is_scalar($value)) {
            $dashed = preg_replace_callback('/[A-Z]/', fn($letter) => '-' . strtolower($letter[0]), str_replace('_', '-', $name));
            $markup .= " data-$dashed=\"" . doorstep_escape($value) . '"';
        } else {
            $json[$name] = $value;
        }
    }
    $markup .= ">$fallback";
    if ($json) {
        $markup .= '<script type="application/json">' . doorstep_json($json) . '</script>';
    }
    foreach ($slots as $name => $content) {
        $markup .= '<template data-slot="' . doorstep_checked((string) $name) . "\">$content</template>";
    }
    return "$markup</div>";
}

/**
 * The loader and, as the manifest says, what is fetched at once: of the widgets at the top of a page their files, of those
 * that are $asleep (data-load="printed") only what wakes them.
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
 * Where the calls and pages of this site are, once a page, anywhere in it: ['root' => '/shop'], or one by one,
 * ['api' => '/shop/api', 'pages' => ['login' => '/sign-in']]. The catalogue lists the names.
 */
function doorstep_site(array $site): string
{
    return '<script type="application/json" data-doorstep-site>' . doorstep_json((object) $site) . '</script>';
}

/**
 * The answer to a read, such as "GET /api/bol-basket", as a page prints it outside all placeholders; $now is when it was
 * worked out.
 */
function doorstep_answer(string $call, $json, ?DateTimeInterface $now = null): string
{
    $moment = (new DateTimeImmutable($now ? $now->format('Y-m-d\TH:i:s.uP') : 'now'))->setTimezone(new DateTimeZone('UTC'));
    return '<script type="application/json" data-doorstep-answer="' . doorstep_escape($call)
        . '" data-at="' . $moment->format('Y-m-d\TH:i:s.v\Z') . '">' . doorstep_json($json) . '</script>';
}
