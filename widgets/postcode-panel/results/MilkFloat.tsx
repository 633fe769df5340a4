import styles from '../PostcodePanel.module.css'

const milk = '#FFFCF1'
const shade = '#EDE3CB'
const steel = '#D9DEDB'
const green = '#1D4A31'
const ink = '#1B2620'
const caps = [
  [4, steel],
  [19, '#F7C846'],
  [34, '#C9442E'],
  [49, steel],
] as const
const crates = [74, 94].flatMap(y => [16, 60, 116, 160].map(x => [x, y] as const))

function Crate() {
  return (
    <>
      {caps.map(([x, cap]) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <path d="M2-20h6v8q4 4 4 10v10H-2V-2q0-6 4-10z" fill={milk} />
          <path d="M8-20v8q4 4 4 10v10H8z" fill={shade} />
          <path d="M1-25h8v6H1z" fill={cap} />
        </g>
      ))}
      <path d="M-2-2h66l-2 26H0z" fill="#3D70A6" />
      <path d="M50-2h14l-2 26H50zM6 6h8v10H6zM20 6h8v10h-8zM34 6h8v10h-8z" fill="#2A4F7C" />
    </>
  )
}

/** A decorative picture of a milk float. */
export function MilkFloat() {
  return (
    <svg className={styles.float} viewBox="-20 0 340 170" aria-hidden="true">
      <ellipse cx="150" cy="150" rx="160" ry="7" fill={ink} opacity=".14" />
      <path d="M0 26q0-12 12-12h206v14H0z" fill={milk} />
      <path d="M0 24h218v8H0z" fill={shade} />
      <path d="M6 30h6v78H6zM104 30h6v78h-6zM204 30h6v78h-6z" fill="#B0B9B4" />
      {crates.map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(.62)`}>
          <Crate />
        </g>
      ))}
      <path d="M-4 108h220v28H4q-8 0-8-8z" fill={milk} />
      <path d="M-4 116h220v6H-4z" fill={green} />
      <path d="M210 30q0-16 16-16h34q14 0 18 14l16 50q2 6 2 14v36q0 8-8 8h-78z" fill={green} />
      <path d="M224 34q0-8 8-8h26q8 0 10 8l14 42h-58z" fill="#D6E6DF" />
      <path d="M258 26q8 0 10 8l14 42h-22l-14-50z" fill="#B7D0C6" />
      <path d="M210 108h84v10h-84z" fill="#F7C846" />
      <circle cx="288" cy="98" r="6" fill="#FFE391" />
      <path d="M236 76q-2-16 8-18 12 0 10 18z" fill="#12331F" />
      <circle cx="246" cy="52" r="9" fill="#E3B284" />
      <path d="M236 50q0-11 11-11t11 8h6q0 3-4 3z" fill={ink} />
      {[50, 176, 262].map(x => (
        <g key={x}>
          <circle cx={x} cy="136" r="18" fill={ink} />
          <circle cx={x} cy="136" r="8" fill={steel} />
        </g>
      ))}
    </svg>
  )
}
