import {
  IMAGE_BYTES,
  IMAGE_PIXELS,
  imageTypeOf,
  isComplete,
  type UnreadableReason,
  unreadableError,
  unreadableReason,
} from './image-file.ts';
import { redrawImage } from './redraw-image.ts';

/** An error in words, and why. */
export type PreparedImage = { image: File } | { error: string; reason: UnreadableReason };

/**
 * Returns the image to send for any file that the browser can show: the file itself, or a redrawn one
 * if the server would reject it (too many bytes or pixels, another type, truncated or damaged). Photos, covers and messages share it.
 */
export async function prepareImage(file: File, maxBytes: number = IMAGE_BYTES): Promise<PreparedImage> {
  const head = await bytesOf(file.slice(0, 32));
  const type = imageTypeOf(head);
  const failure = {
    error: unreadableError(file, head, maxBytes),
    reason: unreadableReason(file, head, maxBytes),
  };
  // SVG has no pixels of its own, and can contain scripts. Some browsers show a film as an image.
  if (!type && /^(image\/svg|video\/|audio\/)/.test(file.type)) return failure;
  const typed = type && file.type !== type ? new File([file], file.name, { type }) : file;
  const url = URL.createObjectURL(typed);
  try {
    const image = await load(url);
    const fits = file.size <= maxBytes && image.naturalWidth * image.naturalHeight <= IMAGE_PIXELS;
    const ends = { head, tail: await bytesOf(file.slice(-12)), size: file.size };
    if (type && fits && isComplete(type, ends) && !(type === 'image/png' && (await isDamaged(typed))))
      return { image: typed };
    const redrawn = await redrawImage(image, typed, maxBytes);
    return redrawn ? { image: redrawn } : failure;
  } catch {
    return failure;
  } finally {
    URL.revokeObjectURL(url);
  }
}

async function bytesOf(part: Blob): Promise<Uint8Array> {
  return new Uint8Array(await part.arrayBuffer());
}

/** Whether a PNG cannot be read to its end. An `img` shows the part before. */
async function isDamaged(png: File): Promise<boolean> {
  const bitmap = await createImageBitmap(png).catch(() => null);
  bitmap?.close();
  return bitmap === null;
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
