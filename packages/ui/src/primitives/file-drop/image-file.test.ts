import { expect, it } from 'vitest';
import { IMAGE_BYTES, imageError } from './image-file.ts';

it('accepts images up to 5 MB', () => {
  expect(imageError({ name: 'a.png', type: 'image/png', size: IMAGE_BYTES })).toBeUndefined();
  expect(imageError({ name: 'a.png', type: 'image/png', size: IMAGE_BYTES + 1 })).toBe('Max file size is 5MB.');
});

it.each([
  ['image/svg+xml', 100],
  ['application/pdf', 100],
  ['', 100],
  ['image/png', 0],
])('rejects %s of %i bytes', (type, size) => {
  expect(imageError({ name: 'a', type, size })).toBe('Please upload a valid file');
});

it.each([
  ['image/heic', 'IMG_1.HEIC'],
  ['', 'IMG_1.heif'],
])('says what to do with a photo of an iPhone: %s %s', (type, name) => {
  expect(imageError({ name, type, size: 100 })).toContain('save it as a JPEG');
});
