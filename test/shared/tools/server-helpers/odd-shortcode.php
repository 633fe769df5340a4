<?php
// Prints each odd text by the shortcode and the block of the WordPress plugin, and says how many lines each has logged.
$blocks = [];
$shortcodes = [];
function add_shortcode($name, $run) { $GLOBALS['shortcodes'][$name] = $run; }
function add_filter($name, $run) {}
function add_action($name, $run) { if ($name === 'init') { $GLOBALS['init'] = $run; } }
function register_block_type($name, $settings) { $GLOBALS['blocks'][$name] = $settings; }
function wp_enqueue_script($handle, $src) {}
define('ABSPATH', '/');
function is_feed() { return false; }
function site_url($path) { return $path; }
function esc_html($text) { return htmlspecialchars($text, ENT_QUOTES); }
function wp_kses_post($markup) { return $markup; }
function plugins_url() { return ''; }
$plugin = sys_get_temp_dir() . '/doorstep-plugin-' . getmypid();
mkdir($plugin);
$tools = dirname(__DIR__, 4) . '/shared/tools';
foreach (["$tools/server-helpers/doorstep.php", "$tools/server-helpers/doorstep-wordpress.php", "$tools/wordpress/blocks.php"] as $file) {
    copy($file, "$plugin/" . basename($file));
}
file_put_contents("$plugin/blocks.json", json_encode(['tabs' => ['title' => 'Tabs', 'description' => '', 'icon' => '',
    'options' => ['odd', 'list', 'printed'], 'json' => ['list'], 'slots' => [], 'objects' => []]]));
require "$plugin/doorstep-wordpress.php";
$init();
$given = json_decode(file_get_contents('php://stdin'), true);
$lines = 0;
ini_set('error_log', $log = tempnam(sys_get_temp_dir(), 'doorstep-log'));
set_error_handler(function () use (&$lines) {
    $lines += 100;
    return true;
});
$run = function (callable $print) use ($log, &$lines): array {
    $lines = 0;
    file_put_contents($log, '');
    try {
        $markup = $print();
    } catch (Throwable $problem) {
        $markup = 'raised: ' . get_class($problem) . ' ' . $problem->getMessage();
    }
    return [base64_encode($markup), $lines + count(file($log))];
};
$fallback = '<p>Fallback</p>';
$shortcode = fn(array $attributes, string $content) => $run(fn() => $shortcodes['doorstep']($attributes, $content));
$block = fn(array $options) => $run(fn() => $blocks['doorstep/tabs']['render_callback'](['options' => $options], $fallback));
$rows = [];
foreach ($given['texts'] as $name => $text) {
    $text = base64_decode($text);
    $rows[$name] = [
        'alone' => $shortcode(['widget' => 'tabs', 'odd' => $text], $fallback),
        'in a block' => $block(['odd' => $text]),
    ];
}
foreach ($given['json'] as $name => $json) {
    $rows[$name] = [
        'as JSON' => $shortcode(['widget' => 'tabs'], '{ "list": ' . $json . ' }' . $fallback),
        'in a block' => $block(['list' => json_decode($json, true)]),
        'as a text in a block' => $block(['list' => $json]),
    ];
}
$rows['a fact as an attribute'] = ['alone' => $shortcode(['widget' => 'tabs', 'printed' => 'total=£1'], $fallback)];
$rows['a fact as a number'] = ['alone' => $shortcode(['widget' => 'tabs'], "{ \"printed\": 5 }$fallback"), 'in a block' => $block(['printed' => 5])];
$rows['a name that is markup'] = ['alone' => $shortcode(['widget' => 'tabs', '"><b>' => 'x'], $fallback), 'as JSON' => $shortcode(['widget' => 'tabs'], "{ \"a b\": 5 }$fallback")];
$rows['no widget'] = ['alone' => $shortcode([], $fallback)];
echo json_encode($rows);
array_map('unlink', [...glob("$plugin/*"), $log]);
rmdir($plugin);
