<?php
/**
 * Plugin Name: Doorstep widgets
 * Description: The shortcode [doorstep widget="postcode-panel" title="Do we deliver to you?"]<a href="/register">Check</a>[/doorstep]. A list goes first between the tags, as JSON: [doorstep widget="tabs"]{ "tabs": [ … ] }<p>Fallback</p>[/doorstep].
 * Version: 0.1.0
 * Requires PHP: 7.4
 *
 * Copy it with doorstep.php into wp-content/plugins; the folder doorstep-wordpress holds both, and a block for each widget. Where the bundle is: define('DOORSTEP_BASE', '/doorstep/') in wp-config.php.
 * The loader is on every page of the site: define('DOORSTEP_EVERYWHERE', false) leaves it to pages with a block or a shortcode, and to those whose theme calls doorstep_use().
 * Where the site's calls and pages are: define('DOORSTEP_SITE', ['root' => '/shop']), as doorstep_site takes it.
 */

// The file may be in a folder that is served.
defined('ABSPATH') || exit;

require_once __DIR__ . '/doorstep.php';

/** Removes the paragraphs and line breaks that the editor has added. */
function doorstep_without_lines(string $text): string
{
    return preg_replace('#</?p[^>]*>|<br\s*/?>#i', '', $text) ?? $text;
}

/** Returns true if a text begins with JSON. */
function doorstep_begins_json(string $text): bool
{
    $plain = html_entity_decode(doorstep_without_lines($text), ENT_QUOTES | ENT_HTML5, 'UTF-8');
    return preg_match('/^\{\s*(?:\}|["\'\w“”„‘’]+[\w\s-]*["\'“”‘’]?\s*:)/u', $plain) === 1;
}

/**
 * Returns the end of the JSON at the beginning of a text; 0 if the text does not begin with JSON, its length if the
 * JSON is never closed.
 */
function doorstep_json_end(string $text): int
{
    if (!doorstep_begins_json($text)) {
        return 0;
    }
    $depth = 0;
    preg_match_all('/"(?:[^"\\\\]|\\\\.)*"|“[^”“"]*[”“"]|„[^“”"]*[“”"]|[{}\[\]]/u', $text, $found, PREG_OFFSET_CAPTURE);
    foreach ($found[0] as [$part, $at]) {
        $depth += $part === '{' || $part === '[' ? 1 : ($part === '}' || $part === ']' ? -1 : 0);
        if ($depth === 0) {
            return $at + 1;
        }
    }
    return strlen($text);
}

/** Reads JSON as an editor types it, also with trailing commas, curly quotes or spaces that do not break; null if it cannot be read. */
function doorstep_read_json(string $text): ?array
{
    $text = doorstep_utf8($text);
    $straight = preg_replace('/(?<=[{\[,:])(\s*)[“”„]|[“”](?=\s*[:,}\]])/u', '$1"', $text);
    $straight = preg_replace('/,(\s*[}\]])/', '$1', $straight);
    $read = json_decode($straight, true) ?? json_decode($text, true) ?? json_decode(str_replace("\u{a0}", ' ', $straight), true);
    return is_array($read) ? $read : null;
}

/**
 * Returns the content between the tags: JSON if it begins with a brace and a name, and the fallback after it.
 * Unreadable JSON is returned as text.
 */
function doorstep_shortcode_parts(string $content): array
{
    // The editor wraps lines in paragraphs, even inside JSON.
    $bare = ltrim(preg_replace('#^(\s*</?p[^>]*>|\s*<br\s*/?>)+#i', '', $content));
    $end = doorstep_json_end($bare);
    if ($end === 0) {
        return [[], $content, ''];
    }
    // Unclosed JSON must not swallow the fallback, which begins with the first tag that is not a line break.
    $tag = preg_match('#<(?!br\b)[a-z]#i', $bare, $hit, PREG_OFFSET_CAPTURE) ? $hit[0][1] : $end;
    $end = $end === strlen($bare) ? min($end, $tag) : $end;
    $text = doorstep_without_lines(substr($bare, 0, $end));
    $text = html_entity_decode($text, ENT_QUOTES | ENT_HTML5, 'UTF-8');
    $options = doorstep_read_json($text);
    $fallback = substr($bare, $end);
    return $options !== null ? [$options, $fallback, ''] : [[], $fallback, $text];
}

