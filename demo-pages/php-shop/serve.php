<?php
// Starts the shop: php demo-pages/php-shop/serve.php [--reset] [--port 8088]
// Run `npm run build` first: the shop serves the built bundle, as a site would serve its release.
declare(strict_types=1);

$options = getopt('', ['reset', 'port:']);
$port = (string) ($options['port'] ?? '8088');
if (!ctype_digit($port)) {
    exit("--port takes a number.\n");
}
if (!extension_loaded('pdo_sqlite')) {
    exit("PHP has no pdo_sqlite. On Debian: apt-get install php-sqlite3\n");
}
require __DIR__ . '/lib/database.php';
if (!is_file(BUNDLE . '/manifest.json')) {
    exit("The bundle is not built yet: npm run build\n");
}
if (isset($options['reset'])) {
    array_map('unlink', glob(database_file() . '*') ?: []);
}
database();
echo "The shop is at http://127.0.0.1:$port/winkel/, its customer is alison@doorstep.example with the password gold-top.\n";
passthru(escapeshellarg(PHP_BINARY) . " -S 127.0.0.1:$port " . escapeshellarg(__DIR__ . '/router.php'));
