import { noteReport, reported } from '../../../../shared/platform/page/report'

afterEach(() => jest.restoreAllMocks())

test("The page's report has the entries of every script, also of scripts with their own globals", async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  const scripts: typeof import('../../../../shared/platform/page/report')[] = []
  for (let script = 0; script < 2; script++)
    await jest.isolateModulesAsync(async () => {
      scripts.push(await import('../../../../shared/platform/page/report'))
    })
  const [loader, widget] = scripts
  widget?.report('slider: this film has no captions.')
  expect(loader?.reported()).toEqual(['slider: this film has no captions.'])
  expect(warn).toHaveBeenCalledWith('Doorstep: slider: this film has no captions.')
})

test('L-10 A page that stays open for a day keeps its last hundred sentences', () => {
  const before = reported().splice(0)
  for (let n = 0; n < 250; n++) noteReport(`sentence ${n}`)
  expect([reported().length, reported()[0], reported().at(-1)]).toEqual([100, 'sentence 150', 'sentence 249'])
  reported().splice(0, 100, ...before)
})
