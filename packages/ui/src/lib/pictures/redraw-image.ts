/** Longest side of a redrawn image, in px: more than a profile or a card shows. */
const LONGEST_SIDE = 2048;

/** Redraws a loaded file, small enough to send. Returns null if the browser cannot read its pixels. */
export async function redrawImage(image: HTMLImageElement, file: File, maxBytes: number): Promise<File | null> {
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
    let alpha = alphaOf(context);
    if (alpha === 'empty') {
      // Too many pixels to decode at once: this decodes fewer where the browser can.
      const size = { resizeWidth: canvas.width, resizeHeight: canvas.height, resizeQuality: 'high' } as const;
      const smaller = await createImageBitmap(file, size).catch(() => null);
      if (smaller !== null) context.drawImage(smaller, 0, 0);
      smaller?.close();
      alpha = alphaOf(context);
    }
    if (alpha === 'empty') return null;
    const blob = await encode(canvas, alpha === 'opaque' ? 'image/jpeg' : 'image/webp');
    // Browsers that cannot write WebP (Safari) write a PNG instead, which can still be too large.
    if (blob && blob.size <= maxBytes) {
      const extension = blob.type.replace(/^image\/(jpeg|)/, (_, jpeg) => (jpeg ? 'jpg' : ''));
      return new File([blob], `${file.name.replace(/\.\w+$/, '')}.${extension}`, { type: blob.type });
    }
  }
  return null;
}

function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, 0.88));
}

function alphaOf(context: CanvasRenderingContext2D): 'opaque' | 'partly' | 'empty' {
  const { data: pixels } = context.getImageData(0, 0, context.canvas.width, context.canvas.height);
  let [least, most] = [255, 0];
  for (let index = 3; index < pixels.length; index += 4) {
    least = Math.min(least, pixels[index] ?? 0);
    most = Math.max(most, pixels[index] ?? 0);
  }
  if (most === 0) return 'empty';
  return least === 255 ? 'opaque' : 'partly';
}
