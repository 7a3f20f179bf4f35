import { expect, it } from 'vitest';
import { IMAGE_BYTES, imageTypeOf, isAnimated, isComplete, unreadableError, unreadableReason } from './image-file.ts';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

it.each([
  ['image/jpeg', '\xff\xd8\xff\xe0\0\x10JFIF'],
  ['image/png', '\x89PNG\r\n\x1a\n'],
  ['image/webp', 'RIFF\x24\0\0\0WEBPVP8 '],
  ['image/gif', 'GIF89a'],
  ['image/avif', '\0\0\0\x20ftypavif\0\0\0\0'],
  ['image/avif', '\0\0\0\x20ftypmif1\0\0\0\0mif1avif'],
  [undefined, '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
  [undefined, '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  [undefined, ''],
])('finds %s by the first bytes', (type, head) => {
  expect(imageTypeOf(bytes(head))).toBe(type);
});

it.each([
  ['image/png', 'IEND\xaeB`\x82', true],
  ['image/png', '\x8d\xfe\x02\x51\x13', false],
  ['image/gif', '\x00\x3b', true],
  ['image/gif', '\x00\x41', false],
  ['image/jpeg', '\x00\x41', true],
] as const)('tells whether a %s has its end: %j', (type, tail, expected) => {
  expect(isComplete(type, { head: bytes(''), tail: bytes(tail), size: 100 })).toBe(expected);
});

it.each([
  [44, true],
  [60, true],
  [43, false],
])('tells whether a WebP of 44 bytes has its end: %i bytes', (size, expected) => {
  const head = bytes('RIFF\x24\0\0\0WEBPVP8 ');
  expect(isComplete('image/webp', { head, tail: bytes(''), size })).toBe(expected);
});

it.each([
  ['image/svg+xml', 100, 'Please upload a valid file'],
  ['application/pdf', IMAGE_BYTES + 1, 'Please upload a valid file'],
  ['image/png', 100, 'Please upload a valid file'],
  ['image/png', IMAGE_BYTES + 1, 'Max file size is 5MB.'],
])('rejects an unreadable %s of %i bytes', (type, size, message) => {
  expect(unreadableError({ name: 'a', type, size }, bytes(''))).toBe(message);
});

it.each([
  ['image/heic', 'IMG_1.HEIC'],
  ['', 'IMG_1.heif'],
  ['image/jpeg', 'IMG_1.jpg', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
  ['', 'IMG_1', '\0\0\0\x18ftypmif1\0\0\0\0mif1heic'],
])('says what to do with a photo of an iPhone: %s %s', (type, name, head = '') => {
  expect(unreadableError({ name, type, size: 100 }, bytes(head))).toContain('save it as a JPEG');
});

it.each([
  ['\x89PNG\r\n\x1a\n', 'image/png', 'damaged'],
  ['\x89PNG\r\n\x1a\n', 'text/plain', 'damaged'],
  ['GIF89a', 'image/gif', 'damaged'],
  ['<svg', 'image/png', 'type'],
  ['', 'image/png', 'type'],
])('tells a damaged image from no image: %j of type %s', (head, type, reason) => {
  expect(unreadableReason({ name: 'a', type, size: 100 }, bytes(head))).toBe(reason);
});

it('names the size of an image by its bytes and by the limit of its place', () => {
  const head = bytes('\xff\xd8\xff\xe0');
  expect(unreadableError({ name: 'a', type: '', size: 11 * 1024 * 1024 }, head, 10 * 1024 * 1024)).toBe(
    'Max file size is 10MB.',
  );
});

const frame = '\x21\xf9\x04\0\x0a\0\0\0,image';
it.each([
  ['image/gif', `GIF89a${frame}${frame};`, true],
  ['image/gif', `GIF89a${frame};`, false],
  ['image/webp', 'RIFF\x24\0\0\0WEBPVP8X\x0a\0\0\0\x02\0\0\0\x01\0\0\x01\0\0ANIM', true],
  ['image/webp', `RIFF\x24\0\0\0WEBPVP8X\x0a\0\0\0\x22\0\0\0\x01\0\0\x01\0\0ICCP${'\0'.repeat(500)}ANIM`, true],
  ['image/webp', 'RIFF\x24\0\0\0WEBPVP8X\x0a\0\0\0\x10\0\0\0\x01\0\0\x01\0\0XMP ANIM', false],
  ['image/webp', 'RIFF\x24\0\0\0WEBPVP8 ', false],
  ['image/png', '\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR\0\0acTL', true],
  ['image/png', `\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR\0\0iCCP${'\0'.repeat(9000)}acTL\0\0IDAT`, true],
  ['image/png', '\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR\0\0IDATacTL', false],
  ['image/png', '\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR', false],
  ['image/avif', '\0\0\0\x20ftypavis\0\0\0\0avisavif', true],
  ['image/avif', '\0\0\0\x20ftypavif\0\0\0\0', false],
  ['image/jpeg', '\xff\xd8\xff\xe0ANIM', false],
] as const)('tells whether a %s moves: %j', (type, text, expected) => {
  expect(isAnimated(type, bytes(text))).toBe(expected);
});
