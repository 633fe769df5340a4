<?php
// The database: one SQLite file, made and filled when it is first asked for.
declare(strict_types=1);

function database_file(): string
{
    return getenv('SHOP_DATABASE') ?: sys_get_temp_dir() . '/doorstep-php-shop.sqlite';
}

/** Where a site has MySQL, only this function is another. Numbers come out as text, as PDO gives them there. */
function database(): PDO
{
    static $database = null;
    if ($database === null) {
        $database = new PDO('sqlite:' . database_file(), null, null, [
            PDO::ATTR_ERRMODE => PDO::ERRMODE_EXCEPTION,
            PDO::ATTR_DEFAULT_FETCH_MODE => PDO::FETCH_ASSOC,
            PDO::ATTR_STRINGIFY_FETCHES => true,
        ]);
        $database->exec('PRAGMA busy_timeout = 5000; PRAGMA foreign_keys = ON');
        if (!$database->query("SELECT 1 FROM sqlite_master WHERE name = 'people'")->fetch()) {
            $database->exec((string) file_get_contents(__DIR__ . '/../schema.sql'));
            require __DIR__ . '/../seed.php';
            seed($database);
        }
    }
    return $database;
}

/** Runs a statement; its values never stand in the SQL. */
function run(string $sql, mixed ...$values): PDOStatement
{
    $statement = database()->prepare($sql);
    $statement->execute($values);
    return $statement;
}

/** @return list<array<string, string|null>> */
function rows(string $sql, mixed ...$values): array
{
    return run($sql, ...$values)->fetchAll();
}

/** @return array<string, string|null>|null */
function row(string $sql, mixed ...$values): ?array
{
    return run($sql, ...$values)->fetch() ?: null;
}

/** The first column of the first row. */
function value(string $sql, mixed ...$values): ?string
{
    $found = run($sql, ...$values)->fetchColumn();
    return $found === false || $found === null ? null : (string) $found;
}

function last_id(): string
{
    return (string) database()->lastInsertId();
}
