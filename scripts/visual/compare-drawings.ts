import type { Browser, Page } from 'playwright';
import type { Drawing, Drawings } from './draw-stories.ts';

/** What became of a drawing from one revision to the next. */
export interface Difference {
  readonly key: string;
  readonly kind: 'changed' | 'added' | 'removed';
  readonly before: Drawing | undefined;
  readonly after: Drawing | undefined;
  /** Where they differ, marked over a faint copy of what they are now; only of what changed. */
  readonly marked: Buffer | undefined;
  /** Pixels that differ. */
  readonly pixels: number;
}

/** Two revisions' drawings that are not the same. The browser that drew them reads them. */
export async function compareDrawings(
  browser: Browser,
  before: Drawings,
  after: Drawings,
): Promise<Difference[]> {
  const page = await browser.newPage();
  const differences: Difference[] = [];
  for (const key of [...new Set([...before.keys(), ...after.keys()])].sort()) {
    const [was, is] = [before.get(key), after.get(key)];
    if (was && is) {
      if (was.png.equals(is.png)) continue;
      const { pixels, marked } = await comparePictures(page, was.png, is.png);
      if (pixels > 0) differences.push({ key, kind: 'changed', before: was, after: is, pixels, marked });
    } else {
      const kind = is ? 'added' : 'removed';
      differences.push({ key, kind, before: was, after: is, pixels: 0, marked: undefined });
    }
  }
  await page.close();
  return differences;
}

/** Counts the pixels in which two PNG pictures differ, and marks them. Where one is larger, the rest differs. */
export async function comparePictures(
  page: Page,
  before: Buffer,
  after: Buffer,
): Promise<{ pixels: number; marked: Buffer }> {
  const addresses = [before, after].map((png) => `data:image/png;base64,${png.toString('base64')}`);
  const { pixels, marked } = await page.evaluate(markDifferences, addresses);
  return { pixels, marked: Buffer.from(marked.replace(/^[^,]*,/, ''), 'base64') };
}

/** In the page: compares two pictures on a canvas. */
async function markDifferences(addresses: string[]): Promise<{ pixels: number; marked: string }> {
  /** Of 255, in one channel: what nobody sees, such as another rounding of a half-transparent edge. */
  const blindness = 8;
  const images = await Promise.all(
    addresses.map(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return image;
    }),
  );
  const width = Math.max(...images.map((image) => image.width));
  const height = Math.max(...images.map((image) => image.height));
  const read = (image: HTMLImageElement | undefined) => {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context || !image) throw new Error('Nothing to compare.');
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, width, height).data;
  };
  const [was, is] = [read(images[0]), read(images[1])];
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('Nothing to draw on.');
  const marked = context.createImageData(width, height);
  let pixels = 0;
  for (let at = 0; at < is.length; at += 4) {
    let apart = 0;
    for (let channel = 0; channel < 4; channel++)
      apart = Math.max(apart, Math.abs((was[at + channel] ?? 0) - (is[at + channel] ?? 0)));
    const differs = apart > blindness;
    if (differs) pixels++;
    const faint = (channel: number) => 255 - (255 - (is[at + channel] ?? 255)) * 0.2;
    marked.data.set(differs ? [220, 0, 90, 255] : [faint(0), faint(1), faint(2), 255], at);
  }
  context.putImageData(marked, 0, 0);
  return { pixels, marked: canvas.toDataURL('image/png') };
}
