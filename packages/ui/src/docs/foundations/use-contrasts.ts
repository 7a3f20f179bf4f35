import { type RefObject, useEffect, useState } from 'react';
import { contrastOf, type Rgb } from './contrast.ts';

/** Returns a color as RGB, read back from a canvas, which resolves `oklch`, `light-dark` and the theme. */
function toRgb(colour: string): Rgb {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!canvas) throw new Error('This browser cannot paint.');
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

/** Returns the contrast of every `[data-pair]` inside the element in the current theme. */
export function useContrasts(root: RefObject<HTMLElement | null>) {
  const [ratios, setRatios] = useState<Readonly<Record<string, number>>>({});
  useEffect(() => {
    const measure = () => {
      const pairs = [...(root.current?.querySelectorAll<HTMLElement>('[data-pair]') ?? [])];
      const entries = pairs.map((pair) => {
        const { color, backgroundColor } = getComputedStyle(pair);
        return [pair.dataset.pair ?? '', contrastOf(toRgb(color), toRgb(backgroundColor))] as const;
      });
      setRatios(Object.fromEntries(entries));
    };
    measure();
    const themeChanges = new MutationObserver(measure);
    themeChanges.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => themeChanges.disconnect();
  }, [root]);
  return ratios;
}
