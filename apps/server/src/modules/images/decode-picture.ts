// Runs only in the decoder's process: the server itself never decodes a picture.
import sharp, { type Metadata } from 'sharp';
import type { Decoded } from './decoded.ts';

/** The pixels of a 16-megapixel camera, in any shape. */
const maxPixels = 4096 * 4096;

/** AVIF needs up to 25 bytes of memory per pixel, all others up to 11. */
const maxAvifPixels = 4096 * 2160;

/** Pixel limits by sharp's name of the format. */
const pixelLimits: Record<string, number> = {
  jpeg: maxPixels,
  png: maxPixels,
  webp: maxPixels,
  gif: maxPixels,
  heif: maxAvifPixels,
};

/**
 * Browsers show these formats when they are truncated, and libvips decodes the available part. A
 * truncated PNG would become black.
 */
const decodedInPart: readonly string[] = ['jpeg', 'gif'];

// Only these decoders may run, whatever a file claims to be: SVG and documents never reach one.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadNsgif',
    'VipsForeignLoadHeif',
  ],
});
sharp.cache(false);
sharp.concurrency(1);

/**
 * Re-encodes a picture as WebP of at most `side` px, upright, without metadata. An animation becomes
 * its first frame. The number of pixels is read from the file's header before any is decoded.
 */
export async function decodePicture(upload: Uint8Array, side: number): Promise<Decoded> {
  try {
    const { format, compression, width, height } = await readHead(upload);
    const most = pixelLimits[format];
    // HEIF is a container of several codecs; browsers only show AVIF.
    if (most === undefined || (format === 'heif' && compression !== 'av1')) throw new Error('format');
    const pixels = width * height;
    if (pixels > most) return { problem: { kind: 'too-many-pixels', isAvif: format === 'heif', pixels, most } };
    const failOn = decodedInPart.includes(format) ? 'none' : 'error';
    const { data: picture, info } = await sharp(upload, { limitInputPixels: most, failOn })
      .autoOrient()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    return { picture, width: info.width, height: info.height };
  } catch {
    return { problem: { kind: 'no-picture' } };
  }
}

function readHead(upload: Uint8Array): Promise<Metadata> {
  return sharp(upload, { limitInputPixels: false, failOn: 'none' }).metadata();
}
