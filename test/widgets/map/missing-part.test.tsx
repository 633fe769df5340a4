import { screen } from '@testing-library/react'
import { bristol, closeMap, list, openMap, tiles } from './open-map'

jest.mock('../../../widgets/map/charts', () => {
  throw new Error('not there')
})

afterEach(closeMap)

test('MP-01 where the code that draws maps does not come, that is said, and the list is there', async () => {
  await openMap(tiles, { markers: [bristol] })
  expect(screen.getByText("The map can't be shown. Every depot is in the list.")).toBeVisible()
  expect(list()).toHaveTextContent('Bedminster Depot')
})
