import { imageAddress } from '../../../../shared/platform/values/image-address'

const origin = 'https://shop.test'

test.each([
  ['https://pictures.test/1.jpg', 'https://pictures.test/1.jpg'],
  [' https://pictures.test/1.jpg ', 'https://pictures.test/1.jpg'],
  ['//pictures.test/1.jpg', 'https://pictures.test/1.jpg'],
  ['/assets/float.svg', 'https://shop.test/assets/float.svg'],
])('SB-03 A picture from the web or the shop can be shown: %s', (given, address) => {
  expect(imageAddress(given, origin)).toBe(address)
})

test.each([
  'http://pictures.test/1.jpg',
  'http://shop.test/1.jpg',
  'https://me:secret@pictures.test/1.jpg',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:image/svg+xml,<svg/>',
  'blob:https://shop.test/1',
  'file:///etc/passwd',
  'https://',
  '',
  '   ',
  null,
  undefined,
  7,
  ['https://pictures.test/1.jpg'],
])('SB-03 A-95 Anything else is no picture: %p', given => {
  expect(imageAddress(given, origin)).toBeNull()
})

test('SB-03 A shop without https can show only its own pictures', () => {
  expect(imageAddress('/1.png', 'http://localhost:4173')).toBe('http://localhost:4173/1.png')
  expect(imageAddress('http://localhost:80/1.png', 'http://localhost:4173')).toBeNull()
})
