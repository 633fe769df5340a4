import { arrivalInWords, rules, weekdaysInWords } from '../rules'
import type { DemoHint } from '../server/demo-hint'
import { readPostcode } from './postcodes'

export type Depot = {
  title: string
  address_1: string
  address_2: string | null
  address_3: string | null
  city: string
  postcode: string
  phone: string
  email: string
}

export type Round = {
  id: number
  depot: Depot | null
  roundsman: string
  delivery_summary: string
  /** The number of new registrations accepted in one day. */
  dailyRegistrations: number
  /** The number of other people's registrations on the day a visitor arrives. */
  registeredAlready: number
}

type Affiliate = {
  company_name: string | null
  contact_name: string
  telephone: string
  website: string | null
}

type Coverage =
  | { kind: 'round'; round: Round }
  /** `keyed`: sent as PHP sends a filtered list, as an object with gaps. */
  | { kind: 'affiliates'; affiliates: Affiliate[]; keyed: boolean }
  | { kind: 'none'; takesDetails: boolean }

const bedminster: Depot = {
  title: 'Bedminster Depot',
  address_1: 'Unit 4, Coronation Yard',
  address_2: 'Winterstoke Lane',
  address_3: null,
  city: 'Bristol',
  postcode: 'BS3 2LP',
  phone: '0117 496 0142',
  email: 'bedminster@doorstep.example',
}

const bathside: Depot = {
  title: 'Bathside Depot',
  address_1: 'The Old Creamery',
  address_2: 'Lower Weston Mill',
  address_3: 'Weston Island',
  city: 'Bath',
  postcode: 'BA2 9EZ',
  phone: '01632 960 410',
  email: 'bathside@doorstep.example',
}

const stroud: Depot = {
  title: 'Stroud Valleys Depot',
  address_1: '2 Dudbridge Sidings',
  address_2: null,
  address_3: null,
  city: 'Stroud',
  postcode: 'GL5 3HF',
  phone: '01632 960 522',
  email: 'stroud@doorstep.example',
}

const round = (
  id: number,
  depot: Depot | null,
  roundsman: string,
  [registeredAlready, dailyRegistrations]: [number, number] = [0, 25],
): Round => {
  const { days, arrives } = rules.rounds[id] ?? { days: rules.workingDays, arrives: rules.arrives }
  const delivery_summary = `${weekdaysInWords(days)} ${arrivalInWords(arrives)}`
  return { id, depot, roundsman, delivery_summary, registeredAlready, dailyRegistrations }
}

const rounds: readonly (Round & { districts: string[] })[] = [
  // The round to some doors of BS3 every morning; other doors there have the next round.
  { ...round(10, bedminster, 'Gareth Pritchard'), districts: [] },
  {
    ...round(11, bedminster, 'Gareth Pritchard'),
    districts: ['BS3', 'BS13', 'BS14', 'BS41'],
  },
  {
    ...round(12, bedminster, 'Denise Okafor'),
    districts: ['BS1', 'BS2', 'BS4', 'BS5', 'BS8'],
  },
  { ...round(13, bedminster, 'Tom Ballard', [6, 6]), districts: ['BS6'] },
  { ...round(14, bedminster, 'Ayesha Malik', [1, 2]), districts: ['BS7'] },
  {
    ...round(21, bathside, 'Philippa Hurd'),
    districts: ['BA1', 'BA2', 'BS31'],
  },
  { ...round(22, null, 'Neil Coombes'), districts: ['BA3'] },
  {
    ...round(31, stroud, 'Siân Ap-Rhys'),
    districts: ['GL5', 'GL6', 'GL10'],
  },
]

const mendip: Affiliate = {
  company_name: 'Mendip Milk & Provisions',
  contact_name: 'Oliver Teague',
  telephone: '01632 960 118',
  website: 'https://mendip-milk.example/round',
}
const hollis: Affiliate = {
  company_name: 'Hollis Dairies',
  contact_name: 'Ruth Hollis',
  telephone: '01632 960 273',
  website: null,
}
const teague: Affiliate = {
  company_name: null,
  contact_name: 'Margaret Teague',
  telephone: '01632 960 345',
  website: 'www.teague-farm.example',
}
const hostile: Affiliate = {
  company_name: 'Cotswold <img src=x onerror=alert(1)> Milk',
  contact_name: 'Bill Vane',
  telephone: '01632 960 666',
  website: 'javascript:alert(document.domain)',
}

const affiliates: readonly { districts: string[]; who: Affiliate[]; keyed?: boolean }[] = [
  { districts: ['BS27'], who: [mendip, hollis, teague] },
  { districts: ['BS28'], who: [hollis, mendip], keyed: true },
  { districts: ['BA5'], who: [teague] },
  { districts: ['GL54'], who: [hostile, hollis] },
]

/** Areas without even a waiting list: their answer has no id. */
const offshore = ['BT', 'GY', 'HS', 'IM', 'JE', 'ZE']

/** Every round, for the registrations of other people. */
export const allRounds: readonly Round[] = rounds

/** Returns who delivers to a postcode; null if the text is not a UK postcode. */
export function findCoverage(text: string): Coverage | null {
  const read = readPostcode(text)
  if (!read) return null
  const served = rounds.find(each => each.districts.includes(read.district))
  if (served) return { kind: 'round', round: served }
  const referred = affiliates.find(each => each.districts.includes(read.district))
  if (referred) return { kind: 'affiliates', affiliates: referred.who, keyed: referred.keyed ?? false }
  return { kind: 'none', takesDetails: !offshore.includes(read.area) }
}

/** A postcode for each outcome; the control panel prints this table. */
export const testPostcodes: readonly DemoHint[] = [
  { value: 'BS3 4TN', outcome: 'We deliver: Bedminster Depot, Gareth Pritchard' },
  { value: 'BA1 5LR', outcome: 'We deliver: Bathside Depot, Philippa Hurd' },
  { value: 'GL5 1AA', outcome: 'We deliver: Stroud Valleys Depot' },
  { value: 'BA3 2AB', outcome: 'We deliver, but the depot is not known yet' },
  { value: 'BS6 5AA', outcome: "We deliver, but today's registrations are all taken" },
  { value: 'BS7 8AA', outcome: 'We deliver; one registration is left today' },
  { value: 'BS27 3QF', outcome: 'Three partners deliver: one without a company name, one without a website' },
  { value: 'BS28 4AA', outcome: 'Two partners, sent as a keyed object' },
  { value: 'BA5 2AA', outcome: 'One partner delivers' },
  { value: 'GL54 2AA', outcome: 'Two partners, one with a hostile name and website' },
  { value: 'EX4 4QJ', outcome: 'Not served: leave your details' },
  { value: 'ZE1 0AA', outcome: 'Not served, without a way to leave details' },
  { value: 'ZZ1 1AA', outcome: 'Not a UK postcode' },
]
