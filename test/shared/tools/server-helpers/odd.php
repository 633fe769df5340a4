<?php
// Prints each odd value in each place by $widget, and says how many lines each has logged. Texts come as base64.
$deep = function (int $depth) {
    $value = [];
    for (; $depth > 1; $depth--) {
        $value = [$value];
    }
    return $value;
};
$safe = '<b title="a">safe</b>';
$values = array_map('base64_decode', $given['texts']) + [
    'INF' => INF, '-INF' => -INF, 'NaN' => NAN, '1e999' => json_decode('1e999'), 'in a list' => ['a' => [1, INF]],
    'the largest whole number' => PHP_INT_MAX, 'the smallest whole number' => -PHP_INT_MAX, 'a fraction' => 0.1,
    'a depth of 100' => $deep(100), 'a depth of 1,000' => $deep(1000), 'a depth of 100,000' => $deep(100000), 'null' => null,
    'a safe text of the framework' => $helper === 'twig' ? new Twig\Markup($safe, 'UTF-8') : ($helper === 'blade' ? new Illuminate\Support\HtmlString($safe) : new class {
        public function __toString(): string { return '<b title="a">safe</b>'; }
    }),
    'an object' => (object) ['a' => '<b>'], 'a date' => new DateTimeImmutable('2026-11-25T12:00:00+00:00'),
    'names that are markup' => ['"><b>' => 1], 'no data' => fopen('php://memory', 'r'),
];
$lines = 0;
ini_set('error_log', $log = tempnam(sys_get_temp_dir(), 'doorstep-log'));
set_error_handler(function () use (&$lines) {
    $lines += 100;
    return true;
});
$run = function (array $call) use ($widget, $log, &$lines): array {
    $lines = 0;
    file_put_contents($log, '');
    try {
        $markup = $widget(...$call);
    } catch (Throwable $problem) {
        $markup = 'raised: ' . get_class($problem) . ' ' . $problem->getMessage();
    }
    return [base64_encode($markup), $lines + count(file($log))];
};
$fallback = '<p>Fallback</p>';
echo json_encode(array_map(fn($value): array => [
    'alone' => $run(['tabs', ['odd' => $value], $fallback, []]),
    'in a list' => $run(['tabs', ['list' => ['odd' => $value]], $fallback, []]),
    'as a fact' => $run(['weekly-cost', ['printed' => ['total' => $value]], $fallback, []]),
    'in an answer' => $run(['order-again', [], $fallback, [], ['data' => [['id' => 1, 'odd' => $value]]]]),
], $values));
unlink($log);
