<?php
// What the plugin asks of WordPress, as far as it matters to what is printed. Reads what to draw, says what was drawn.
$hooks = [];
$blocks = [];
$scripts = [];
$may = [];
function add_shortcode($name, $run) {}
function add_filter($name, $run) { $GLOBALS['hooks'][$name] = $run; }
function add_action($name, $run) { $GLOBALS['hooks'][$name] = $run; }
function register_block_type($name, $settings) { $GLOBALS['blocks'][$name] = $settings; }
function wp_enqueue_script($handle, $src) { $GLOBALS['scripts'][] = [$handle, $src]; }
define('ABSPATH', '/');
function is_feed() { return false; }
function site_url($path) { return "/blog$path"; } // a site in a folder of its own
function esc_html($text) { return htmlspecialchars($text, ENT_QUOTES); }
function wp_kses_post($markup) { return preg_replace('#<script.*?</script>#s', '', $markup); }
function filter_block_content($markup) { return wp_kses_post($markup); }
function wp_unslash($text) { return stripslashes($text); }
function do_blocks($markup) { return $markup; }
function current_user_can($what) { return in_array($what, $GLOBALS['may'], true); }
function check_admin_referer($of) { if (($_POST['_wpnonce'] ?? '') !== $of) { throw new Exception('nonce'); } }
function wp_die($text, $title, $how) { throw new Exception((string) $how['response']); }
function get_language_attributes() { return 'lang="en-GB"'; }
function nocache_headers() {}
function status_header($code) {}
function wp_head() {}
function home_url($path) { return $path; }
function wp_send_json($answer) { throw new Exception(json_encode($answer)); }
function wp_footer() { foreach ($GLOBALS['scripts'] as [$handle, $src]) { echo $GLOBALS['hooks']['script_loader_tag']('', $handle, $src); } }
require dirname(__DIR__, 4) . '/dist/doorstep-wordpress/doorstep-wordpress.php';
$hooks['init']();
$given = json_decode(file_get_contents('php://stdin'), true);
if (isset($given['call'])) {
    [$_SERVER['REQUEST_METHOD'], $_SERVER['REQUEST_URI']] = $given['call'];
    try {
        $hooks['parse_request']();
    } catch (Exception $answer) {
        echo $answer->getMessage();
    }
    exit;
}
if (isset($given['preview'])) {
    $may = $given['may'];
    $_GET['doorstep-preview'] = '1';
    $_POST = array_map('addslashes', $given['preview']);
    try {
        $hooks['template_redirect']();
        echo 'nothing';
    } catch (Exception $problem) {
        echo 'refused: ' . $problem->getMessage();
    }
    exit;
}
$drawn = array_map(fn($each) => $blocks["doorstep/$each[0]"]['render_callback']($each[1], $each[2]), $given);
echo json_encode(['names' => array_keys($blocks), 'drawn' => $drawn, 'scripts' => $scripts]);
