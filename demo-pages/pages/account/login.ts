import type { PageData } from '../../shop/page-data'
import { csrfField, field, problems } from '../layout/fields'
import { html } from '../layout/html'
import { layout } from '../layout/layout'

/** Renders the login form, with the demo's customers beside it. */
export function loginPage(data: PageData): string {
  const main = html`<div class="page">
<h1>Log in</h1>
<p class="intro">See your week, pause your deliveries, or change what comes.</p>
<div class="columns">
<div><form class="panel form" action="/login" method="post" novalidate>
${problems(data)}
${csrfField(data.globals.csrfToken)}
${field({ name: 'email', label: 'Email', type: 'email', autocomplete: 'username' }, data)}
${field({ name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password' }, data)}
<div class="actions"><button type="submit">Log in</button><a href="/contact">Forgotten your password?</a></div>
<p class="small">New here? <a href="/register">Register for deliveries</a></p>
</form></div>
<aside aria-label="Demo customers"><div class="panel">
<h2>Demo customers</h2>
<p class="quiet">This is a demonstration shop: any of these customers may log in, with any password.</p>
<dl class="customers">
${data.demo.customers.map(
  customer => html`<dt><b>${customer.name}</b></dt><dd>${customer.email}</dd>
`,
)}
</dl>
</div></aside>
</div>
</div>`
  return layout({ title: 'Log in', main }, data)
}
