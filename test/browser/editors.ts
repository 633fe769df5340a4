import { journeys } from './journey'

export const browser = journeys()
