<?php
// Registration, login and logout.
declare(strict_types=1);

const NEW_PASSWORD = 'type="password" autocomplete="new-password"';

function join_page(array $errors = []): Answer
{
    if (($postcode = read_postcode(asked('postcode'))) && round_of($postcode)) {
        run('UPDATE people SET postcode = ? WHERE id = ? AND password_hash IS NULL', $postcode, person()['id']);
    }
    if (round_of(person()['postcode']) === null) {
        return page('Register', doorstep_widget('postcode-panel', ['variant' => 'registration', 'continueUrl' => ROOT . '/join'],
            '<form><label>Your postcode <input name="postcode"></label> <button>Check</button></form>'));
    }
    $code = sent_text('referral_code') ?: asked('code');
    $offline = sent_text('offline') === '1';
    $fields = field('firstname', 'First name', $errors) . field('lastname', 'Last name', $errors) . field('email', 'Email', $errors, '', 'type="email"')
        . field('street', 'House number and street', $errors) . field('city', 'Town or city', $errors)
        . '<p>Postcode: ' . h(person()['postcode']) . '</p>'
        . field('password', 'Password', $errors, '', NEW_PASSWORD) . field('password_confirmation', 'Password again', $errors, '', NEW_PASSWORD)
        . doorstep_widget('promo-field', ['code' => $code], '<label>Promotional code (optional) <input name="referral_code" value="' . h($code) . '"></label>')
        . doorstep_widget('product-selector', array_filter(['product' => sent_text('product'), 'quantity' => sent_text('quantity'), 'date' => sent_text('date'),
            'weekdays' => (array) sent('weekdays'), 'errors' => array_intersect_key($errors, array_flip(['product', 'quantity', 'date', 'weekdays']))]))
        . doorstep_widget('offline-customer', ['checked' => $offline, 'email' => 'depot@winkel.example', 'phone' => '0117 496 0142'],
            '<label><input type="checkbox" name="offline" value="1"> My milk comes already</label>')
        . '<p><button>Complete registration</button></p>';
    return page('Register', doorstep_widget('registration-steps') . form('/join', $fields));
}

/** Turns the guest into a customer, with everything that was ordered before. */
function register(): Answer
{
    refuse_if(!is_guest(), 'You are a customer already.');
    $person = person_with_postcode();
    refuse_with(password_errors() + missing(['firstname' => 'your first name', 'lastname' => 'your last name', 'email' => AN_EMAIL, 'street' => 'your street', 'city' => 'your town']));
    $email = strtolower(sent_text('email'));
    refuse_if(value('SELECT 1 FROM people WHERE email = ?', $email) !== null, 'That email address is in use here already.', 'email');
    run('UPDATE people SET email = ?, password_hash = ?, firstname = ?, lastname = ?, street = ?, city = ?, code = ? WHERE id = ?', $email, new_password_hash(),
        sent_text('firstname'), sent_text('lastname'), sent_text('street'), sent_text('city'), sent_text('referral_code') ?: null, $person['id']);
    $gift = sent_text('product') === '' ? '' : ' Your free product is ordered.';
    order_gift($person);
    log_in_as($person['id']);
    return said('Thank you, ' . sent_text('firstname') . ". You are registered.$gift", '/my/orders');
}

/** Orders the free product of a code, at most in the quantity that the code allows. */
function order_gift(array $person): void
{
    if (sent_text('product') === '') {
        return;
    }
    $scheme = scheme_of(sent_text('referral_code'));
    $product = product_of(sent('product'), 'de');
    $days = array_map(fn(mixed $day): int => (int) ($day['quantity'] ?? 0), (array) sent('weekdays'));
    $isRegular = ($scheme['reward_order_type'] ?? '') === 'regular';
    $wanted = $isRegular ? array_sum($days) : sent_count();
    $most = (int) ($scheme['reward_max_qty'] ?? 0);
    refuse_if(!in_array($product['id'], array_column($scheme['products'] ?? [], 'id'), true) || $wanted < 1 || $wanted > $most,
        "Your code brings up to $most of $product[name].", $isRegular ? 'weekdays' : 'quantity');
    if (!$isRegular) {
        set_day_order($person, $product, open_date($person, sent('date'), 'essential_days'), 'oneoff', $wanted, 1);
    }
    foreach ($isRegular ? $days : [] as $weekday => $quantity) {
        set_regular_day($person, $product, (int) $weekday, $quantity, 1, true);
    }
}

function sign_in_page(array $errors = []): Answer
{
    $back = h(sent_text('back') ?: asked('back'));
    return page('Log in', form('/sign-in', "<input type=\"hidden\" name=\"back\" value=\"$back\">" . field('email', 'Email', $errors, '', 'type="email" autocomplete="username"')
        . field('password', 'Password', $errors, '', 'type="password" autocomplete="current-password"') . '<p><button>Log in</button></p>'));
}

function sign_in(): Answer
{
    $email = strtolower(sent_text('email'));
    $person = row('SELECT * FROM people WHERE email = ?', $email);
    if (!is_password_of($person, $email, sent_as_typed('password'))) {
        // Returned and not thrown, so that the failed attempt is stored.
        return refusal(new Refused(LOOK_AGAIN, ['email' => ['We do not know that email with that password.']]), 'sign_in_page');
    }
    log_in_as($person['id']);
    $back = sent_text('back');
    // Redirects only to a page of this shop. The pattern allows no backslash and no line break, with which an address
    // could name another host or header.
    return redirect(preg_match('#^' . ROOT . '/[!-\[\]-~]*$#D', $back) ? $back : ROOT . '/my/orders');
}

function sign_out(): Answer
{
    session_regenerate_id(true);
    $_SESSION = ['token' => bin2hex(random_bytes(20))];
    return redirect(ROOT . '/');
}
