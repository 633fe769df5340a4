import '../../../shared/ui/style/text-unit.css'
import '../../../shared/ui/style/tokens.css'
import '../../../shared/ui/style/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { uiExamples } from './ui-kit.examples'

function UiKit() {
  return uiExamples.map(({ name, rule, states }, index) => (
    <section key={name} aria-labelledby={`kit-${index}`} data-kit-part>
      <h2 id={`kit-${index}`}>{name}</h2>
      {rule && <p data-kit-rule>{rule}</p>}
      <div data-kit-states>
        {states.map(state => (
          <article key={state.name} aria-label={`${name}: ${state.name}`}>
            <h3>{state.name}</h3>
            <div className="doorstep">{state.element()}</div>
          </article>
        ))}
      </div>
    </section>
  ))
}

const place = document.querySelector('[data-ui-kit]')
if (place) {
  createRoot(place).render(
    <StrictMode>
      <UiKit />
    </StrictMode>,
  )
}
