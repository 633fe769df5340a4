<?php
// The postcodes to which the dairy delivers, and promotional codes.
declare(strict_types=1);

function check_postcode(): Answer
{
    $postcode = sent_postcode();
    $answer = about_postcode($postcode);
    if ($answer['postcode_match'] === '1') {
        run('UPDATE people SET postcode = ? WHERE id = ? AND password_hash IS NULL', $postcode, person()['id']);
    }
    return json($answer);
}

/**
 * Checks the postcode of a customer. A script asks for JSON; the form that it then posts leads to the page of the move.
 */
function check_account_postcode(): Answer
{
    customer();
    $postcode = sent_postcode();
    return is_call() ? json(about_postcode($postcode)) : redirect(ROOT . '/my/move?postcode=' . rawurlencode($postcode));
}

function sent_postcode(): string
{
    $postcode = read_postcode(sent('postcode'));
    refuse_if($postcode === null, 'Invalid postcode', 'postcode');
    return $postcode;
}

function about_postcode(string $postcode): array
{
    $area = area_of($postcode);
    $round = round_of($postcode);
    $answer = ['postcode_match' => $round ? '1' : '0', 'quota_reached' => $round['is_full'] ?? '0', 'is_affiliate' => '0'];
    if ($round) {
        return $answer + ['results' => ['delivery_summary' => days_in_words($round['essential_days']), 'round' => [
            'roundsman' => $round['roundsman'],
            'depot' => ['title' => $round['depot'], 'address_1' => $round['street'],
                'city' => $round['city'], 'postcode' => $round['postcode'], 'phone' => $round['phone']],
        ]]];
    }
    if ($area) {
        return ['is_affiliate' => '1', 'results' => [['affiliate' => ['company_name' => $area['farm'],
            'contact_name' => $area['farm_contact'], 'telephone' => $area['farm_phone'], 'website' => $area['farm_website']]]]] + $answer;
    }
    run('INSERT INTO interests (person_id, postcode) VALUES (?, ?)', person()['id'], $postcode);
    return $answer + ['results' => ['id' => last_id()]];
}

function days_in_words(string $days): string
{
    $names = array_map(fn(string $day): string => DAYS[(int) $day], explode(',', $days));
    $last = array_pop($names);
    return $names ? implode(', ', $names) . " and $last" : $last;
}

function save_interest(string $id): Answer
{
    refuse_with(missing(['first_name' => 'your first name', 'last_name' => 'your last name', 'email' => AN_EMAIL, 'street' => 'your street']));
    $saved = run('UPDATE interests SET first_name = ?, last_name = ?, email = ?, street = ? WHERE id = ? AND person_id = ?', sent_text('first_name'),
        sent_text('last_name'), sent_text('email'), sent_text('street'), $id, person()['id']);
    refuse_if($saved->rowCount() === 0, 'Please check your postcode again.', status: 404);
    return saved();
}

/** Returns the free product of a code. */
function scheme_of(string $written): array
{
    $code = row('SELECT * FROM codes WHERE code = ?', strtoupper($written));
    refuse_if(!$code, 'We do not know this code.', 'code');
    refuse_if($code['ended'] === '1', 'This code has expired.', 'code');
    if ($code['is_free'] !== '1') {
        return ['reward_type' => 'discount'];
    }
    $products = array_map(fn(string $id): array => product_of($id), explode(',', $code['products']));
    return ['reward_type' => 'free', 'reward_order_type' => $code['reward_order_type'],
        'reward_max_qty' => $code['reward_max_qty'], 'products' => array_map('told_product', $products)];
}
