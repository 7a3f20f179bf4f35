import { type ComponentProps, createElement } from 'react';

/** How lucide keeps an icon: its name and its elements with their attributes. */
type IconData = { name: string; node: [tag: string, attributes: Record<string, string>][] };

/** The same elements and classes that lucide-react draws. An icon without a name is decoration. */
// biome-ignore lint/style/noDefaultExport: lucide's icons import it so
export default function createIcon({ name, node }: IconData) {
  const elements = node.map(([tag, attributes]) => createElement(tag, attributes));
  return function Icon({ className = '', ...rest }: ComponentProps<'svg'>) {
    const isNamed = Object.keys(rest).some((prop) => /^(?:aria-|role$|title$)/.test(prop));
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': isNamed ? undefined : 'true',
        className: `lucide lucide-${name} ${className}`,
        ...rest,
      },
      elements,
    );
  };
}