/** Returns the intended attributes: with quotes of any kind, and without the prefix "data-". */
function doorstep_shortcode_attributes(array $given): array
{
    // In a pasted shortcode there may be spaces that do not break, at which WordPress does not divide it.
    $loose = implode(' ', array_filter($given, 'is_int', ARRAY_FILTER_USE_KEY));
    if (strpos($loose, "\u{a0}") !== false) {
        $given = array_filter($given, 'is_string', ARRAY_FILTER_USE_KEY) + (array) shortcode_parse_atts(str_replace("\u{a0}", ' ', $loose));
    }
    $meant = [];
    $open = null;
    foreach ($given as $name => $value) {
        // WordPress splits a text in curly quotes at its spaces.
        if (is_int($name) && $open !== null) {
            $meant[$open] .= ' ' . $value;
        } elseif (!is_int($name)) {
            $open = preg_replace('/^(data-)+/', '', $name);
            $meant[$open] = (string) $value;
        }
        if ($open !== null && !preg_match('/^[“”„″].*(?<![”“″])$/us', $meant[$open])) {
            $open = null;
        }
    }
    return array_map(fn($value) => preg_replace('/^[“”„″]([\s\S]*)[”“″]$/u', '$1', $value), $meant);
}

/**
 * Returns the content of a shortcode, and what follows it: WordPress reads a shortcode without an end tag up to the end tag
 * of a later one.
 */
function doorstep_shortcode_content(string $content): array
{
    [$own, $later] = array_pad(preg_split('/(?=\[doorstep\b)/', $content, 2), 2, null);
    [$options, $fallback, $broken] = doorstep_shortcode_parts($own);
    return $later === null
        ? [$options, $fallback, $broken, '']
        : [$options, '', $broken, $fallback . do_shortcode("{$later}[/doorstep]")];
}

function doorstep_shortcode($attributes, $content = ''): string
{
    // The visual editor writes & as &amp;.
    $texts = array_map(fn($value) => html_entity_decode(doorstep_utf8((string) $value), ENT_QUOTES | ENT_HTML5, 'UTF-8'), (array) $attributes);
    $attributes = doorstep_shortcode_attributes($texts);
    $widget = $attributes['widget'] ?? '';
    unset($attributes['widget']);
    [$options, $fallback, $broken, $later] = doorstep_shortcode_content(doorstep_utf8((string) $content));
    // Removes halves of paragraphs that the editor has left at the ends. WordPress has filtered the rest as it was saved.
    $fallback = preg_replace('#^\s*(?:</p>|<br\s*/?>)\s*|\s*<p>\s*$#i', '', $fallback);
    return doorstep_output($widget, array_merge($options, $attributes), $fallback, [], $broken) . $later;
}

/** Returns a placeholder as a visitor gets it; a reader of feeds runs no script and gets the fallback alone. */
function doorstep_output(string $widget, array $options, string $fallback, array $slots = [], string $broken = ''): string
{
    if (is_feed()) {
        return $fallback;
    }
    // The invalid JSON is printed, so that the doctor can report it.
    $script = $broken === '' ? '' : '<script type="application/json">' . str_replace('<', '\u003C', $broken) . '</script>';
    doorstep_use();
    try {
        return doorstep_widget($widget, $options, $fallback . $script, $slots);
    } catch (InvalidArgumentException $problem) {
        return sprintf('<div data-widget="%s">%s</div>', esc_html($widget), $fallback);
    }
}

function doorstep_base(): string
{
    // Beside wp-admin, also where WordPress has a folder of its own.
    return defined('DOORSTEP_BASE') ? DOORSTEP_BASE : site_url('/doorstep/', 'relative');
}

/** Loads the loader on this page, once for all its widgets. */
function doorstep_use(): void
{
    $GLOBALS['doorstep_is_used'] = true;
    // Without a version: the URL has to be the same as on pages outside WordPress.
    wp_enqueue_script('doorstep-loader', doorstep_base() . 'loader.js', [], null, true);
}

/** Prints the loader as a module; WordPress would print a classic script. */
function doorstep_loader_tag($tag, $handle)
{
    return $handle === 'doorstep-loader' ? doorstep_head([], doorstep_base()) . "\n" : $tag;
}

/** Prints the site's addresses on pages with a widget. */
function doorstep_footer(): void
{
    if (!empty($GLOBALS['doorstep_is_used']) && defined('DOORSTEP_SITE')) {
        echo doorstep_site(DOORSTEP_SITE) . "\n";
    }
}

add_shortcode('doorstep', 'doorstep_shortcode');
// A placeholder may also be in the theme, in a widget area, in Custom HTML or in what a script fetches.
if (!defined('DOORSTEP_EVERYWHERE') || DOORSTEP_EVERYWHERE) {
    add_action('wp_enqueue_scripts', 'doorstep_use');
}
// Curly quotes would break the JSON.
add_filter('no_texturize_shortcodes', fn($names) => array_merge($names, ['doorstep']));
add_filter('script_loader_tag', 'doorstep_loader_tag', 10, 2);
add_action('wp_footer', 'doorstep_footer');

// If only this file was copied, there is just the shortcode.
if (is_file(__DIR__ . '/blocks.php')) {
    require_once __DIR__ . '/blocks.php';
}
