import { gzipSync } from 'node:zlib';
import { gifOf, padded, pngChunk, pngOf, samplePicture, script } from './picture-bytes.ts';

const fiveMegabytes = 5 * 1024 * 1024;
const svg = `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`;
const entities = `<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]><svg>&c;</svg>`;

const text = (content: string) => async () => Buffer.from(content);
const bytes = (content: string) => async () => Buffer.from(content, 'latin1');

/** Returns a box of the ISO format that HEIC, AVIF and MP4 share. */
function boxed(brand: string): Buffer {
  return Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}\0\0\0\0mif1${brand}`, 'latin1')]);
}

async function half(format: 'png' | 'webp' | 'avif'): Promise<Buffer> {
  const whole = await samplePicture(200, 200).toFormat(format).toBuffer();
  return whole.subarray(0, whole.length / 2);
}

async function damagedPng(): Promise<Buffer> {
  const whole = await samplePicture(200, 200).png().toBuffer();
  const middle = Math.floor(whole.length / 2);
  whole[middle] = (whole[middle] ?? 0) ^ 1;
  return whole;
}

/** Files that are not accepted pictures; each is rejected as such, and nothing of it is stored. */
export const rejectedFiles: Record<string, () => Promise<Buffer>> = {
  'an SVG': text(svg),
  'an SVG behind a byte order mark': text(`\ufeff${svg}`),
  'an SVG behind blank lines and a comment': text(`\n\n <!-- x --> <?xml version="1.0"?>${svg}`),
  'an SVG in UTF-16': async () => Buffer.from(`\ufeff${svg}`, 'utf16le'),
  'an SVG in gzip': async () => gzipSync(svg),
  'an SVG whose entities multiply': text(entities),
  'an SVG that reads a file': text('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'),
  'an HTML page': text(`<!doctype html>${script}`),
  'a script': text('alert(1)'),
  'a shell script': text('#!/bin/sh\nid'),
  'a PDF': text('%PDF-1.7\n1 0 obj <</OpenAction 2 0 R>> endobj'),
  PostScript: text('%!PS-Adobe-3.0 EPSF-3.0\n(/etc/passwd) (r) file'),
  'a drawing script of ImageMagick': text('push graphic-context\nfill url(https://example.org/"|id")'),
  'an XBM': text('#define x_width 16\n#define x_height 16\nstatic char x_bits[] = { 0 };'),
  'a PPM': text('P3\n1 1\n255\n0 0 0\n'),
  'a BMP': bytes(`BM\x3a\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\x18\0${'\0'.repeat(28)}`),
  'an icon': bytes('\0\0\x01\0\x01\0\x10\x10\0\0\x01\0\x20\0'),
  'a TIFF': () => samplePicture().tiff().toBuffer(),
  'a Photoshop file': bytes('8BPS\0\x01\0\0\0\0\0\0\0\x03'),
  'a JPEG XL': bytes('\xff\x0a\xfa\x7f\x01\x90'),
  'a HEIC': async () => boxed('heic'),
  'a film': async () => boxed('isom'),
  'a ZIP': bytes('PK\x03\x04\x14\0\0\0'),
  'a program': bytes('\x7fELF\x02\x01\x01'),
  'nothing at all': text(''),
  'one byte': bytes('\xff'),
  'the first bytes of a JPEG': bytes('\xff\xd8\xff\xe0\0\x10JFIF\0'),
  'the first bytes of a PNG': bytes('\x89PNG\r\n\x1a\n'),
  'the first bytes of a GIF': bytes('GIF89a'),
  'the first bytes of a WebP': bytes('RIFF\x24\0\0\0WEBPVP8 '),
  'the first bytes of an AVIF': async () => boxed('avif'),
  'half a PNG': () => half('png'),
  'a PNG that is damaged inside': damagedPng,
  'half a WebP': () => half('webp'),
  'half an AVIF': () => half('avif'),
  'a PNG with noise for pixels': async () =>
    pngOf(64, 64, pngChunk('IDAT', Buffer.alloc(500, 0xa5)), pngChunk('IEND', Buffer.alloc(0))),
  'a PNG that claims 2 billion pixels a side': async () => pngOf(0x7fffffff, 0x7fffffff),
  'a PNG without any pixel': async () => pngOf(0, 0, pngChunk('IEND', Buffer.alloc(0))),
  'a GIF that claims 65,535 pixels a side': async () => gifOf(65_535, 65_535, Buffer.from(';')),
  'a GIF without a picture': async () => gifOf(10, 10, Buffer.from(';')),
};

/** Files over 5 MB, pictures or not. */
export const largeFiles: Record<string, () => Promise<Buffer>> = {
  'a JPEG of one byte over 5 MB': async () => padded(await samplePicture().jpeg().toBuffer(), fiveMegabytes + 1),
  'six megabytes of zeros': async () => Buffer.alloc(6 * 1024 * 1024),
};
