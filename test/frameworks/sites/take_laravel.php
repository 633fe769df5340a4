<?php
// As Laravel's VerifyCsrfToken does.
if (!$isTokenValid($_SERVER['HTTP_X_CSRF_TOKEN'] ?? $_POST['_token'] ?? null)) {
    http_response_code(419);
    header('Content-Type: application/json');
    echo '{"message":"CSRF token mismatch."}';
    exit;
}
header('Content-Type: application/json');
echo '{"data":{}}';
