/* Demo controls, which set the visitor and the faults of the demo shop. They are no part of the shop itself. */
'use strict'

/* The strip is open or closed as on the previous page. */
;(() => {
  const details = document.querySelector('[data-demo] details')
  if (!details) return
  try {
    details.open = sessionStorage.getItem('demo-controls') === 'open'
    details.addEventListener('toggle', () => {
      sessionStorage.setItem('demo-controls', details.open ? 'open' : '')
    })
  } catch {
    /* In a browser without storage the strip starts closed. */
  }
})()

/* The forms and buttons of the strip. */
;(() => {
  const panel = document.querySelector('[data-demo]')
  if (!panel) return
  const said = panel.querySelector('[data-demo-said]')
  const faultForm = panel.querySelector('[data-demo-faults]')

  async function tell(path, body, done) {
    said.textContent = ''
    try {
      const answer = await fetch(`/demo/${path}`, {
        method: 'POST',
        credentials: 'same-origin',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json', 'X-CSRF-TOKEN': window.csrfToken },
        body: JSON.stringify(body)
      })
      if (!answer.ok) throw new Error(`The demo shop answered ${answer.status}.`)
      done(await answer.json())
    } catch (problem) {
      said.textContent = `That did not work. ${problem.message}`
    }
  }

  const wordOf = (name, value) =>
    [...faultForm.elements[name].options].find(each => each.value === String(value))?.text ?? value

  function lineOf({ kind, match, times }) {
    const line = document.createElement('li')
    line.textContent = [wordOf('kind', kind), wordOf('match', match), wordOf('times', times)].join('; ')
    return line
  }

  function showFaults({ faults = [] }) {
    panel.querySelector('[data-demo-planned]').replaceChildren(...faults.map(lineOf))
    panel.querySelector('[data-demo-count]').textContent =
      faults.length === 1 ? '1 fault' : `${faults.length || 'no'} faults`
    said.textContent = faults.length ? 'Set. It strikes at the next matching call.' : 'No faults.'
  }

  panel.querySelector('[data-demo-visitor]').addEventListener('submit', event => {
    const { as, hasPostcode, printsNothing } = event.target.elements
    event.preventDefault()
    const setup = { as: as.value, hasPostcode: hasPostcode.checked, printsNothing: printsNothing.checked }
    tell('visitor', setup, () => location.reload())
  })
  faultForm.addEventListener('submit', event => {
    const { kind, match, times } = faultForm.elements
    event.preventDefault()
    const often = times.value === 'always' ? 'always' : Number(times.value)
    tell('faults', { kind: kind.value, match: match.value, times: often }, showFaults)
  })
  panel.querySelector('[data-demo-clear]').addEventListener('click', () => {
    tell('faults', { kind: 'none' }, showFaults)
  })
  panel.querySelector('[data-demo-token]').addEventListener('click', () => {
    tell('token', {}, () => {
      said.textContent = 'The token this page holds has expired.'
    })
  })
  panel.querySelector('[data-demo-reset]').addEventListener('click', () => tell('reset', {}, () => location.reload()))
})()
