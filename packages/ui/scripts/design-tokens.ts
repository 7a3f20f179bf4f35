interface Token {
  readonly $value: unknown;
}

interface Group {
  readonly $type: string;
  readonly [token: string]: Token | string;
}

/**
 * Returns a theme's custom properties in the format of the Design Tokens Community Group (2025.10).
 * The format has no themes: light and dark colors are two groups. Values without a type in the format stay in the CSS:
 * fluid sizes and radii of four corners.
 */
export function designTokens(theme: string): Record<string, Group | Record<'light' | 'dark', Group>> {
  const declarations = [...theme.matchAll(/^ {2}--([a-z0-9-]+): ([^;*]+);/gm)];
  const group = ($type: string, prefix: string, valueIn: (text: string) => unknown): Group => ({
    $type,
    ...Object.fromEntries(
      declarations.flatMap(([, name = '', text = '']) => {
        const $value = name.startsWith(prefix) ? valueIn(text) : undefined;
        return $value === undefined ? [] : [[name.slice(prefix.length), { $value }]];
      }),
    ),
  });
  return {
    color: {
      light: group('color', 'color-', (text) => colorIn(text, 0)),
      dark: group('color', 'color-', (text) => colorIn(text, 1)),
    },
    radius: group('dimension', 'radius-', (text) => quantityIn(text, 'px')),
    duration: group('duration', 'duration-', (text) => quantityIn(text, 'ms')),
    easing: group('cubicBezier', 'ease-', (text) => numbersIn(/^cubic-bezier\((.*)\)$/.exec(text)?.[1], /,\s*/)),
    font: group('fontFamily', 'font-', (text) =>
      text === 'initial' ? undefined : text.split(/,\s*/).map((name) => name.replaceAll('"', '')),
    ),
    shadow: {
      light: group('shadow', 'shadow-', (text) => shadowsIn(text, 'light')),
      dark: group('shadow', 'shadow-', (text) => shadowsIn(text, 'dark')),
    },
    layer: group('number', 'z-index-', Number),
  };
}

/** Returns the light (0) or dark (1) side of a color: `light-dark(oklch(...), oklch(...))`. */
function colorIn(text: string, side: 0 | 1) {
  const sides = [...text.matchAll(/oklch\(([^)]*)\)/g)];
  const [channels, alpha] = sides[side]?.[1]?.split(' / ') ?? [];
  const components = numbersIn(channels, ' ');
  return components && { colorSpace: 'oklch', components, alpha: Number(alpha ?? 1) };
}

/** Returns the layers of a shadow: `0 1px 2px var(--color-shade), ...`; colors are references to tokens. */
function shadowsIn(text: string, theme: 'light' | 'dark') {
  if (text === 'initial') return undefined;
  const length = (px = '0') => ({ value: Number.parseFloat(px), unit: 'px' });
  return text.split(/,\s*/).map((layer) => {
    const [offsetX, offsetY, blur, color = ''] = layer.split(' ');
    return {
      color: color.replace(/^var\(--color-(.*)\)$/, `{color.${theme}.$1}`),
      offsetX: length(offsetX),
      offsetY: length(offsetY),
      blur: length(blur),
      spread: length(),
    };
  });
}

function quantityIn(text: string, unit: string) {
  const value = new RegExp(`^([\\d.]+)${unit}$`).exec(text)?.[1];
  return value === undefined ? undefined : { value: Number(value), unit };
}

function numbersIn(text: string | undefined, separator: string | RegExp): number[] | undefined {
  return text?.split(separator).map(Number);
}
