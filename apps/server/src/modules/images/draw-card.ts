// Runs only in the decoder's process.
import sharp, { type Sharp } from 'sharp';
import type { Card, Decoded } from './decoded.ts';

/** Maximum size of a card in bytes: some sites do not show larger ones. */
const maxBytes = 60_000;

/** JPEG qualities, best first: photos need a lower one to stay within the size. */
const qualities = [85, 70, 55, 40, 25];

/** The height of a card, in pixels. */
const height = 630;

const svgLoader = { operation: ['VipsForeignLoadSvg'] };

/** Draws a card as a JPEG, or as a PNG. */
export async function drawCard({ svg, pictures, format }: Card): Promise<Decoded> {
  let drawing = svg;
  const embed = format === 'png' ? asPng : asJpeg;
  for (const { path, bytes } of pictures)
    drawing = drawing.replaceAll(`href="${path}"`, `href="${await embed(bytes)}"`);
  if (format === 'png') {
    const { data, info } = await rasterize((loaded) => loaded.png(), drawing);
    return { picture: data, width: info.width, height: info.height };
  }
  const { data, info } = await rasterize((loaded) => loaded.removeAlpha().raw(), drawing);
  for (const quality of qualities) {
    const picture = await sharp(data, { raw: info })
      .jpeg({ quality, chromaSubsampling: '4:4:4', progressive: true })
      .toBuffer();
    if (picture.length <= maxBytes || quality === qualities.at(-1))
      return { picture, width: info.width, height: info.height };
  }
  return { problem: { kind: 'too-heavy' } };
}

/** The loader of SVG is open for our own drawing only: this process handles one picture at a time. */
async function rasterize(convert: (loaded: Sharp) => Sharp, svg: string) {
  sharp.unblock(svgLoader);
  try {
    return await convert(sharp(Buffer.from(svg))).toBuffer({ resolveWithObject: true });
  } finally {
    sharp.block(svgLoader);
  }
}

/** Converts a stored picture to a data URL; the drawing library does not know WebP. */
async function asJpeg(bytes: Uint8Array): Promise<string> {
  const options = { height, withoutEnlargement: true };
  const jpeg = await sharp(bytes).resize(options).flatten({ background: '#fff' }).jpeg({ quality: 90 }).toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}

async function asPng(bytes: Uint8Array): Promise<string> {
  const png = await sharp(bytes).png().toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}
