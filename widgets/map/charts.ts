export { Chart } from './leaflet/Chart'
export { ServiceChart } from './service/ServiceChart'
