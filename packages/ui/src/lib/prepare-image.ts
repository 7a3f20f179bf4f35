import { IMAGE_BYTES, IMAGE_PIXELS, imageTypeOf, isComplete, unreadableError } from './image-file.ts';
import { redrawImage } from './redraw-image.ts';

export type PreparedImage = { image: File } | { error: string };

/**
 * Returns the image to send for any file that the browser can show: the file itself, or a redrawn one
 * if the server would reject it (too many bytes or pixels, another type, truncated).
 */
export async function prepareImage(file: File): Promise<PreparedImage> {
  const type = imageTypeOf(await bytesOf(file.slice(0, 32)));
  // SVG has no pixels of its own, and can contain scripts.
  if (!type && file.type.startsWith('image/svg')) return { error: unreadableError(file) };
  const typed = type && file.type !== type ? new File([file], file.name, { type }) : file;
  const url = URL.createObjectURL(typed);
  try {
    const image = await load(url);
    const fits = file.size <= IMAGE_BYTES && image.naturalWidth * image.naturalHeight <= IMAGE_PIXELS;
    if (type && fits && isComplete(type, await bytesOf(file.slice(-12)))) return { image: typed };
    const redrawn = await redrawImage(image, file.name);
    return redrawn ? { image: redrawn } : { error: unreadableError(file) };
  } catch {
    return { error: unreadableError(file) };
  } finally {
    URL.revokeObjectURL(url);
  }
}

async function bytesOf(part: Blob): Promise<Uint8Array> {
  return new Uint8Array(await part.arrayBuffer());
}

/** Not `createImageBitmap`, which rejects truncated images. */
async function load(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  await new Promise((resolve, reject) => {
    image.onload = resolve;
    image.onerror = reject;
    image.src = url;
  });
  return image;
}
