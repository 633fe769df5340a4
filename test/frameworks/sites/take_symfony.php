<?php
// The lines of the page run in a controller, with what Symfony gives them.
class JsonResponse
{
    public function __construct(public readonly array $data, public readonly int $status = 200) {}
}
class Bag
{
    public function __construct(private readonly array $values) {}
    public function get(string $name): ?string { return $this->values[$name] ?? null; }
}
$request = (object) [
    'headers' => new Bag(['X-CSRF-TOKEN' => $_SERVER['HTTP_X_CSRF_TOKEN'] ?? null]),
    'request' => new Bag($_POST),
];
$controller = new class ($isTokenValid) {
    public function __construct(private readonly Closure $isTokenValid) {}
    private function isCsrfTokenValid(string $id, ?string $token): bool { return $id === 'doorstep' && ($this->isTokenValid)($token); }
    public function take(object $request, string $lines): JsonResponse { return eval($lines) ?? new JsonResponse(['data' => []]); }
};
$answer = $controller->take($request, $site['php']);
http_response_code($answer->status);
header('Content-Type: application/json');
echo json_encode($answer->data);
