import type { DrawnPage } from './draw-page.tsx';

type PageParts = {
  /** The built index.html. */
  template: string;
  path: string;
  page: DrawnPage;
  /** Leaves of the style sheet at this address what a page of these texts needs. */
  styles: (address: string, html: string) => string;
  /** The cache that the page was drawn with. */
  data: string;
  /** Addresses of the scripts that it needs. The first one is in the template. */
  scripts: readonly string[];
  /** Shown to whoever holds a token, while it is checked. */
  startUp: string;
};

/** Puts a drawn page into the document that the build has made. */
export function pageDocument({ template, path, page, styles, data, scripts, startUp }: PageParts): string {
  const { title, description } = page.meta;
  const preloads = scripts
    .slice(1)
    .map((href) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="${href}">`)
    .join('');
  const changes: [RegExp, string | ((match: string, group: string) => string)][] = [
    [/<title>.*?<\/title>/, `<title>${escaped(title)}</title>`],
    [/(?<=<meta name="description" content=")[^"]*/, escaped(description ?? '')],
    // The page can be read without its scripts: head.ts fetches them once it is painted.
    [
      /<script type="module"[^>]*><\/script>/,
      (script) => `<template id="scripts">${preloads}${script}</template>`,
    ],
    [
      /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/,
      (_link, address) => `<style>${styles(address, page.html + startUp)}</style>`,
    ],
    [
      /<div id="root"><\/div>/,
      `<div id="root" data-path="${escaped(path)}">${page.html}</div>` +
        `<div id="start-up">${startUp}</div>` +
        `<script type="application/json" id="data">${data.replaceAll('<', '\\u003c')}</script>`,
    ],
  ];
  return changes.reduce(
    (html, [place, text]) => html.replace(place, typeof text === 'string' ? () => text : text),
    template,
  );
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
