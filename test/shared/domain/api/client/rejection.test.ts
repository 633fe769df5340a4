import { readRefusal } from '../../../../../shared/domain/api/refusals/rejection'
import fc from '../../../../support/fast-check'

describe('the messages of a refusal', () => {
  it.each([
    ['message and lists', { message: 'Invalid.', errors: { code: ['Unknown code', 'Too long'] } }],
    ['lists alone', { errors: { code: ['Unknown code', 'Too long'] } }],
    ['lists at the top', { code: ['Unknown code', 'Too long'] }],
    ['lists at the top beside a message', { message: 'Invalid.', code: ['Unknown code', 'Too long'] }],
    ['lists inside data', { data: { code: ['Unknown code', 'Too long'] } }],
    [
      'data beside a message',
      { message: 'Invalid.', data: { code: ['Unknown code', 'Too long'], redirect: '/x' } },
    ],
    ['nested lists', { errors: { code: [['Unknown code'], [['Too long']]] } }],
    ['PHP’s numbered object', { errors: { code: { 0: 'Unknown code', 2: 'Too long' } } }],
    ['one text with a line break', { errors: { code: 'Unknown code\nToo long' } }],
    [
      'a list that names the field',
      {
        errors: [
          { field: 'code', message: 'Unknown code' },
          { field: 'code', message: 'Too long' },
        ],
      },
    ],
    [
      'validators of forms',
      {
        errors: [
          { type: 'field', path: 'code', location: 'body', msg: 'Unknown code' },
          { path: 'code', msg: 'Too long' },
        ],
      },
    ],
    [
      'JSON:API',
      {
        errors: [
          {
            status: '422',
            code: 'E_CODE',
            source: { pointer: '/data/attributes/code' },
            title: 'Invalid',
            detail: 'Unknown code',
          },
          { source: { pointer: '/data/attributes/code' }, detail: 'Too long' },
        ],
      },
    ],
    [
      'FastAPI',
      {
        detail: [
          { loc: ['body', 'code'], msg: 'Unknown code', type: 'value_error' },
          { loc: ['body', 'code'], msg: 'Too long', type: 'x' },
        ],
      },
    ],
    [
      'API Platform',
      {
        '@type': 'ConstraintViolationList',
        title: 'An error occurred',
        detail: 'code: Unknown code',
        type: '/validation_errors/1',
        violations: [
          { propertyPath: 'code', message: 'Unknown code' },
          { propertyPath: 'code', message: 'Too long', code: 'c1051bb4-d103' },
        ],
      },
    ],
    [
      'a problem of RFC 9457, with pointers',
      {
        type: 'about:blank',
        title: 'Not possible',
        detail: 'Please look at it.',
        errors: [
          { pointer: '#/code', detail: 'Unknown code' },
          { pointer: '#/code', detail: 'Too long' },
        ],
      },
    ],
    [
      'a problem of RFC 7807, with names',
      {
        type: '/validation-error',
        title: 'Not possible',
        'invalid-params': [
          { name: 'code', reason: 'Unknown code' },
          { name: 'code', reason: 'Too long' },
        ],
      },
    ],
    [
      'codes beside sentences',
      {
        errors: {
          code: [
            { code: 'unknown', message: 'Unknown code' },
            { code: 'max', text: 'Too long' },
          ],
        },
      },
    ],
    ['ASP.NET’s names of properties', { errors: { 'Form.Code': ['Unknown code', 'Too long'] } }],
    ['ASP.NET’s paths in JSON', { errors: { '$.lines[0].code': ['Unknown code', 'Too long'] } }],
    ['a repeated message', { errors: { code: ['Unknown code', 'Too long', 'Unknown code'] } }],
  ])('CALL-04 The messages form one list, and the field gets its first one: %s', (_, body) => {
    const { fields, messages } = readRefusal(body)
    expect(messages).toEqual(['Unknown code', 'Too long'])
    expect({ ...fields }).toEqual({ code: 'Unknown code' })
  })

  it.each([
    ['a bare text', 'Sorry, sold out'],
    ['a list', ['Sorry, sold out']],
    ['a message', { message: 'Sorry, sold out' }],
    [
      'a list that also contains a page',
      { message: 'Invalid', errors: ['<!doctype html>\n<title>No</title>', 'Sorry, sold out'] },
    ],
    ['a message with other words beside it', { message: 'Sorry, sold out', type: 'error', errors: [] }],
    [
      'a message inside data',
      { success: false, data: { message: 'Sorry, sold out', redirect: '/basket', id: 5 } },
    ],
    [
      'a problem of RFC 9457',
      {
        type: 'https://shop.example/problems/stock',
        title: 'Not possible',
        status: 422,
        detail: 'Sorry, sold out',
        instance: '/orders/7',
      },
    ],
    ['a problem with only a title', { type: 'about:blank', title: 'Sorry, sold out', status: 422 }],
    ['a list of errors', { message: 'Invalid', errors: ['Sorry, sold out'] }],
    [
      'a developer’s error page',
      { message: 'Sorry, sold out', exception: 'E', file: '/var/www', trace: [{ file: 'x' }] },
    ],
  ])('Messages without a field are only a list: %s', (_, body) => {
    const { fields, messages } = readRefusal(body)
    expect(messages).toEqual(['Sorry, sold out'])
    expect({ ...fields }).toEqual({})
  })

  it('Messages keep the order of the body, and each belongs to its field', () => {
    const { fields, messages } = readRefusal({
      errors: { email: 'No email', street: ['No street', 'Too short'] },
    })
    expect(messages).toEqual(['No email', 'No street', 'Too short'])
    expect({ ...fields }).toEqual({ email: 'No email', street: 'No street' })
  })

  it('For any body no message is empty or the name of an object', () => {
    fc.assert(
      fc.property(fc.anything(), body => {
        const { fields, messages } = readRefusal(body)
        expect(messages.length).toBeLessThanOrEqual(50)
        for (const text of [...messages, ...Object.values(fields)]) {
          expect(typeof text).toBe('string')
          expect(text.trim()).not.toBe('')
          expect(text.length).toBeLessThanOrEqual(500)
          expect(text).not.toBe('[object Object]')
        }
      }),
      { numRuns: 2000 },
    )
  })
})

describe('J-11 limits of a refusal', () => {
  const codes = 'a_'.repeat(250)

  test.each<[string, unknown]>([
    [
      '20,000 messages in a list',
      { errors: Array.from({ length: 20_000 }, (_, at) => `Line ${at} is wrong`) },
    ],
    [
      '20,000 fields',
      {
        errors: Object.fromEntries(
          Array.from({ length: 20_000 }, (_, at) => [`f${at}`, [`Line ${at} is wrong`]]),
        ),
      },
    ],
    [
      '20,000 errors that are objects, with long codes',
      {
        errors: Array.from({ length: 20_000 }, (_, at) => ({
          field: `${codes} x`,
          code: codes,
          detail: `Line ${at} is wrong`,
        })),
      },
    ],
    [
      'a message of a million lines',
      { message: Array.from({ length: 1_000_000 }, (_, at) => `Line ${at} is wrong`).join('\n') },
    ],
  ])('%s: fifty are shown with a note that there are more', (_, body) => {
    const { messages, fields } = readRefusal(body)
    expect(messages).toHaveLength(51)
    expect(messages[0]).toBe('Line 0 is wrong')
    expect(messages.at(-1)).toBe('…')
    expect(Object.keys(fields).length).toBeLessThanOrEqual(200)
  })
})
