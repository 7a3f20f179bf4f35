/** The hues of what people teach and learn, in degrees of OKLCH. */
export interface Hues {
  teachHue: number;
  learnHue: number;
}

/** A color of OKLCH. */
export interface Color {
  lightness: number;
  chroma: number;
  hue: number;
}

type Lane = 'teach' | 'learn';
export type ColorName = Lane | `${Lane}-press` | `${Lane}-tint` | `${Lane}-ink`;

/** A color in light and in dark. */
type Themed = readonly [light: Color, dark: Color];

/** The hues of the theme's own colors. */
export const defaultHues: Hues = { teachHue: 163, learnHue: 77 };

/** People must tell at a glance what is taught and what is learned. In degrees. */
export const leastApart = 60;

/** Returns the angle between two hues, at most 180. */
export function degreesApart(one: number, other: number): number {
  const difference = Math.abs(one - other) % 360;
  return Math.min(difference, 360 - difference);
}

/** Returns the two hues next to another one that are just far enough from it. */
export function nearestApart(hue: number): { below: number; above: number } {
  return { below: (hue - leastApart + 360) % 360, above: (hue + leastApart) % 360 };
}

/** The theme's lightness of each color, and the most chroma, in light and in dark. In the dark, fills move a little. */
const scale: Record<ColorName, { lightness: readonly [number, number]; chroma: readonly [number, number] }> = {
  teach: { lightness: [0.405, 0.51], chroma: [0.16, 0.17] },
  'teach-press': { lightness: [0.335, 0.45], chroma: [0.135, 0.15] },
  'teach-tint': { lightness: [0.932, 0.315], chroma: [0.032, 0.07] },
  'teach-ink': { lightness: [0.37, 0.865], chroma: [0.145, 0.09] },
  learn: { lightness: [0.81, 0.82], chroma: [0.165, 0.155] },
  'learn-press': { lightness: [0.75, 0.76], chroma: [0.16, 0.15] },
  'learn-tint': { lightness: [0.951, 0.33], chroma: [0.052, 0.06] },
  'learn-ink': { lightness: [0.41, 0.885], chroma: [0.1, 0.11] },
};

/** The theme's cards in the dark. */
export const darkSurface: Color = { lightness: 0.232, chroma: 0.02, hue: 168 };

/**
 * The least and the most contrast of the fills with cards in the dark: at the theme's lightness, 259 of 360 hues would be no shape
 * of 3:1 on a card, and a few pairs none beside each other.
 */
const onDarkSurface: { readonly [Name in ColorName]?: readonly [least: number, most: number] } = {
  teach: [3.03, 3.12],
  learn: [9.45, 21],
};

/** The part that a color uses of the chroma that sRGB has at its lightness and hue. */
const share = 0.92;

const names = Object.keys(scale) as ColorName[];

/** Returns a color of a community, in light and in dark. */
export function communityColor(name: ColorName, { teachHue, learnHue }: Hues): Themed {
  const { lightness, chroma } = scale[name];
  const hue = name.startsWith('teach') ? teachHue : learnHue;
  const colorAt = (theme: 0 | 1, at: number): Color => {
    const most = Math.min(chroma[theme], share * mostChroma(at, hue));
    return { lightness: at, chroma: Math.round(most * 1000) / 1000, hue };
  };
  const range = onDarkSurface[name];
  if (range === undefined) return [colorAt(0, lightness[0]), colorAt(1, lightness[1])];
  let at = lightness[1];
  const contrast = () => (luminanceOf(colorAt(1, at)) + 0.05) / (luminanceOf(darkSurface) + 0.05);
  while (contrast() < range[0]) at = Math.round((at + 0.001) * 1000) / 1000;
  while (contrast() > range[1]) at = Math.round((at - 0.001) * 1000) / 1000;
  return [colorAt(0, lightness[0]), colorAt(1, at)];
}

/** Returns the custom properties of a community's colors; unless whole, a lane with its default hue keeps the theme's. */
export function colorProperties(hues: Hues, { isWhole = false } = {}): Record<string, string> {
  const changed = names.filter((name) => {
    const key = name.startsWith('teach') ? 'teachHue' : 'learnHue';
    return isWhole || hues[key] !== defaultHues[key];
  });
  return Object.fromEntries(
    changed.map((name) => [`--color-${name}`, `light-dark(${communityColor(name, hues).map(cssOf).join(',')})`]),
  );
}

const cssOf = ({ lightness, chroma, hue }: Color) => `oklch(${lightness} ${chroma} ${hue})`;

/** Returns a color for programs that know sRGB alone, such as `#0a5a3c`. */
export function hexOf(color: Color): string {
  return `#${rgbOf(color)
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** Returns red, green and blue, 0 to 255. */
export function rgbOf({ lightness, chroma, hue }: Color): [red: number, green: number, blue: number] {
  return linearRgb(lightness, chroma, hue).map((channel) => {
    const inside = Math.min(1, Math.max(0, channel));
    return Math.round(255 * (inside <= 0.0031308 ? 12.92 * inside : 1.055 * inside ** (1 / 2.4) - 0.055));
  }) as [number, number, number];
}

/** Returns the relative luminance of WCAG 2.2. */
function luminanceOf({ lightness, chroma, hue }: Color): number {
  const [red, green, blue] = linearRgb(lightness, chroma, hue);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the largest chroma of which sRGB has the color. */
function mostChroma(lightness: number, hue: number): number {
  let [inside, outside] = [0, 0.4];
  while (outside - inside > 0.0001) {
    const middle = (inside + outside) / 2;
    if (linearRgb(lightness, middle, hue).every((channel) => channel >= 0 && channel <= 1)) inside = middle;
    else outside = middle;
  }
  return inside;
}

/** Converts OKLCH to linear sRGB (https://bottosson.github.io/posts/oklab/). */
function linearRgb(lightness: number, chroma: number, hue: number): [number, number, number] {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}
