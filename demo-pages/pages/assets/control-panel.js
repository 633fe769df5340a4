/* Demo controls: tells the demo shop who visits and what goes wrong. No part of the shop itself. */
(function () {
  'use strict'

  var panel = document.querySelector('[data-demo]')
  if (!panel) return
  var details = panel.querySelector('details')
  var said = panel.querySelector('[data-demo-said]')
  var planned = panel.querySelector('[data-demo-planned]')
  var count = panel.querySelector('[data-demo-count]')

  try {
    details.open = sessionStorage.getItem('demo-controls') === 'open'
    details.addEventListener('toggle', function () {
      sessionStorage.setItem('demo-controls', details.open ? 'open' : '')
    })
  } catch (problem) {
    /* A browser that keeps nothing: the strip starts closed. */
  }

  function tell(path, body, done) {
    said.textContent = ''
    fetch('/demo/' + path, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', 'X-CSRF-TOKEN': window.csrfToken },
      body: JSON.stringify(body || {})
    })
      .then(function (answer) {
        if (!answer.ok) throw new Error('The demo shop answered ' + answer.status + '.')
        return answer.json()
      })
      .then(done)
      .catch(function (problem) {
        said.textContent = 'That did not work. ' + problem.message
      })
  }

  function reload() {
    window.location.reload()
  }

  function wordOf(name, value) {
    var options = panel.querySelector('[data-demo-faults]').elements[name].options
    for (var i = 0; i < options.length; i++) if (options[i].value === String(value)) return options[i].text
    return value
  }

  function showFaults(state) {
    var faults = state.faults || []
    planned.textContent = ''
    faults.forEach(function (fault) {
      var line = document.createElement('li')
      line.textContent = [wordOf('kind', fault.kind), wordOf('match', fault.match), wordOf('times', fault.times)].join('; ')
      planned.appendChild(line)
    })
    count.textContent = faults.length === 1 ? '1 fault' : (faults.length || 'no') + ' faults'
    said.textContent = faults.length ? 'Set. It strikes at the next matching call.' : 'No faults.'
  }

  panel.querySelector('[data-demo-visitor]').addEventListener('submit', function (event) {
    var form = event.target
    event.preventDefault()
    tell('visitor', { as: form.elements.as.value, hasPostcode: form.elements.hasPostcode.checked }, reload)
  })
  panel.querySelector('[data-demo-faults]').addEventListener('submit', function (event) {
    var chosen = event.target.elements
    var times = chosen.times.value
    event.preventDefault()
    tell('faults', { kind: chosen.kind.value, match: chosen.match.value, times: times === 'always' ? times : Number(times) }, showFaults)
  })
  panel.querySelector('[data-demo-clear]').addEventListener('click', function () {
    tell('faults', { kind: 'none' }, showFaults)
  })
  panel.querySelector('[data-demo-token]').addEventListener('click', function () {
    tell('token', {}, function () {
      said.textContent = 'The token this page holds has expired.'
    })
  })
  panel.querySelector('[data-demo-reset]').addEventListener('click', function () {
    tell('reset', {}, reload)
  })
})()
