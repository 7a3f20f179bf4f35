import type { HtmlTagDescriptor, Plugin } from 'vite';

const displayFont = /bricolage-grotesque-basic[^/]*\.woff2$/;

/**
 * Adds a preload of the display face to the page: it sets the largest text of the first screen, and without the hint
 * the browser learns of it only after the style sheet.
 */
export function preloadDisplayFont(): Plugin {
  return {
    name: 'preload-display-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }): HtmlTagDescriptor[] {
        const fonts = Object.keys(bundle ?? {}).filter((file) => displayFont.test(file));
        return fonts.map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
          injectTo: 'head',
        }));
      },
    },
  };
}
