import type { Plugin } from 'vite';

/** Writes the style sheet into the page's head: a file of its own would hold up the first paint. */
export function inlineStyles(): Plugin {
  return {
    name: 'inline-styles',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        return html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/, (link, file: string) => {
          const sheet = bundle[file];
          return sheet?.type === 'asset' ? `<style>${sheet.source}</style>` : link;
        });
      },
    },
  };
}
