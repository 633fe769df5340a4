import { cells, describeNoAnswers } from './no-answers'

/* Each action × each thing that comes in the place of an answer. */

jest.setTimeout(60_000)

describeNoAnswers(cells)
