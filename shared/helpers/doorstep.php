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
        $flags = JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES
            | JSON_INVALID_UTF8_SUBSTITUTE | JSON_THROW_ON_ERROR;
        $markup .= '<script type="application/json">' . json_encode($json, $flags) . '</script>';
    }
    foreach ($slots as $name => $content) {
        $markup .= '<template data-slot="' . doorstep_checked((string) $name) . "\">$content</template>";
    }
    return "$markup</div>";
}

/** The loader and, for the widgets at the top of a page, what the manifest says they need, fetched at once. */
function doorstep_head(array $manifest, string $base, array $widgets = []): string
{
    $lines = ['<script type="module" src="' . doorstep_escape($base) . 'loader.js"></script>'];
    foreach ($widgets as $widget) {
        $known = $manifest['widgets'][doorstep_checked($widget)] ?? null;
        if (!$known) {
            continue;
        }
        foreach (array_merge($known['needed'], [$known['script']]) as $file) {
            $lines[] = '<link rel="modulepreload" href="' . doorstep_escape($base . $file) . '">';
        }
        foreach ($known['styles'] as $file) {
            $lines[] = '<link rel="preload" as="style" href="' . doorstep_escape($base . $file) . '">';
        }
    }
    return implode("\n", array_unique($lines));
}
