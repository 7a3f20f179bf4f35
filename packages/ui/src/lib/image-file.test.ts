import { expect, it } from 'vitest';
import { IMAGE_BYTES, imageTypeOf, isComplete, unreadableError } from './image-file.ts';

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
  expect(isComplete(type, bytes(tail))).toBe(expected);
});

it.each([
  ['image/svg+xml', 100, 'Please upload a valid file'],
  ['application/pdf', IMAGE_BYTES + 1, 'Please upload a valid file'],
  ['image/png', 100, 'Please upload a valid file'],
  ['image/png', IMAGE_BYTES + 1, 'Max file size is 5MB.'],
])('rejects an unreadable %s of %i bytes', (type, size, message) => {
  expect(unreadableError({ name: 'a', type, size })).toBe(message);
});

it.each([
  ['image/heic', 'IMG_1.HEIC'],
  ['', 'IMG_1.heif'],
])('says what to do with a photo of an iPhone: %s %s', (type, name) => {
  expect(unreadableError({ name, type, size: 100 })).toContain('save it as a JPEG');
});
