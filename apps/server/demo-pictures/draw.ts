// Redraws the demo's pictures: node apps/server/demo-pictures/draw.ts
// They pass the decoder of members' uploads, so the seed can store the files unchanged.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { createPictureDecoder } from '../src/modules/images/picture-decoder.ts';
import { drawPortrait } from './draw-portrait.ts';
import { portraits } from './portraits.ts';

/** Twice the largest size at which a portrait is shown, in pixels. */
const faceSide = 288;
/** Wide enough for the page of an event, in pixels. */
const coverSide = 1152;

const masters = join(import.meta.dirname, 'covers');
const pictures = join(import.meta.dirname, '../src/demo/pictures');
const log = { warn: fail, error: fail };
const decoder = createPictureDecoder(log);

for (const [key, portrait] of Object.entries(portraits)) {
  await store(Buffer.from(drawPortrait(key, portrait)), faceSide, join(pictures, 'faces', `${key}.webp`));
}
for (const file of await readdir(masters)) {
  await store(await readFile(join(masters, file)), coverSide, join(pictures, 'covers', file.replace('.svg', '.webp')));
}
decoder.close();

async function store(svg: Buffer, side: number, path: string): Promise<void> {
  const drawn = await sharp(svg, { density: 144 })
    .resize({ width: side * 2 })
    .png()
    .toBuffer();
  await writeFile(path, await decoder.decode(drawn, side));
}

function fail(reason: unknown): void {
  throw new Error('A picture cannot be decoded', { cause: reason });
}
