<?php
// Receives every request: files of the bundle first, then the table of routes.
declare(strict_types=1);

require __DIR__ . '/lib/database.php';
require __DIR__ . '/lib/http.php';
require __DIR__ . '/lib/calendar.php';
require __DIR__ . '/lib/people.php';
require __DIR__ . '/lib/layout.php';
foreach (['postcodes', 'basket', 'checkout', 'boxes', 'essentials', 'week', 'account'] as $part) {
    require __DIR__ . "/calls/$part.php";
}
foreach (['shop', 'joining', 'account', 'community'] as $part) {
    require __DIR__ . "/pages/$part.php";
}

ini_set('display_errors', '0');
$path = rawurldecode((string) parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH));
if ($path === '/') {
    send(redirect(ROOT . '/'));
} elseif (!send_file($path)) {
    start_session();
    send(answer_to($_SERVER['REQUEST_METHOD'], $path, require __DIR__ . '/routes.php'));
}
