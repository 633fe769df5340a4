import { journeys } from './journey'

export const browser = journeys()

export const seed = Number(process.env.SEED ?? 118)
