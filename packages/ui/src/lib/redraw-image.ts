import { IMAGE_BYTES } from './image-file.ts';

/** Longest side of a redrawn image, in px: more than a profile or a card shows. */
const LONGEST_SIDE = 2048;

/** Redraws an image, small enough to send. Returns null if the browser cannot read its pixels. */
export async function redrawImage(image: HTMLImageElement, name: string): Promise<File | null> {
  const { naturalWidth: width, naturalHeight: height } = image;
  for (let side = LONGEST_SIDE; side >= 512; side /= 2) {
    const scale = Math.min(1, side / Math.max(width, height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    const context = canvas.getContext('2d');
    if (!context) return null;
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    const alpha = alphaOf(context.getImageData(0, 0, canvas.width, canvas.height).data);
    if (alpha === 'empty') return null;
    const blob = await encode(canvas, alpha === 'opaque' ? 'image/jpeg' : 'image/webp');
    // Browsers that cannot write WebP (Safari) write a PNG instead, which can still be too large.
    if (blob && blob.size <= IMAGE_BYTES) {
      const extension = blob.type.replace(/^image\/(jpeg|)/, (_, jpeg) => (jpeg ? 'jpg' : ''));
      return new File([blob], `${name.replace(/\.\w+$/, '')}.${extension}`, { type: blob.type });
    }
  }
  return null;
}

function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, 0.88));
}

function alphaOf(pixels: Uint8ClampedArray): 'opaque' | 'partly' | 'empty' {
  let [least, most] = [255, 0];
  for (let index = 3; index < pixels.length; index += 4) {
    least = Math.min(least, pixels[index] ?? 0);
    most = Math.max(most, pixels[index] ?? 0);
  }
  if (most === 0) return 'empty';
  return least === 255 ? 'opaque' : 'partly';
}
