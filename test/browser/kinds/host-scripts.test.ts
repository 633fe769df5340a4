import { customer, json, placeholder, playRows, type Row, until, veg } from './play-rows'
import {
  addButton,
  card,
  cardOf,
  dialog,
  email,
  guarantee,
  milkSearch,
  mounted,
  openDialog,
  order,
  orders,
  readGuarantee,
  recipe,
  shopThatAdds,
} from './subjects'

// Frameworks and scripts of the page that take its markup apart, write it anew, or change the language itself.

const rows: Row[] = [
  {
    id: 'K-301',
    sees: 'a page that Vue takes as its template, without the scripts in it, has its widgets once',
    head: customer,
    body: `<div id="app">${guarantee}<div data-widget="typeahead" data-load="ready" data-action="/found" data-json='${JSON.stringify({ items: [{ name: 'Milk' }] })}'><p>Ring us</p></div></div>`,
    act: async ({ page }) => {
      await page.evaluate(() => {
        const app = document.getElementById('app') as HTMLElement
        const made = document.createElement('div')
        made.innerHTML = app.innerHTML
        for (const each of made.querySelectorAll('script, style')) each.remove()
        app.innerHTML = ''
        app.append(...made.childNodes)
      })
      await mounted(page, 2)
      await readGuarantee(page)
      await page.getByRole('combobox').pressSequentially('mil')
      await page.getByRole('option').first().waitFor()
    },
  },
  {
    id: 'K-302',
    sees: 'a snippet that adds to the markup of the whole body leaves each widget once, working',
    head: customer,
    body: guarantee + recipe + card,
    act: async turn => {
      await turn.page.evaluate("document.body.innerHTML += '<p>Chat with us</p>'")
      await mounted(turn.page, 3)
      await readGuarantee(turn.page)
      await order(turn)
    },
  },
  {
    id: 'K-303',
    sees: 'a form that is taken out of the page for a second and put back keeps what was typed',
    body: `<main id="main">${recipe}</main>`,
    act: async ({ page }) => {
      await email(page).fill('kate@example.co')
      await page.evaluate('window.out = main.firstElementChild; out.remove()')
      await page.waitForTimeout(1000)
      await page.evaluate('main.append(out)')
      await mounted(page, 1)
      expect(await email(page).inputValue()).toBe('kate@example.co')
    },
  },
  {
    id: 'K-304',
    sees: 'a form that is moved in one step keeps what was typed, and the focus',
    body: `<div id="a">${recipe}</div><div id="b"></div>`,
    act: async ({ page }) => {
      await email(page).fill('kate@example.co')
      await page.evaluate(
        'b.moveBefore ? b.moveBefore(a.firstElementChild, null) : b.append(a.firstElementChild)',
      )
      await page.waitForTimeout(200)
      expect(await email(page).inputValue()).toBe('kate@example.co')
      if (await page.evaluate("'moveBefore' in Element.prototype"))
        expect(await page.evaluate('document.activeElement.type')).toBe('email')
    },
  },
  {
    id: 'K-305',
    sees: 'a placeholder that arrives late in place of another, as from BigPipe, has its widget',
    body: `<span data-big-pipe-placeholder-id="x"></span><script type="application/vnd.drupal-ajax" data-big-pipe-replacement-for-placeholder-with-id="x">${JSON.stringify({ data: guarantee }).replaceAll('<', '\\u003c')}</script>`,
    act: async ({ page }) => {
      await page.evaluate(() => {
        const place = document.querySelector('[data-big-pipe-placeholder-id]')
        const { data } = JSON.parse(
          document.querySelector('[data-big-pipe-replacement-for-placeholder-with-id]')?.textContent ?? '{}',
        ) as { data: string }
        if (place) place.outerHTML = data
      })
      await mounted(page, 1)
      await readGuarantee(page)
    },
  },
  {
    id: 'K-306',
    sees: 'a card that is swapped out while its order is on its way is ordered once, and the basket shows it',
    head: customer,
    body: `<main id="main">${card}</main>${placeholder('mobile-basket-button')}`,
    shop: shopThatAdds({ status: 200, body: { success: true } }),
    act: async turn => {
      const { page } = turn
      await addButton(page).click()
      await page.evaluate("main.innerHTML = '<p>Other</p>'")
      await page.getByRole('button', { name: /1 item/ }).waitFor()
      expect(orders(turn)).toHaveLength(1)
    },
  },
  {
    id: 'K-307',
    sees: 'a widget that a framework shows and hides twenty times is there once, and works',
    body: `<template id="t">${guarantee}</template><div id="to"></div>`,
    act: async ({ page }) => {
      await page.evaluate(async () => {
        const [from, to] = [
          document.getElementById('t') as HTMLTemplateElement,
          document.getElementById('to'),
        ]
        for (let at = 0; at < 20; at++) {
          to?.replaceChildren(from.content.cloneNode(true))
          await new Promise(done => setTimeout(done, at % 3 ? 0 : 40))
          if (at < 19) to?.replaceChildren()
        }
      })
      await mounted(page, 1)
      await readGuarantee(page)
    },
  },
  {
    id: 'K-308',
    sees: 'a framework that writes the printed content back into a placeholder gets the widget again',
    body: `<main id="main">${guarantee}</main>`,
    act: async ({ page }) => {
      await page.evaluate(() => {
        const placeholder = document.querySelector('[data-widget]')
        placeholder?.removeAttribute('data-widget-state')
        placeholder?.replaceChildren(Object.assign(document.createElement('p'), { textContent: 'Ring us' }))
      })
      await readGuarantee(page)
    },
  },
  {
    id: 'K-309',
    sees: 'a page that writes the same markup five times has its widget once',
    body: '<main id="main"></main>',
    act: async ({ page }) => {
      await page.evaluate(async markup => {
        const main = document.getElementById('main')
        for (let at = 0; at < 5; at++) {
          if (main) main.innerHTML = markup
          await new Promise(done => setTimeout(done, 60))
        }
      }, guarantee)
      await mounted(page, 1)
      await readGuarantee(page)
    },
  },
  {
    id: 'K-310',
    sees: 'an element of the page that moves its content once it is defined has its widget',
    body: `<x-tabs>${recipe}</x-tabs>`,
    act: async ({ page, asked }) => {
      await email(page).fill('kate@example.co')
      await page.evaluate(() =>
        customElements.define(
          'x-tabs',
          class extends HTMLElement {
            connectedCallback() {
              const inner = document.createElement('section')
              inner.append(...this.childNodes)
              this.append(inner)
            }
          },
        ),
      )
      await mounted(page, 1)
      expect(await email(page).inputValue()).toBe('kate@example.co')
      await page.getByRole('button', { name: 'SUBMIT' }).click()
      await until(() => asked(/^\/email-recipe/).length > 0, 'a recipe')
    },
  },
  {
    id: 'K-311',
    sees: 'in the slot of an element of the page a dialog opens, and a layer stands beside its field',
    body: `<x-box>${guarantee}${milkSearch}</x-box><script>customElements.define('x-box', class extends HTMLElement { constructor() { super(); this.attachShadow({ mode: 'open' }).innerHTML = '<style>:host { display: block; transform: translateX(20px); contain: layout; overflow: hidden; height: 300px }</style><slot></slot>' } })</script>`,
    act: async ({ page }) => {
      await readGuarantee(page)
      await page.getByRole('combobox').pressSequentially('mil')
      const [field, list] = [
        await page.getByRole('combobox').boundingBox(),
        await page.getByRole('listbox').boundingBox(),
      ]
      expect(Math.abs((list?.y ?? 9999) - (field?.y ?? 0) - (field?.height ?? 0))).toBeLessThan(30)
      expect(Math.abs((list?.x ?? 9999) - (field?.x ?? 0))).toBeLessThan(20)
    },
  },
  {
    id: 'K-312',
    sees: 'beside a page’s own module loader, import map and stand-ins for Node, widgets work',
    head: `${customer}<script type="importmap">{ "imports": { "react": "/none.js" } }</script><script>window.process = { env: {} }; window.global = window; window.module = { exports: {} }; window.exports = window.module.exports; window.require = () => { throw new Error('no') }; window.define = () => { throw new Error('no') }; define.amd = {}; window.React = { createElement() { throw new Error('no') } }; window.$ = null</script>`,
    body: card + guarantee,
    act: async turn => {
      await readGuarantee(turn.page)
      await order(turn)
    },
  },
  {
    id: 'K-313',
    sees: 'where an extension has frozen the language’s own objects, what cannot start leaves its printed content',
    head: `${customer}<script>for (const each of [Object, Array, Function, Error, TypeError, String, Number, Boolean, Date, RegExp, Promise, Map, Set, WeakMap]) { Object.freeze(each); Object.freeze(each.prototype) } Object.freeze(JSON); Object.freeze(Math)</script>`,
    body: `${guarantee}<div data-widget="order-dialog">${json({ product: veg })}<a href="/found">Add to basket</a></div>`,
    mayComplain: true,
    act: async ({ page }) => {
      await readGuarantee(page)
      await page.getByText('Add to basket').first().click()
      await page.waitForURL(/found/)
    },
  },
  {
    id: 'K-314',
    sees: 'a page that is written anew after it was loaded leaves no error behind',
    body: guarantee + recipe,
    act: async ({ page }) => {
      await page.evaluate(
        "document.open(); document.write('<title>Other</title><p>Other page</p>'); document.close()",
      )
      await page.waitForTimeout(300)
      expect(await page.getByText('Other page').count()).toBe(1)
    },
  },
  {
    id: 'K-315',
    sees: 'a script that dresses up every new text of the page ends no widget, and comes to rest',
    body: placeholder('pause-picker'),
    act: async ({ page }) => {
      await page.evaluate(() => {
        const state = window as unknown as { dressed: number }
        state.dressed = 0
        const dress = (node: Node) => {
          if (
            node instanceof Text &&
            /\d/.test(node.data) &&
            !node.parentElement?.closest('script,style,textarea,mark')
          ) {
            state.dressed++
            const mark = document.createElement('mark')
            mark.textContent = node.data
            node.replaceWith(mark)
          }
        }
        new MutationObserver(all => {
          for (const { addedNodes, target, type } of all) {
            if (type === 'characterData') dress(target)
            for (const each of addedNodes) {
              const texts = document.createTreeWalker(each, NodeFilter.SHOW_TEXT)
              dress(each)
              const found: Node[] = []
              while (texts.nextNode()) found.push(texts.currentNode)
              found.forEach(dress)
            }
          }
        }).observe(document.body, { subtree: true, childList: true, characterData: true })
      })
      await page.getByRole('button', { name: '2 weeks' }).click()
      await page.getByRole('button', { name: '1 week' }).click()
      await until(
        async () => /7 days/.test(await page.locator('.doorstep').first().innerText()),
        'seven days',
      )
      await page.waitForTimeout(500)
      expect(await page.evaluate('window.dressed')).toBeLessThan(500)
    },
  },
  {
    id: 'K-316',
    sees: 'a list that recycles its rows two hundred times keeps one widget in each row that is shown',
    head: customer,
    body: '<div id="list"></div>',
    act: async ({ page }) => {
      await page.evaluate(
        async rows => {
          const list = document.getElementById('list')
          for (let at = 0; at < 200; at++) {
            if (list) list.innerHTML = rows.slice(at % 20, (at % 20) + 5).join('')
            if (at % 10 === 0) await new Promise(done => setTimeout(done, 5))
          }
        },
        Array.from({ length: 25 }, (_, at) => cardOf({ ...veg, id: 400 + at, name: `Box ${400 + at}` })),
      )
      await mounted(page, 5)
      await page.getByRole('button', { name: /Add to basket: Box 419/ }).waitFor()
    },
  },
  {
    id: 'K-317',
    sees: 'a router that changes the page under an open dialog leaves a page that can be used',
    body: `<main id="main">${guarantee}</main><a href="/found" id="out">Out</a>`,
    act: async ({ page }) => {
      await openDialog(page)
      await page.evaluate("history.pushState({}, '', '/other'); main.innerHTML = '<p>Other page</p>'")
      await page.locator(dialog).waitFor({ state: 'detached' })
      await page.locator('#out').click()
      await page.waitForURL(/found/)
    },
  },
  {
    id: 'K-318',
    sees: 'a page that stops every press on its way down, for its own menu, stops ours and then no more',
    head: '<script>window.stops = false; addEventListener("click", event => { if (window.stops) { event.stopPropagation(); event.preventDefault() } }, true)</script>',
    body: guarantee,
    act: async ({ page }) => {
      await page.evaluate('window.stops = true')
      await page.getByRole('button', { name: 'Read the guarantee' }).click()
      await page.waitForTimeout(200)
      expect(await page.locator(dialog).count()).toBe(0)
      await page.evaluate('window.stops = false')
      await readGuarantee(page)
    },
  },
  {
    id: 'K-319',
    sees: 'a page that changes its language while it is open keeps its widgets',
    head: customer,
    body: card + placeholder('pause-picker'),
    act: async turn => {
      await turn.page.evaluate(
        "document.documentElement.lang = 'de'; document.documentElement.className = 'translated-ltr'; document.documentElement.dir = 'rtl'; document.title = 'Seite'",
      )
      await order(turn)
      await turn.page.getByRole('button', { name: '2 weeks' }).click()
    },
  },
  {
    id: 'K-320',
    sees: 'a page that pastes its head and body into another document and shows that has its widgets there',
    body: `<iframe id="frame" style="width:600px;height:400px"></iframe>${guarantee}`,
    act: async ({ page }) => {
      await page.evaluate(() => {
        const inner = (document.getElementById('frame') as HTMLIFrameElement).contentDocument
        const own = document.querySelector('[data-widget]')
        if (inner && own) inner.body.append(inner.adoptNode(own))
      })
      await page.waitForTimeout(500)
      const inside = page.frameLocator('#frame')
      await until(
        async () =>
          (await inside.getByText('Ring us').count()) +
            (await inside.getByRole('button', { name: 'Read the guarantee' }).count()) >
          0,
        'its content',
      )
    },
  },
]

playRows(rows, ['K-303'])
