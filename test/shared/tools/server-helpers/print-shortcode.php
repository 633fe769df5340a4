<?php
// What the plugin asks of WordPress, as far as it matters to what is printed.
$actions = [];
$shortcodes = [];
function add_shortcode($name, $run) { $GLOBALS['shortcodes'][$name] = $run; }
$filters = [];
$scripts = [];
function add_filter($name, $run) { $GLOBALS['filters'][$name] = $run; }
function wp_enqueue_script($handle, $src) { $GLOBALS['scripts'][$handle] = $src; }
function add_action($name, $run) { $GLOBALS['actions'][$name] = $run; }
function do_shortcode($text) { return "<b>$text</b>"; }
define('ABSPATH', '/');
function is_feed() { return false; }
function shortcode_parse_atts($text) { preg_match_all('/([\w-]+)="([^"]*)"/', $text, $found); return array_combine($found[1], $found[2]); }
function site_url($path) { return $path; }
function esc_html($text) { return htmlspecialchars($text, ENT_QUOTES); }
function wp_kses_post($markup) { return $markup; }
require dirname(__DIR__, 4) . '/shared/tools/server-helpers/doorstep-wordpress.php';
$given = json_decode(file_get_contents('php://stdin'), true);
echo $shortcodes['doorstep']($given['attributes'], $given['content']);
$actions['wp_footer']();
foreach ($scripts as $handle => $src) {
    echo trim($filters['script_loader_tag']("<script src='$src'></script>", $handle, $src));
}
