import sharp from 'sharp';
import { afterEach, expect, test, vi } from 'vitest';
import {
  createPictureDecoder,
  type DecoderBounds,
  type PictureDecoder,
} from '../../src/modules/images/picture-decoder.ts';
import { flatPicture, pngPicture } from '../support/pictures.ts';
import { decoders, memoryOf, seesProcesses } from '../support/programs/processes.ts';

let decoder: PictureDecoder | undefined;
afterEach(() => decoder?.close());

function open(bounds: Partial<DecoderBounds> = {}): {
  decoder: PictureDecoder;
  log: ReturnType<typeof vi.fn>;
} {
  const log = vi.fn();
  decoder = createPictureDecoder({ warn: log, error: log }, bounds);
  return { decoder, log };
}

const mebibyte = 1024 * 1024;

test('a slow picture is rejected, and its process is ended', async () => {
  const { decoder } = open({ deadlineMs: 1 });
  const slow = decoder.decode(await pngPicture());
  await expect(slow).rejects.toMatchObject({
    statusCode: 413,
    message: 'This picture takes too long to read. Save it as a JPEG and try again.',
  });
  if (seesProcesses) await expect.poll(decoders).toEqual([]);
});

test('the end of the decoder rejects queued pictures, and starts no other process for them', async () => {
  const { decoder } = open();
  const pictures = await Promise.all(Array.from({ length: 3 }, () => pngPicture()));
  const decoded = Promise.allSettled(pictures.map((picture) => decoder.decode(picture)));
  decoder.close();
  expect((await decoded).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  if (seesProcesses) await expect.poll(decoders).toEqual([]);
});

test('a picture that takes too much memory is rejected, and the next one is decoded', async () => {
  const { decoder } = open({ maxBytes: 150 * mebibyte });
  const heavy = decoder.decode(await flatPicture('avif', 4096, 2160));
  await expect(heavy).rejects.toMatchObject({
    statusCode: 413,
    message: 'This picture takes too much memory. Save it as a JPEG and try again.',
  });
  expect((await decoder.decode(await pngPicture())).length).toBeGreaterThan(0);
});

test('a card is drawn with its pictures in at most 60 kB, and uploads of SVG stay rejected', async () => {
  const { decoder } = open();
  const path = `/api/images/${'a'.repeat(64)}.webp`;
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: 1280, height: 800, channels: 3, background: '#000', noise } as const;
  const bytes = await sharp({ create }).webp().toBuffer();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="#00f"/><image href="${path}" x="744" width="456" height="630" preserveAspectRatio="xMidYMid slice"/></svg>`;
  const card = await decoder.draw({ svg, pictures: [{ path, bytes }] });
  expect(card.length).toBeLessThanOrEqual(60_000);
  expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  const { data } = await sharp(card)
    .extract({ left: 800, top: 100, width: 300, height: 300 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  // The picture is there: its noise is gray, and the ground behind it is blue.
  expect(
    data.reduce((sum, value, index) => sum + (index % 3 === 0 ? value : 0), 0) / (data.length / 3),
  ).toBeGreaterThan(60);
  await expect(decoder.decode(Buffer.from(svg))).rejects.toMatchObject({ statusCode: 415 });
});

test.runIf(seesProcesses)('pictures wait for each other, and share a process', async () => {
  const { decoder } = open();
  const picture = await flatPicture('png', 2000, 2000);
  const all = Array.from({ length: 5 }, () => decoder.decode(picture));
  await all[0];
  const [first] = decoders();
  await Promise.all(all);
  expect(decoders()).toEqual([first]);
  decoder.close();
  await expect.poll(decoders).toEqual([]);
});

test.runIf(seesProcesses)('a decoder that crashes affects one picture', async () => {
  const { decoder, log } = open();
  const pictures = await Promise.all([flatPicture('avif', 4096, 2160), pngPicture()]);
  const [first, second] = pictures.map((picture) => decoder.decode(picture));
  const rejected = expect(first).rejects.toMatchObject({ statusCode: 415 });
  const [pid = 0] = await vi.waitUntil(() => (decoders().length > 0 ? decoders() : null), {
    timeout: 10_000,
  });
  process.kill(pid, 'SIGSEGV');
  await rejected;
  expect((await second)?.length).toBeGreaterThan(0);
  expect(log).toHaveBeenCalledWith({ code: null, signal: 'SIGSEGV' }, expect.any(String));
});

test('a picture that would wait too long gets an error that asks to retry', async () => {
  const { decoder } = open({ maxWaitMs: 20 });
  const picture = await flatPicture('png', 2000, 2000);
  const first = decoder.decode(picture);
  await expect(decoder.decode(picture)).rejects.toMatchObject({ statusCode: 503, retryAfterSeconds: 5 });
  await first;
});

test.runIf(seesProcesses)('the process ends when no more pictures arrive', async () => {
  const { decoder } = open({ idleMs: 1 });
  await decoder.decode(await pngPicture());
  await expect.poll(decoders).toEqual([]);
  await decoder.decode(await pngPicture());
});

test.runIf(seesProcesses)('memory of pictures is released', async () => {
  const { decoder } = open();
  const pictures = await Promise.all(
    (['avif', 'png', 'gif', 'webp', 'jpeg'] as const).map((format) => flatPicture(format, 4096, 2160)),
  );
  for (const picture of [...pictures, ...pictures]) await decoder.decode(picture);
  const [pid = 0] = decoders();
  expect(memoryOf(pid)).toBeLessThan(120 * mebibyte);
});
