/** A page with a placeholder among others. */
export const shell = (html: string): string => `<!doctype html>
<html lang="en"><head><title>Shop</title><meta name="csrf-token" content="token">
<script type="module" src="/doorstep/loader.js"></script></head>
<body>
<main>
<div class="page">
${html}
<p>What follows on the page.</p>
</div>
</main>
</body></html>`
