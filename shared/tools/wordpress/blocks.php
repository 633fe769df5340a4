<?php
// A block for each widget, of blocks.json, which the build makes of the widgets' definitions.

/** What is known of each widget's block, by the widget's name. */
function doorstep_blocks(): array
{
    static $blocks;
    return $blocks ??= json_decode(file_get_contents(__DIR__ . '/blocks.json'), true);
}

/** Registers them all; what a block says is drawn by the server each time, so a new release needs no block saved again. */
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
            // One object: an option that a later release names otherwise is kept as it was written.
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

/** The options of a block, also where somebody has written them beside "options". */
function doorstep_block_options(array $block, array $attributes): array
{
    $beside = array_intersect_key($attributes, array_flip($block['options']));
    $options = array_merge($beside, (array) ($attributes['options'] ?? []));
    // What no placeholder can say is left where it is, in the block.
    return array_filter($options, fn($name) => preg_match('/^[a-z][a-z\d_-]*$/iD', $name), ARRAY_FILTER_USE_KEY);
}

/** A text as it was typed: WordPress writes "&amp;" into the blocks of those who may not write all markup. */
function doorstep_plain_text($value)
{
    if (is_array($value)) {
        return array_map('doorstep_plain_text', $value);
    }
    return is_string($value) ? strtr($value, ['&lt;' => '<', '&gt;' => '>', '&amp;' => '&']) : $value;
}

/** JSON that holds texts as they were typed and cannot be read, for the page's doctor to say what is wrong with them. */
function doorstep_broken_json(array $read, array $typed): string
{
    $members = [];
    foreach ($read as $name => $value) {
        $members[] = doorstep_json((string) $name) . ': ' . doorstep_json($value);
    }
    foreach ($typed as $name => $text) {
        $members[] = doorstep_json((string) $name) . ": $text";
    }
    $json = str_replace('<', '\u003C', '{ ' . implode(",\n", $members) . ' }');
    return "<script type=\"application/json\">$json</script>";
}

/** A block as a visitor's page has it: the placeholder of the widget, with what stands in the block as its fallback. */
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
        // WordPress reads an object without members as a list.
        if (($options[$option] ?? null) === []) {
            $options[$option] = (object) [];
        }
    }
    if ($typed) {
        $scalars = array_filter($options, 'is_scalar');
        $content .= doorstep_broken_json(array_diff_key($options, $scalars, $typed), $typed);
        $options = $scalars;
    }
    if (!empty($attributes['load'])) {
        $options = ['load' => $attributes['load']] + $options;
    }
    doorstep_use();
    return doorstep_widget($name, $options, trim($content), $slots);
}

/** What the block editor runs. */
function doorstep_editor_assets(): void
{
    $needed = ['wp-blocks', 'wp-block-editor', 'wp-components', 'wp-data', 'wp-element', 'wp-hooks'];
    wp_enqueue_script('doorstep-editor', plugins_url('editor.js', __FILE__), $needed, (string) filemtime(__DIR__ . '/editor.js'), true);
    $preview = ['preview' => home_url('/?doorstep-preview=1'), 'nonce' => wp_create_nonce('doorstep-preview')];
    wp_add_inline_script('doorstep-editor', 'window.doorstepBlocks = ' . doorstep_json($preview), 'before');
}

/** The editor's preview: one block as it is now, on a page of this site's own theme. */
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
    // As it would be once it is saved.
    $content = current_user_can('unfiltered_html') ? $content : filter_block_content($content);
    $markup = doorstep_block($name, is_array($attributes) ? $attributes : [], do_blocks($content));
    nocache_headers();
    status_header(200);
    echo '<!doctype html><html ' . get_language_attributes() . '><head><meta charset="utf-8">'
        . '<meta name="viewport" content="width=device-width">';
    wp_head();
    echo "</head><body>$markup";
    wp_footer();
    echo '</body></html>';
    exit;
}

add_action('init', 'doorstep_register_blocks');
add_action('enqueue_block_editor_assets', 'doorstep_editor_assets');
add_action('template_redirect', 'doorstep_preview');
add_filter('show_admin_bar', fn($is_shown) => $is_shown && !isset($_GET['doorstep-preview']));
add_filter('block_categories_all', fn($categories) => array_merge($categories, [['slug' => 'doorstep', 'title' => 'Doorstep']]));
