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

/** What stands between the tags: JSON, if it begins with a brace, and the fallback after it. */
function doorstep_shortcode_parts(string $content): array
{
    // An editor wraps lines in paragraphs, also in the middle of JSON.
    $bare = trim(preg_replace('#^(\s*</?p[^>]*>|\s*<br\s*/?>)+#i', '', $content));
    if ($bare === '' || $bare[0] !== '{') {
        return [[], $content];
    }
    $end = strrpos($bare, '}');
    $text = preg_replace('#</?p[^>]*>|<br\s*/?>#i', '', substr($bare, 0, $end + 1));
    $options = json_decode(html_entity_decode($text, ENT_QUOTES | ENT_HTML5, 'UTF-8'), true);
    return is_array($options) ? [$options, preg_replace('#^\s*(</p>|<br\s*/?>)#i', '', substr($bare, $end + 1))] : [[], ''];
}

function doorstep_shortcode($attributes, $content = ''): string
{
    $attributes = (array) $attributes;
    $widget = (string) ($attributes['widget'] ?? '');
    unset($attributes['widget']);
    [$options, $fallback] = doorstep_shortcode_parts((string) $content);
    // What the editor has opened for a line that is not there.
    $fallback = preg_replace('#\s*<p>\s*$#', '', $fallback);
    try {
        $markup = doorstep_widget($widget, array_merge($options, $attributes), wp_kses_post($fallback));
    } catch (InvalidArgumentException $problem) {
        return '<!-- ' . esc_html($problem->getMessage()) . ' -->' . wp_kses_post($fallback);
    }
    $GLOBALS['doorstep_is_used'] = true;
    return $markup;
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
