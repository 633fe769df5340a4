<?php
// Symfony's views: Twig as the bundle sets it up, with the function and the variable that the page uses.
require_once 'Twig/autoload.php';
$loader = new Twig\Loader\ChainLoader([
    new Twig\Loader\ArrayLoader(['page.html.twig' => $site['page']]),
    new Twig\Loader\FilesystemLoader(getenv('HELPERS')),
]);
$twig = new Twig\Environment($loader, ['strict_variables' => true]);
$twig->addFunction(new Twig\TwigFunction('csrf_token', fn(string $id) => $_SESSION['token']));
$user = isset($_SESSION['customer']) ? (object) ['id' => $_SESSION['customer']] : null;
$twig->addGlobal('app', (object) ['user' => $user]);
echo $twig->render('page.html.twig', ['title' => $title, 'options' => $options, 'tabs' => $site['tabs']]);
