export { Chart } from './Chart'
export { ServiceChart } from './ServiceChart'
