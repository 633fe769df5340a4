<?php
// Serves a page of docs/frameworks by `php -S`: SITE is the folder with site.json, HELPERS the folder of the helpers.
$folder = getenv('SITE');
$site = json_decode(file_get_contents("$folder/site.json"), true);
set_include_path(dirname(getenv('HELPERS')) . PATH_SEPARATOR . get_include_path());
error_reporting(E_ALL & ~E_DEPRECATED);
ini_set('display_errors', '0');
session_save_path($folder);
session_start();
$_SESSION['token'] ??= bin2hex(random_bytes(16));
if (isset($_GET['as'])) {
    $_SESSION['customer'] = (int) $_GET['as'];
}
['title' => $title, 'options' => $options] = $site;

$isTokenValid = function (?string $given): bool {
    return is_string($given) && hash_equals($_SESSION['token'], $given);
};
if ($_SERVER['REQUEST_METHOD'] === 'POST') {
    if ($site['kind'] === 'symfony') {
        require __DIR__ . '/take_symfony.php';
    } elseif (!$isTokenValid($_SERVER['HTTP_X_CSRF_TOKEN'] ?? $_POST['_token'] ?? null)) {
        http_response_code(419); // as Laravel's VerifyCsrfToken, and as the page of plain PHP says
    }
    exit;
}
header('Content-Type: text/html; charset=utf-8');
require __DIR__ . "/show_{$site['kind']}.php";
