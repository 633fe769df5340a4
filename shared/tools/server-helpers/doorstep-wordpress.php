<?php
/**
 * Plugin Name: Doorstep widgets
 * Description: The shortcode [doorstep widget="postcode-panel" title="Do we deliver to you?"]<a href="/register">Check</a>[/doorstep]. A list goes first between the tags, as JSON: [doorstep widget="tabs"]{ "tabs": [ … ] }<p>Fallback</p>[/doorstep].
 * Version: 0.1.0
 * Requires PHP: 7.4
 *
 * Copy it with doorstep.php into wp-content/plugins. Where the bundle is: define('DOORSTEP_BASE', '/doorstep/') in wp-config.php.
 * Where the site's calls and pages are: define('DOORSTEP_SITE', ['root' => '/shop']), as doorstep_site takes it.
 */

require_once __DIR__ . '/doorstep.php';

/** Where the JSON at the beginning of a text ends, behind its last bracket; 0 where none begins, its length where it never ends. */
function doorstep_json_end(string $text): int
{
    if (!preg_match('/^\{\s*(?:\}|["\'\w“”„‘’]+[\w\s-]*["\'“”‘’]?\s*:)/u', $text)) {
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

/** What stands between the tags: JSON, if it begins with a brace and a name, and the fallback after it. JSON that cannot be read comes back as it is. */
function doorstep_shortcode_parts(string $content): array
{
    // An editor wraps lines in paragraphs, also in the middle of JSON.
    $bare = trim(preg_replace('#^(\s*</?p[^>]*>|\s*<br\s*/?>)+#i', '', $content));
    $end = doorstep_json_end(html_entity_decode($bare, ENT_QUOTES | ENT_HTML5, 'UTF-8')) ? doorstep_json_end($bare) : 0;
    if ($end === 0) {
        return [[], $content, ''];
    }
    // One that never ends would swallow the fallback: this begins with the first tag that is no line break.
    $tag = preg_match('#<(?!br\b)[a-z]#i', $bare, $hit, PREG_OFFSET_CAPTURE) ? $hit[0][1] : $end;
    $end = $end === strlen($bare) ? min($end, $tag) : $end;
    $text = preg_replace('#</?p[^>]*>|<br\s*/?>#i', '', substr($bare, 0, $end));
    $text = html_entity_decode($text, ENT_QUOTES | ENT_HTML5, 'UTF-8');
    // A comma in front of a closing bracket, and curly quotes around names and texts.
    $straight = preg_replace('/(?<=[{\[,:])(\s*)[“”„]|[“”](?=\s*[:,}\]])/u', '$1"', $text);
    $options = json_decode(preg_replace('/,(\s*[}\]])/', '$1', $straight), true) ?? json_decode($text, true);
    $fallback = preg_replace('#^\s*(</p>|<br\s*/?>)#i', '', substr($bare, $end));
    return is_array($options) ? [$options, $fallback, ''] : [[], $fallback, $text];
}

/** The attributes as they were meant: in quotes of any kind, and without a "data-" of their own. */
function doorstep_shortcode_attributes(array $given): array
{
    $meant = [];
    $open = null;
    foreach ($given as $name => $value) {
        // A text in curly quotes is taken apart at its spaces.
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

function doorstep_shortcode($attributes, $content = ''): string
{
    $attributes = doorstep_shortcode_attributes((array) $attributes);
    $widget = $attributes['widget'] ?? '';
    unset($attributes['widget']);
    [$options, $fallback, $broken] = doorstep_shortcode_parts((string) $content);
    // What the editor has opened for a line that is not there.
    $fallback = wp_kses_post(preg_replace('#\s*<p>\s*$#', '', $fallback));
    // The page's doctor says what is wrong with it.
    $script = $broken === '' ? '' : '<script type="application/json">' . str_replace('<', '\u003C', $broken) . '</script>';
    $GLOBALS['doorstep_is_used'] = true;
    try {
        return doorstep_widget($widget, array_merge($options, $attributes), $fallback . $script);
    } catch (InvalidArgumentException $problem) {
        return '<div data-widget="' . esc_html($widget) . "\">$fallback</div>";
    }
}

/** The site's addresses and the loader, once, on pages that have a widget. */
function doorstep_footer(): void
{
    if (!empty($GLOBALS['doorstep_is_used'])) {
        if (defined('DOORSTEP_SITE')) {
            echo doorstep_site(DOORSTEP_SITE) . "\n";
        }
        echo doorstep_head([], defined('DOORSTEP_BASE') ? DOORSTEP_BASE : '/doorstep/');
    }
}

add_shortcode('doorstep', 'doorstep_shortcode');
// Curly quotes would spoil the JSON.
add_filter('no_texturize_shortcodes', fn($names) => array_merge($names, ['doorstep']));
add_action('wp_footer', 'doorstep_footer');
