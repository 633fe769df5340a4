<?php
[, $helper] = $argv;
$folder = dirname(__DIR__, 4) . '/shared/tools/server-helpers';
$given = json_decode(file_get_contents('php://stdin'), true);
require "$folder/doorstep.php";

if ($helper === 'php') {
    $widget = 'doorstep_widget';
    $head = 'doorstep_head';
    $answer = fn($call, $json, $now) => doorstep_answer($call, $json, new DateTime($now));
} elseif ($helper === 'twig') {
    require_once 'Twig/autoload.php';
    $twig = new Twig\Environment(new Twig\Loader\FilesystemLoader($folder), ['strict_variables' => true]);
    $source = "{%- import 'doorstep.html.twig' as doorstep -%}";
    $widget = fn(...$given) => $twig->createTemplate("$source{{ doorstep.widget(given[0], given[1], given[2], given[3], given[4]) }}")->render(['given' => $given + [4 => null]]);
    $head = fn(...$given) => $twig->createTemplate("$source{{ doorstep.head(given[0], given[1], given[2], given[3]) }}")->render(['given' => $given]);
    $answer = fn(...$given) => $twig->createTemplate("$source{{ doorstep.answer(given[0], given[1], given[2]) }}")->render(['given' => $given]);
} else {
    require_once 'Illuminate/View/autoload.php';
    $cache = sys_get_temp_dir() . '/doorstep-blade-' . getmypid();
    mkdir($cache);
    $container = new Illuminate\Container\Container();
    Illuminate\Container\Container::setInstance($container);
    $files = new Illuminate\Filesystem\Filesystem();
    $blade = new Illuminate\View\Compilers\BladeCompiler($files, $cache);
    $engines = new Illuminate\View\Engines\EngineResolver();
    $engines->register('blade', fn() => new Illuminate\View\Engines\CompilerEngine($blade, $files));
    $engines->register('php', fn() => new Illuminate\View\Engines\PhpEngine($files));
    $views = new Illuminate\View\Factory($engines, new Illuminate\View\FileViewFinder($files, [$cache]), new Illuminate\Events\Dispatcher($container));
    $views->setContainer($container);
    $container->instance('view', $views);
    $container->instance(Illuminate\Contracts\View\Factory::class, $views);
    $container->instance('blade.compiler', $blade);
    $app = new class extends Illuminate\Container\Container {
        public function getNamespace() { return 'App\\'; }
    };
    $container->instance(Illuminate\Contracts\Foundation\Application::class, $app);
    mkdir("$cache/components");
    copy("$folder/doorstep.blade.php", "$cache/components/doorstep.blade.php");
    file_put_contents("$cache/page.blade.php", '<x-doorstep :widget="$given[0]" :options="$given[1]" :slots="$given[3]" :state="$given[4] ?? null">{!! $given[2] !!}</x-doorstep>');
    $widget = fn(...$given) => trim($views->make('page', ['given' => $given])->render());
    $head = 'doorstep_head';
    $answer = fn($call, $json, $now) => doorstep_answer($call, $json, new DateTimeImmutable($now));
    register_shutdown_function(fn() => $files->deleteDirectory($cache));
}
if (isset($given['texts'])) {
    require __DIR__ . '/odd.php';
    exit;
}
$print = fn($run, $calls) => array_map(function ($arguments) use ($run) {
    try {
        return $run(...$arguments);
    } catch (Throwable $problem) {
        return 'refused: ' . $problem->getMessage();
    }
}, $calls);
$printed = [
    'widgets' => $print($widget, $given['widgets']),
    'heads' => $print($head, $given['heads']),
    'answers' => $print($answer, $given['answers']),
    'odd' => isset($given['odd']) ? $widget('tabs', ['list' => [1, NAN]], $given['odd'], []) : null,
];
echo json_encode($printed, JSON_UNESCAPED_UNICODE);
