<?php
// Requests and answers: routes, sessions, tokens, repeated changes, files.
declare(strict_types=1);

const ROOT = '/winkel';
const LOOK_AGAIN = 'Please look at what you have entered.';
const AN_EMAIL = 'an email address such as ann@home.example';

/** A response to the browser. */
final class Answer
{
    public function __construct(public int $status, public string $type, public string $body, public ?string $location = null)
    {
    }
}

/** A refusal: nothing of the request is done. Messages by field are under `errors`. */
final class Refused extends Exception
{
    /** @param array<string, list<string>> $errors */
    public function __construct(string $message, public array $errors = [], public int $status = 422, public array $more = [])
    {
        parent::__construct($message);
    }
}

function json(mixed $value, int $status = 200): Answer
{
    return new Answer($status, 'application/json', json_encode($value, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE));
}

function redirect(string $location): Answer
{
    return new Answer(303, 'text/html', '', $location);
}

/** Returns the answer to a change that is done; $message is for the customer. */
function saved(string $message = ''): Answer
{
    return json(['success' => true] + array_filter(['message' => $message]));
}

/** Refuses if the condition is true, with a message about one field, or about the whole request. */
function refuse_if(bool $isSo, string $message, ?string $field = null, int $status = 422): void
{
    if ($isSo) {
        throw $field === null ? new Refused($message, status: $status) : new Refused(LOOK_AGAIN, [$field => [$message]]);
    }
}

/** Refuses the input if there are errors. @param array<string, list<string>> $errors */
function refuse_with(array $errors): void
{
    if ($errors) {
        throw new Refused(LOOK_AGAIN, $errors);
    }
}

/**
 * Returns a message for each field that is empty or invalid. @param array<string, string> $names the label of each
 * field
 */
function missing(array $names): array
{
    $lacking = array_filter($names, fn(string $name, string $field): bool => $name === AN_EMAIL
        ? !filter_var(sent_text($field), FILTER_VALIDATE_EMAIL)
        : sent_text($field) === '', ARRAY_FILTER_USE_BOTH);
    return array_map(fn(string $name): array => ["Please enter $name."], $lacking);
}

/** @param array<string, callable> $routes */
function answer_to(string $method, string $path, array $routes): Answer
{
    foreach ($routes as $route => $action) {
        [$wanted, $template] = explode(' ', $route, 2);
        $pattern = preg_replace('/\\\\\{\w+\\\\\}/', '([\w-]{1,64})', preg_quote(ROOT . $template, '#'));
        if ($wanted === $method && preg_match("#^$pattern$#D", $path, $found)) {
            return carry_out($method, $action, array_slice($found, 1), $routes["GET $template"] ?? null);
        }
    }
    return is_call() ? json(['message' => 'There is no such call.'], 404) : not_found_page();
}

/** Runs a read, or a change in a transaction. */
function carry_out(string $method, callable $action, array $arguments, ?callable $form): Answer
{
    try {
        if ($method === 'GET') {
            return $action(...$arguments);
        }
        check_token();
        database()->exec('BEGIN IMMEDIATE');
        $answer = once(fn(): Answer => $action(...$arguments));
        database()->exec('COMMIT');
        return $answer;
    } catch (Refused $refused) {
        if (database()->inTransaction()) {
            database()->exec('ROLLBACK');
        }
        return refusal($refused, $method === 'GET' ? null : $form);
    }
}

/** Returns the page of a refused form again, with the messages; the typed values are in $_POST. */
function refusal(Refused $refused, ?callable $form): Answer
{
    if ($refused->status === 401 && !is_call()) {
        return redirect(ROOT . '/sign-in?back=' . rawurlencode($_SERVER['REQUEST_URI']));
    }
    if (is_call()) {
        return json(['message' => $refused->getMessage(), 'errors' => (object) $refused->errors] + $refused->more, $refused->status);
    }
    if ($form && $refused->errors) {
        $answer = $form($refused->errors);
        $answer->status = 422;
        return $answer;
    }
    return $refused->status === 404 ? not_found_page() : page('Sorry', '<p>' . h($refused->getMessage()) . '</p>', $refused->status);
}

/** Returns true if a script makes the request, rather than a page or a form. */
function is_call(): bool
{
    return ($_SERVER['HTTP_X_REQUESTED_WITH'] ?? '') === 'XMLHttpRequest';
}

function start_session(): void
{
    // If a proxy in front of PHP terminates TLS, set SHOP_HTTPS=on.
    $isSecure = in_array(strtolower($_SERVER['HTTPS'] ?? (getenv('SHOP_HTTPS') ?: '')), ['on', '1'], true);
    session_set_cookie_params(['path' => ROOT, 'httponly' => true, 'samesite' => 'Lax', 'secure' => $isSecure]);
    session_name('winkel');
    session_start(['use_strict_mode' => true]);
    $_SESSION['token'] ??= bin2hex(random_bytes(20));
    if (isset($_SESSION['person']) && ($_SESSION['seal'] ?? null) !== seal_of((string) $_SESSION['person'])) {
        $_SESSION = ['token' => bin2hex(random_bytes(20))];
    }
}

