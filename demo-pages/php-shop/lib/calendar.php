<?php
// The delivery calendar: days of the round, cut-offs, holidays, pauses.
declare(strict_types=1);

/** Returns the rules of the shop, which the other demo shop reads, too. @return array<string, mixed> */
function rules(): array
{
    static $rules = null;
    return $rules ??= json_decode((string) file_get_contents(__DIR__ . '/../../rules.json'), true, flags: JSON_THROW_ON_ERROR);
}

/** Returns the time on the day before at which the orders of a delivery close. */
function closing_time(string $date): string
{
    return rules()['closesFor'][substr($date, 5)] ?? rules()['closes'];
}

/** Returns "9pm", "noon" or "8:30am". */
function clock_in_words(string $time): string
{
    return $time === '12:00' ? 'noon' : str_replace(':00', '', date('g:ia', (int) strtotime("2000-01-01 $time")));
}

/** Returns "9pm the evening before", with the deliveries whose orders close at another time. */
function closing_in_words(): string
{
    $words = fn(string $time): string => clock_in_words($time) . ($time < '17:00' ? ' the day before' : ' the evening before');
    $others = array_map(fn(string $day, string $time): string => 'for ' . date('j F', (int) strtotime("2000-$day")) . ' until ' . $words($time),
        array_keys(rules()['closesFor']), rules()['closesFor']);
    return implode(', ', [$words(rules()['closes']), ...$others]);
}

const DAYS = [1 => 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Returns the current time in London; for tests, SHOP_CLOCK_SHIFT moves it by that many seconds. */
function now(): DateTimeImmutable
{
    $shift = (int) getenv('SHOP_CLOCK_SHIFT');
    return (new DateTimeImmutable('@' . (time() + $shift)))->setTimezone(new DateTimeZone('Europe/London'));
}

function today(): string
{
    return now()->format('Y-m-d');
}

function day_after(string $date, int $days): string
{
    return (new DateTimeImmutable($date))->modify("$days days")->format('Y-m-d');
}

function days_between(string $from, string $to): int
{
    return (int) (new DateTimeImmutable($from))->diff(new DateTimeImmutable($to))->format('%r%a');
}

/** Returns the Sunday with which the week of a date begins. */
function sunday_of(string $date): string
{
    return day_after($date, -(weekday_of($date) % 7));
}

/** Returns the weekday, from 1 (Monday) to 7 (Sunday). */
function weekday_of(string $date): int
{
    return (int) (new DateTimeImmutable($date))->format('N');
}

function in_words(string $date): string
{
    return (new DateTimeImmutable($date))->format(substr($date, 0, 4) === substr(today(), 0, 4) ? 'l j F' : 'l j F Y');
}

/** Reads a date that a form or a widget writes, 2026-05-24 or 24/05/2026; null for anything else. */
function read_date(mixed $written): ?string
{
    foreach (['!Y-m-d', '!d/m/Y'] as $format) {
        $date = is_string($written) ? DateTimeImmutable::createFromFormat($format, trim($written)) : false;
        if ($date && $date->format(ltrim($format, '!')) === trim($written)) {
            return $date->format('Y-m-d');
        }
    }
    return null;
}

/** Returns the earliest day on which a pause or a move can begin: the day after tomorrow. */
function earliest_change(): string
{
    return day_after(today(), 2);
}

/** Returns the last moment to change the delivery of a date. */
function cut_off(string $date): DateTimeImmutable
{
    return new DateTimeImmutable(day_after($date, -1) . ' ' . closing_time($date), new DateTimeZone('Europe/London'));
}

function is_past_cut_off(string $date): bool
{
    return now() >= cut_off($date);
}

/**
 * Returns the days on which essentials or boxes come to a postcode, from 1 (Monday) to 6 (Saturday). @return list<int>
 */
function days_of_round(?string $postcode, string $which): array
{
    $round = round_of($postcode);
    return $round ? array_map('intval', explode(',', $round[$which])) : [];
}

/** Returns the holiday of a date, of the shop's own list or of its rules; null on every other day. @return ?array{from: string, to: ?string, name: string} */
function holiday_on(string $date): ?array
{
    $own = row('SELECT date AS "from", moved_to AS "to", name FROM holidays WHERE date = ?', $date);
    if ($own || !is_rest_day($date) || !in_array(weekday_of($date), rules()['workingDays'], true)) {
        return $own;
    }
    for ($to = day_after($date, 1); is_rest_day($to) || !in_array(weekday_of($to), rules()['workingDays'], true);) {
        $to = day_after($to, 1);
    }
    return ['from' => $date, 'to' => $to, 'name' => rules()['restDays'][substr($date, 5)]];
}

function is_rest_day(string $date): bool
{
    return isset(rules()['restDays'][substr($date, 5)]);
}

/** Returns the holidays between two dates. @return list<array{from: string, to: ?string, name: string}> */
function holidays_between(string $from, string $to): array
{
    $found = [];
    for ($date = $from; $date <= $to; $date = day_after($date, 1)) {
        $found[] = holiday_on($date);
    }
    return array_values(array_filter($found));
}

/** Returns the day to which a holiday moves the round; null if the date is no holiday, '' if there is no round. */
function holiday_move(string $date): ?string
{
    $holiday = holiday_on($date);
    return $holiday ? (string) $holiday['to'] : null;
}

/**
 * Returns the day of a delivery, and the other day if a holiday moves it: the delivery is shown on both, as shifted on
 * the first. A holiday moves nothing away from a paused day. @return array<string, bool>
 */
function days_of_delivery(array $person, string $date): array
{
    $other = is_paused($person, $date) ? null : holiday_move($date);
    return $other === null ? [$date => false] : [$date => true] + ($other === '' ? [] : [$other => false]);
}

function is_paused(array $person, string $date): bool
{
    return value('SELECT 1 FROM pauses WHERE person_id = ? AND ? BETWEEN start_date AND end_date', $person['id'], $date) !== null;
}

/** Returns the person's postcode on that date. */
function postcode_on(array $person, string $date): ?string
{
    $move = row('SELECT * FROM moves WHERE person_id = ?', $person['id']);
    return $move && $move['date'] <= $date ? $move['postcode'] : $person['postcode'];
}

/** Returns the dates of the next four weeks for which orders are still possible. @return list<string> */
function open_dates(array $person, string $which): array
{
    $dates = [];
    for ($days = 0; $days < 28; $days++) {
        $date = day_after(today(), $days);
        $isOpen = !is_past_cut_off($date) && holiday_move($date) === null && !is_paused($person, $date);
        if ($isOpen && in_array(weekday_of($date), days_of_round(postcode_on($person, $date), $which), true)) {
            $dates[] = $date;
        }
    }
    return $dates;
}

/** Returns the first open date on that weekday. */
function next_on_weekday(array $person, int $weekday, string $which): ?string
{
    $dates = array_filter(open_dates($person, $which), fn(string $date): bool => weekday_of($date) === $weekday);
    return $dates ? current($dates) : null;
}

/** Reads a date in any format; refuses it if no order is possible for it. */
function open_date(array $person, mixed $written, string $which): string
{
    $date = read_date($written);
    refuse_if(!in_array($date, open_dates($person, $which), true), 'We do not come on that day, or it is too late to change it. Please choose another.', 'date');
    return $date;
}

/** Returns true if an order that began on one date and repeats after that many weeks is due on another date. */
function is_due(string $since, int $frequency, string $date): bool
{
    $days = days_between($since, $date);
    return $frequency === 0 ? $days === 0 : $days >= 0 && $days % (7 * $frequency) === 0;
}
