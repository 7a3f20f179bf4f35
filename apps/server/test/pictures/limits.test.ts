import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { gifOf, pngChunk, pngOf, withChunks } from '../hostile/picture-bytes.ts';
import { enrol } from '../support/enrol.ts';
import { flatPicture, pictureForm, pngPicture } from '../support/pictures.ts';
import { useServer } from '../support/test-server.ts';

const server = useServer();

async function upload(photo: Buffer) {
  const [ann] = await enrol(server, 'Ann');
  return await ann.api.call('editUser', { path: { userId: ann.id }, form: pictureForm({}, photo) });
}

const tooManyPixels = (message: string) => ({ status: 413, body: { success: false, message } });

const tooMany = (has: number) =>
  tooManyPixels(`This picture has ${has} megapixels; 16 is the most. Make it smaller and try again.`);

const tooManyOfAvif = (has: number) =>
  tooManyPixels(
    `This picture has ${has} megapixels; 8 is the most for an AVIF. Save it as a JPEG or make it smaller, and try again.`,
  );

describe('a picture has at most', () => {
  test.each([
    ['jpeg', 4096, 4096, tooMany(17)],
    ['png', 4096, 4096, tooMany(17)],
    ['webp', 4096, 4096, tooMany(17)],
    ['gif', 4096, 4096, tooMany(17)],
    ['avif', 4096, 2160, tooManyOfAvif(9)],
  ] as const)('%s: %s x %s', async (format, width, height, rejected) => {
    expect((await upload(await flatPicture(format, width, height))).status).toBe(200);
    expect(await upload(await flatPicture(format, width, height + 1))).toMatchObject(rejected);
  });
});

test('a phone’s picture is accepted up to 16 megapixels, and larger ones get a message about the size', async () => {
  const phone = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#123456' } })
      .withMetadata({ orientation: 6 })
      .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
      .toBuffer();
  for (const [width, height] of [
    [4000, 3000],
    [4624, 3468],
  ] as const) {
    expect((await upload(await phone(width, height))).status).toBe(200);
  }
  expect(await upload(await phone(8160, 6120))).toMatchObject(tooMany(50));
});

test('a small AVIF with many pixels is rejected by its header', async () => {
  const avif = await flatPicture('avif', 6000, 6000);
  expect(avif.length).toBeLessThan(2000);
  expect(await upload(avif)).toMatchObject(tooManyOfAvif(36));
});

test('an AVIF with a wrong size in its header is not a picture', async () => {
  const avif = await flatPicture('avif', 6000, 6000);
  for (let at = avif.indexOf('ispe'); at >= 0; at = avif.indexOf('ispe', at + 1)) {
    avif.writeUInt32BE(100, at + 8);
    avif.writeUInt32BE(100, at + 12);
  }
  expect((await upload(avif)).status).toBe(415);
});

/** A picture of one pixel, as a frame of a GIF. */
const frame = Buffer.from('2c0000000001000100000202440100', 'hex');

/** Returns this many zeros, compressed to a thousandth. */
const zeros = (bytes: number) => deflateSync(Buffer.alloc(bytes), { level: 9 });

const packedText = (key: number, text: Buffer) => pngChunk('zTXt', Buffer.concat([Buffer.from(`${key}\0\0`), text]));

test.each<[string, () => Promise<Buffer>]>([
  [
    'a GIF of 100,000 frames',
    async () => gifOf(1, 1, Buffer.concat([...Array(100_000).fill(frame), Buffer.from(';')])),
  ],
  [
    'a PNG whose colour profile unpacks to 500 MB',
    async () =>
      withChunks(await pngPicture(), pngChunk('iCCP', Buffer.concat([Buffer.from('x\0\0'), zeros(500 << 20)]))),
  ],
  [
    'a PNG of eight texts of 100 MB',
    async () => {
      const text = zeros(100 << 20);
      return withChunks(await pngPicture(), ...[1, 2, 3, 4, 5, 6, 7, 8].map((key) => packedText(key, text)));
    },
  ],
  [
    'a PNG of 50 texts of seven megabytes',
    async () => {
      const text = zeros(7 << 20);
      const keys = Array.from({ length: 50 }, (_, key) => key);
      return withChunks(await pngPicture(), ...keys.map((key) => packedText(key, text)));
    },
  ],
])('%s is read as the small picture that it is', async (_, make) => {
  expect((await upload(await make())).status).toBe(200);
});

test('a PNG of 400 million pixels is not unpacked', async () => {
  const pixels = zeros(20_001 * 20_000);
  const png = pngOf(20_000, 20_000, pngChunk('IDAT', pixels), pngChunk('IEND', Buffer.alloc(0)));
  expect(await upload(png)).toMatchObject(tooMany(400));
});
