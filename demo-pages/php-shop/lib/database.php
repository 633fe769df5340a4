<?php
// The database: one SQLite file, created and filled at the first use.
declare(strict_types=1);

/** The folder of the bundle: the one beside these documents in the release, or the build of the sources. */
define('BUNDLE', is_dir(__DIR__ . '/../../../doorstep') ? __DIR__ . '/../../../doorstep' : __DIR__ . '/../../../dist');

function database_file(): string
{
    return getenv('SHOP_DATABASE') ?: sys_get_temp_dir() . '/doorstep-php-shop.sqlite';
}

/**
 * Opens the database. A site with MySQL changes only this function. Numbers are returned as text, as PDO does with
 * MySQL.
 */
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

/** Runs a statement; values are bound and never part of the SQL. */
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

/** Returns the first column of the first row. */
function value(string $sql, mixed ...$values): ?string
{
    $found = run($sql, ...$values)->fetchColumn();
    return $found === false || $found === null ? null : (string) $found;
}

function last_id(): string
{
    return (string) database()->lastInsertId();
}
