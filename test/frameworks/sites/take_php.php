<?php
// As the page says: hash_equals, and 419 where the token is another.
if (!$isTokenValid($_SERVER['HTTP_X_CSRF_TOKEN'] ?? $_POST['_token'] ?? null)) {
    http_response_code(419);
    exit;
}
header('Content-Type: application/json');
echo '{"data":{}}';
