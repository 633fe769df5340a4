<?php
// A block for each widget, from blocks.json, which the build makes from the widgets' definitions.
defined('ABSPATH') || exit;

/** Returns the facts about each widget's block, by the widget's name. */
function doorstep_blocks(): array
{
    static $blocks;
    return $blocks ??= json_decode(file_get_contents(__DIR__ . '/blocks.json'), true);
}

/**
 * Registers all blocks. They are rendered by the server at each request, so a new release needs no block to be saved
 * again.
 */
function doorstep_register_blocks(): void
{
    foreach (doorstep_blocks() as $name => $block) {
        register_block_type("doorstep/$name", [
            'api_version' => 3,
            'title' => $block['title'],
            'description' => $block['description'],
            'category' => 'doorstep',
            'icon' => $block['icon'],
            'keywords' => ['doorstep', $name],
            // One object, so that an option that a later release renames is kept as it was written.
            'attributes' => [
                'options' => ['type' => 'object', 'default' => []],
                'load' => ['type' => 'string'],
            ],
            'supports' => ['html' => false, 'className' => false, 'customClassName' => false],
            'render_callback' => fn($attributes, $content = '') =>
                doorstep_block($name, (array) $attributes, (string) $content),
        ]);
    }
}

/** Returns the options of a block, including those that somebody has written beside "options". */
function doorstep_block_options(array $block, array $attributes): array
{
    $beside = array_intersect_key($attributes, array_flip($block['options']));
    $options = array_merge($beside, (array) ($attributes['options'] ?? []));
    // Names that cannot be printed in a placeholder are skipped; they stay in the saved block.
    return array_filter($options, fn($name) => preg_match('/^[a-z][a-z\d_-]*$/iD', $name), ARRAY_FILTER_USE_KEY);
}

/**
 * Returns text as it was typed: WordPress writes "&amp;" into the blocks of users without the right to unfiltered
 * markup.
 */
function doorstep_plain_text($value)
{
    if (is_array($value)) {
        return array_map('doorstep_plain_text', $value);
    }
    return is_string($value) ? strtr($value, ['&lt;' => '<', '&gt;' => '>', '&amp;' => '&']) : $value;
}

/** Returns JSON with the texts that cannot be read as JSON, so that the doctor can report them. */
function doorstep_broken_json(array $read, array $typed): string
{
    $members = [];
    $read = array_filter($read, function ($value): bool {
        try {
            return doorstep_json($value) !== '';
        } catch (DoorstepUnprintable $problem) {
            return false;
        }
    });
    foreach ($read as $name => $value) {
        $members[] = doorstep_json((string) $name) . ': ' . doorstep_json($value);
    }
    foreach ($typed as $name => $text) {
        $members[] = doorstep_json((string) $name) . ": $text";
    }
    return '{ ' . implode(",\n", $members) . ' }';
}

/** Returns a block as a visitor gets it: the widget's placeholder, with the block's content as the fallback. */
function doorstep_block(string $name, array $attributes, string $content): string
{
    $block = doorstep_blocks()[$name];
    $options = doorstep_block_options($block, $attributes);
    $slots = [];
    foreach ($block['slots'] as $slot) {
        if (is_string($options[$slot] ?? null) && trim($options[$slot]) !== '') {
            $slots[$slot] = wp_kses_post($options[$slot]);
        }
        unset($options[$slot]);
    }
    $options = doorstep_plain_text($options);
    $typed = [];
    foreach ($block['json'] as $option) {
        if (is_string($options[$option] ?? null)) {
            $read = doorstep_read_json($options[$option]);
            if ($read === null) {
                $typed[$option] = $options[$option];
            }
            $options[$option] = $read;
        }
    }
    foreach ($block['objects'] as $option) {
        // WordPress decodes an empty object as an empty list.
        if (($options[$option] ?? null) === []) {
            $options[$option] = (object) [];
        }
    }
    $broken = '';
    if ($typed) {
        $scalars = array_filter($options, 'is_scalar');
        $broken = doorstep_broken_json(array_diff_key($options, $scalars, $typed), $typed);
        $options = $scalars;
    }
    if (!empty($attributes['load'])) {
        $options = ['load' => $attributes['load']] + $options;
    }
    return doorstep_output($name, $options, trim($content), $slots, $broken);
}

