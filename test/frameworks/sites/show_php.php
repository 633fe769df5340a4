<?php
file_put_contents("$folder/page.php", $site['page']);
require "$folder/page.php";
