import { expectUnharmed, openPoisoned, poison, watchHarm } from './poisoned-page'

watchHarm()

test.each(Object.keys(poison))('J-08 %s in every place of the storage harms no widget', async what => {
  await openPoisoned(what)
  expectUnharmed()
})
