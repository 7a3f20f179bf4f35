import type { HtmlTagDescriptor, Plugin } from 'vite';

const displayFont = /bricolage-grotesque-basic[^/]*\.woff2$/;

/** Where the headline is large enough to move what stands around it when its face comes in. */
const media = '(min-width: 1024px)';

/**
 * Adds a preload of the display face to the page, for wide screens: on the slow line of a phone it would share the line
 * with the text, which showed 100 ms later.
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
          attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '', media },
          injectTo: 'head',
        }));
      },
    },
  };
}
