<?php
// The pages of stories and of contact.
declare(strict_types=1);

function contact_page(array $errors = []): Answer
{
    $values = array_filter(['type' => sent_text('type'), 'address_1' => sent_text('address_1'), 'postcode' => sent_text('postcode')]);
    $form = doorstep_widget('enquiry-form', array_filter(['types' => [['value' => 'delivery', 'label' => 'My delivery'], ['value' => 'feedback', 'label' => 'Feedback']], 'values' => $values, 'errors' => $errors]),
        '<p><label>About <input name="type"></label></p>');
    return page('Contact', form('/contact', field('sender', 'Your email', $errors, '', 'type="email"') . $form . field('words', 'Your message', $errors) . '<p><button>Send</button></p>'));
}

function send_enquiry(): Answer
{
    refuse_with(missing(['sender' => AN_EMAIL]));
    $isPlaced = sent_text('type') !== 'delivery' || read_postcode(sent('postcode')) !== null;
    refuse_if(!$isPlaced, 'Please enter a whole postcode, such as BS3 4TN.', 'postcode');
    run('INSERT INTO letters (kind, sender, words) VALUES (?, ?, ?)', sent_text('type'), sent_text('sender'), sent_text('words'));
    return said('Thank you. We have your message.', '/contact');
}

function terms_page(): Answer
{
    return page('Terms', '<p>A delivery can be ordered, changed and cancelled until ' . closing_in_words() . '.</p>');
}

function deliveries_page(): Answer
{
    return page('Deliveries', '<p>We come by ' . clock_in_words(rules()['arrives']) . '. Empty bottles go back with us.</p>');
}

/** Returns a page of four stories; "Load more" fetches the next page and adds its stories. */
function stories_page(): Answer
{
    $page = max(1, (int) asked('page'));
    $stories = range(4 * $page - 3, min(10, 4 * $page));
    $items = array_map(fn(int $story): string => "<li data-community-item=\"$story\"><h2>Story $story</h2><p>What happened on the round of week $story.</p></li>", $page > 3 ? [] : $stories);
    $next = 4 * $page < 10 ? '<p><a href="' . ROOT . '/stories?page=' . ($page + 1) . '" data-community-next>Load more</a></p>' : '';
    $recipe = doorstep_widget('recipe-email', ['recipe' => '12'], form('/email-recipe', '<input type="hidden" name="recipe" value="12"><label>Email <input name="email"></label> <button>Send the recipe</button>'));
    return page('Stories', '<ul data-community-grid>' . implode('', $items) . '</ul>' . doorstep_widget('community-grid', [], $next) . $recipe);
}