function check_token(): void
{
    $given = $_SERVER['HTTP_X_CSRF_TOKEN'] ?? $_POST['_token'] ?? '';
    refuse_if(!is_string($given) || !hash_equals($_SESSION['token'], $given), 'This page has been open for long. Please load it again.', status: 419);
}

/** Returns a checksum of what was asked, without what belongs to the page alone. PHP leaves no raw body of multipart forms. */
function content_sent(): string
{
    if (str_contains($_SERVER['CONTENT_TYPE'] ?? '', 'json')) {
        return hash('sha256', (string) file_get_contents('php://input'));
    }
    $files = array_map(fn(array $file): array => [$file['name'], is_string($file['tmp_name']) && is_file($file['tmp_name']) ? hash_file('sha256', $file['tmp_name']) : ''], $_FILES);
    return hash('sha256', serialize([array_diff_key($_POST, ['_token' => 1, '_idempotency_key' => 1]), $files]));
}

/**
 * Makes a change once: for a day, a request of the same person with the same key gets the same answer, and is refused
 * if its content differs.
 */
function once(callable $change): Answer
{
    $given = $_SERVER['HTTP_IDEMPOTENCY_KEY'] ?? $_POST['_idempotency_key'] ?? '';
    if (!is_string($given) || $given === '') {
        return $change();
    }
    // A customer counts beyond the session; a guest may not be stored yet.
    $whose = is_guest() ? session_id() : $_SESSION['person'];
    $key = hash('sha256', "$whose\n" . $_SERVER['REQUEST_URI'] . "\n" . $given);
    $sent = content_sent();
    run('DELETE FROM kept_answers WHERE made <= ?', time() - 86400);
    $kept = row('SELECT * FROM kept_answers WHERE key = ?', $key);
    refuse_if($kept && $kept['sent'] !== $sent, 'This key was used for something else.');
    if ($kept) {
        return new Answer((int) $kept['status'], $kept['type'], $kept['body'], $kept['location']);
    }
    $answer = $change();
    if ($answer->status < 400) {
        run('INSERT INTO kept_answers VALUES (?, ?, ?, ?, ?, ?, ?)', $key, $sent, $answer->status, $answer->type, $answer->location, $answer->body, time());
    }
    return $answer;
}

/** Returns a parameter of the address. */
function asked(string $name): string
{
    return is_string($_GET[$name] ?? null) ? $_GET[$name] : '';
}

/** Returns a field of a call or a form; null if it was not sent. */
function sent(string $field): mixed
{
    static $body = null;
    $body ??= str_contains($_SERVER['CONTENT_TYPE'] ?? '', 'json')
        ? (array) json_decode((string) file_get_contents('php://input'), true)
        : $_POST;
    return $body[$field] ?? null;
}

/** Returns a sent value as text: '' for a list, and without NUL, at which PHP's password hashes stop. */
function as_text(mixed $sent): string
{
    return is_scalar($sent) ? str_replace("\0", '', (string) $sent) : '';
}

/** Returns the text of a field with the spaces around it, as for passwords. */
function sent_as_typed(string $field): string
{
    return as_text(sent($field));
}

function sent_text(string $field): string
{
    return trim(sent_as_typed($field));
}

function sent_count(string $field = 'quantity', int $most = 999): int
{
    $value = filter_var(sent($field), FILTER_VALIDATE_INT, ['options' => ['min_range' => 0, 'max_range' => $most]]);
    refuse_if($value === false, "Please give a whole number from 0 to $most.", $field);
    return $value;
}

function send(Answer $answer): void
{
    http_response_code($answer->status);
    header("Content-Type: $answer->type; charset=utf-8");
    // The widgets read the shop's time here, so that a shifted clock is shifted for them as well.
    header('Date: ' . gmdate('D, d M Y H:i:s', now()->getTimestamp()) . ' GMT');
    header('Cache-Control: no-store');
    header('X-Content-Type-Options: nosniff');
    header("Content-Security-Policy: default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
        . "form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'");
    if ($answer->location !== null) {
        header("Location: $answer->location");
    }
    echo $answer->body;
}

/** Sends a file of the bundle, the style sheet or a picture; returns false if the path is none of these. */
function send_file(string $path): bool
{
    if (preg_match('#^' . ROOT . '/pictures/(\d+)\.svg$#D', $path, $found)) {
        header('Content-Type: image/svg+xml');
        echo picture((int) $found[1]);
        return true;
    }
    $folders = ['/doorstep/' => BUNDLE . '/', '/files/' => __DIR__ . '/../files/'];
    $types = ['js' => 'text/javascript', 'css' => 'text/css', 'json' => 'application/json', 'svg' => 'image/svg+xml'];
    foreach ($folders as $begin => $folder) {
        $name = substr($path, strlen(ROOT . $begin));
        $type = $types[pathinfo($name, PATHINFO_EXTENSION)] ?? null;
        if (str_starts_with($path, ROOT . $begin) && $type && !str_contains($name, '..') && is_file($folder . $name)) {
            // A file with a hash in its name never changes.
            $isHashed = (bool) preg_match('#^[csw]/#', $name);
            header("Content-Type: $type; charset=utf-8");
            header('Cache-Control: ' . ($isHashed ? 'public, max-age=31536000, immutable' : 'no-cache'));
            readfile($folder . $name);
            return true;
        }
    }
    return false;
}
