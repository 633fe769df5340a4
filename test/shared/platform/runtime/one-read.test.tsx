import { screen, waitFor } from '@testing-library/react'
import { useStore } from 'zustand'
import { createPageApi } from '../../../../shared/domain/hooks/use-api'
import { createResource } from '../../../../shared/domain/store/resource'
import { defineWidget } from '../../../../shared/platform/runtime/mount/define-widget'
import { object, string } from '../../../../shared/platform/values/decoder'
import { openPage } from '../../../support/page/open-page'

test('Two hundred widgets that need one answer at the start share one GET and all show it', async () => {
  const asked: string[] = []
  const api = createPageApi(async ({ method, url }) => {
    asked.push(`${method} ${new URL(url).pathname}`)
    await new Promise(resolve => setTimeout(resolve, 20))
    return Response.json({ name: 'Milk' })
  })
  const ordered = createResource({
    read: signal => api.call('readOrdered', { signal, read: object({ name: string }) }),
  })
  const reading = (name: string) => {
    const widget = defineWidget({
      name,
      title: 'Reading',
      group: 'Ordering',
      summary: 'Reads.',
      options: {},
      component: () => <p>{useStore(ordered).value?.name ?? 'Loading'}</p>,
    })
    return { when: 'ready' as const, load: async () => ({ widget }) }
  }
  const list = { 'probe-one': reading('probe-one'), 'probe-two': reading('probe-two') }
  await openPage('<div data-widget="probe-one"></div><div data-widget="probe-two"></div>'.repeat(100), {
    list,
  })
  await waitFor(() => expect(screen.getAllByText('Milk')).toHaveLength(200))
  expect(asked).toEqual(['GET /api/basket/ordered'])
})
