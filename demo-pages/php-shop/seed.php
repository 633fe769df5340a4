<?php
// The content of a new shop: a round, products, codes, and one customer with a typical week.
declare(strict_types=1);

function seed(PDO $database): void
{
    require_once __DIR__ . '/lib/calendar.php';
    $sunday = sunday_of(today());
    $database->exec("
        INSERT INTO rounds VALUES
          (1, 'Pat', 'Oakdale', '1 Dairy Lane', 'Bristol', 'BS3 1AA', '0117 496 0142', '1,3,5', '3,5', 0),
          (2, 'Sam', 'Hillside', '8 Abbey Road', 'Bath', 'BA1 1AA', '01225 496 0142', '2,4', '4', 0),
          (3, 'Kit', 'Riverside', '2 Wharf', 'Bristol', 'BS1 2AA', '0117 496 0143', '1,4', '4', 1);
        INSERT INTO areas VALUES ('BS3', 1, NULL, NULL, NULL, NULL), ('BS6', 1, NULL, NULL, NULL, NULL), ('BA1', 2, NULL, NULL, NULL, NULL),
          ('BS1', 3, NULL, NULL, NULL, NULL), ('GL5', NULL, 'Hill Farm', 'Jo Hill', '01453 496 014', 'https://hill-farm.example/');
        INSERT INTO products VALUES
          (101, 'Whole milk', '1 pint glass bottle', 'de', 'milk', '1001', 135, 1, 6, NULL),
          (102, 'Oat drink', '1 litre', 'de', 'milk', '1002', 210, 1, NULL, NULL),
          (103, 'Double cream', '250 ml', 'de', 'milk', '1003', 195, 0, NULL, NULL),
          (111, 'Porridge oats', '1 kg', 'de', 'cupboard', '1101', 240, 1, NULL, NULL),
          (121, 'Apple juice', '750 ml', 'de', 'drinks', '1201', 320, 1, 4, NULL),
          (221, 'Seasonal veg box', 'Picked this week', 'bol', 'greengrocer', '4201', 1450, 1, 3, NULL),
          (231, 'Mature cheddar', '200 g', 'bol', 'bakery', '4301', 480, 1, NULL, NULL),
          (232, 'Sourdough', '800 g', 'bol', 'bakery', '4302', 425, 1, NULL, 5),
          (241, 'Smoked bacon', '250 g', 'bol', 'butcher', '4401', 550, 0, NULL, NULL);
        INSERT INTO codes VALUES ('SPRING5', 5, 0, NULL, NULL, NULL, 0), ('SPRING19', 19, 0, NULL, NULL, NULL, 1),
          ('FREEMILK', 0, 1, 'regular', 2, '101,102', 0), ('FREEJUICE', 0, 1, 'oneoff', 1, '121', 0);
        INSERT INTO people (id, email, password_hash, title, firstname, lastname, phone, street, city, postcode) VALUES
          (1, 'alison@doorstep.example', '" . password_hash('gold-top', PASSWORD_DEFAULT) . "', 'Mrs', 'Alison', 'Frampton', '0117 496 0101', '14 Greville Street', 'Bristol', 'BS3 4TN');
        INSERT INTO holidays VALUES ('" . day_after($sunday, 15) . "', '" . day_after($sunday, 16) . "', 'Founder’s Day');
    ");
    $since = day_after($sunday, -28);
    foreach ([1 => 2, 3 => 2, 5 => 1] as $weekday => $quantity) {
        run('INSERT INTO regular_orders (person_id, product_id, weekday, quantity, frequency, since) VALUES (1, 101, ?, ?, 1, ?)', $weekday, $quantity, day_after($since, $weekday));
    }
    foreach ([[7, 1, day_after($sunday, -9)], [8, 0, day_after($sunday, -18)]] as [$id, $frequency, $date]) {
        run("INSERT INTO box_orders (id, person_id, date, frequency, slot, instructions, other, placed) VALUES (?, 1, ?, ?, '0', 'porch', '', ?)", $id, $date, $frequency, day_after($date, -3));
        run('INSERT INTO box_order_lines SELECT ?, id, 1, price FROM products WHERE id IN (221, 231)', $id);
    }
    for ($week = 4; $week > 0; $week--) {
        run('INSERT INTO transactions (person_id, date, words, amount) VALUES (1, ?, ?, -675)', day_after($sunday, -7 * $week + 6), 'Five pints of whole milk');
    }
}