/** Loads the scripts of the block editor. */
function doorstep_editor_assets(): void
{
    $needed = ['wp-blocks', 'wp-block-editor', 'wp-components', 'wp-data', 'wp-element', 'wp-hooks'];
    wp_enqueue_script('doorstep-editor', plugins_url('editor.js', __FILE__), $needed, (string) filemtime(__DIR__ . '/editor.js'), true);
    $catalogue = is_dir(__DIR__ . '/catalogue') ? plugins_url('catalogue/', __FILE__) : '';
    $preview = ['preview' => home_url('/?doorstep-preview=1'), 'nonce' => wp_create_nonce('doorstep-preview'), 'catalogue' => $catalogue];
    wp_add_inline_script('doorstep-editor', 'window.doorstepBlocks = ' . doorstep_json($preview), 'before');
}

/** Returns what a page says of the visitor of a preview, whose calls are answered by the contract's examples. */
function doorstep_preview_head(string $visitor): string
{
    $metas = '';
    $said = ['customer' => $visitor === 'customer' ? 'preview' : '', 'is-guest' => $visitor === 'customer' ? 'no' : 'yes', 'has-postcode' => $visitor === 'guest' ? 'no' : 'yes'];
    foreach ($said as $name => $content) {
        $metas .= sprintf('<meta name="doorstep-%s" content="%s">', $name, $content);
    }
    $site = array_diff_key(defined('DOORSTEP_SITE') ? DOORSTEP_SITE : [], ['api' => 1, 'calls' => 1]);
    return $metas . doorstep_site(['root' => home_url('/index.php/doorstep-sample', 'relative')] + $site);
}

/** Answers a call of a preview; nothing is read or changed. */
function doorstep_sample(): void
{
    $asked = explode('/index.php/doorstep-sample', (string) parse_url($_SERVER['REQUEST_URI'] ?? '', PHP_URL_PATH), 2)[1] ?? '';
    foreach ($asked === '' ? [] : json_decode(file_get_contents(__DIR__ . '/samples.json')) as $call => $answer) {
        if (preg_match("#^$call$#D", "$_SERVER[REQUEST_METHOD] $asked")) {
            wp_send_json($answer);
        }
    }
}

/** Prints the editor's preview: the block in its current state, on a page with the site's own theme. */
function doorstep_preview(): void
{
    $name = isset($_POST['block']) ? (string) wp_unslash($_POST['block']) : '';
    if (!isset($_GET['doorstep-preview']) || !isset(doorstep_blocks()[$name])) {
        return;
    }
    check_admin_referer('doorstep-preview');
    if (!current_user_can('edit_posts')) {
        wp_die('', '', ['response' => 403]);
    }
    $attributes = json_decode((string) wp_unslash($_POST['attributes'] ?? ''), true);
    $content = (string) wp_unslash($_POST['content'] ?? '');
    // The content is filtered as it would be when it is saved.
    $content = current_user_can('unfiltered_html') ? $content : filter_block_content($content);
    $markup = doorstep_block($name, is_array($attributes) ? $attributes : [], do_blocks($content));
    nocache_headers();
    status_header(200);
    echo '<!doctype html><html ' . get_language_attributes() . '><head><meta charset="utf-8">'
        . '<meta name="viewport" content="width=device-width">'
        . doorstep_preview_head((string) ($_POST['visitor'] ?? ''));
    wp_head();
    echo "</head><body>$markup";
    wp_footer();
    echo '</body></html>';
    exit;
}

add_action('init', 'doorstep_register_blocks');
add_action('enqueue_block_editor_assets', 'doorstep_editor_assets');
add_action('template_redirect', 'doorstep_preview');
add_action('parse_request', 'doorstep_sample');
add_filter('show_admin_bar', fn($is_shown) => $is_shown && !isset($_GET['doorstep-preview']));
add_filter('block_categories_all', fn($categories) => array_merge($categories, [['slug' => 'doorstep', 'title' => 'Doorstep']]));
