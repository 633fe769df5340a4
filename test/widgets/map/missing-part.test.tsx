import { screen } from '@testing-library/react'
import { bristol, closeMap, list, openMap, tiles } from './open-map'

jest.mock('../../../widgets/map/charts', () => {
  throw new Error('not there')
})

afterEach(closeMap)

test('MP-01 When the code that draws maps fails to load, the widget says so and shows the list', async () => {
  await openMap(tiles, { markers: [bristol] })
  expect(screen.getByText("The map can't be shown. Every depot is in the list.")).toBeVisible()
  expect(list()).toHaveTextContent('Bedminster Depot')
})
