import { act, renderHook } from '@testing-library/react'
import { useReading } from '../../../../shared/domain/hooks/use-reading'

test('L-61 An answer to an earlier question never takes the place of a later one, whoever asked', async () => {
  const answers: ((value: string) => void)[] = []
  let beginElsewhere: (() => (value: string) => void) | undefined
  const { result } = renderHook(() =>
    useReading(
      'the milk of Friday',
      () => new Promise<string>(answer => answers.push(answer)),
      take => {
        beginElsewhere = take
        return () => {}
      },
    ),
  )
  const shown = () => result.current.value
  const [before, later] = [beginElsewhere?.(), beginElsewhere?.()]
  await act(async () => later?.('2, as another part of the page has read'))
  await act(async () => answers[0]?.('1, as the page has read first'))
  await act(async () => before?.('1, read before'))
  expect(shown()).toBe('2, as another part of the page has read')
  const old = beginElsewhere?.()
  act(() => result.current.replace('3, just saved'))
  await act(async () => old?.('2, read before that'))
  expect(shown()).toBe('3, just saved')
  await act(async () => beginElsewhere?.()('4'))
  expect(shown()).toBe('4')
})
