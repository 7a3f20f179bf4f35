import type { DrawnPage } from './draw-page.tsx';

type DocumentParts = {
  /** The built index.html. */
  template: string;
  /** Leaves of the style sheet at this address what a page needs whose markup is this. */
  styles: (address: string, html: string) => string;
  /** Addresses of the scripts that it needs. The first one is in the template. */
  scripts: readonly string[];
  /** Shown to whoever holds a token, while it is checked. */
  startUp: string;
};

type DrawnParts = DocumentParts & {
  path: string;
  page: DrawnPage;
  /** The cache that the page was drawn with. */
  data: string;
};

/** Puts a drawn page into the document that the build has made. */
export function drawnDocument({ template, path, page, styles, data, scripts, startUp }: DrawnParts): string {
  const { title, description } = page.meta;
  return changed(template, [
    [/<title>.*?<\/title>/, `<title>${escaped(title)}</title>`],
    [/(?<=<meta name="description" content=")[^"]*/, escaped(description ?? '')],
    // The page can be read without its scripts: head.ts fetches them once it is painted.
    [theScript, (script) => `<template id="scripts-page">${preloads(scripts, 'low')}${script}</template>`],
    [theSheet, (_link, address) => `<style>${styles(address, page.html + startUp)}</style>`],
    [
      theRoot,
      `<div id="root" data-path="${escaped(path)}">${page.html}</div>` +
        `<div id="start-up">${startUp}</div>` +
        `<script type="application/json" id="data">${data.replaceAll('<', '\\u003c')}</script>`,
    ],
  ]);
}

type EmptyParts = DocumentParts & {
  /** Whether visitors are led away from the page: their browsers do not fetch its scripts. */
  isForMembers: boolean;
};

/** The document for a page that only the app can draw: its scripts and styles come with the app rather than after it. */
export function emptyDocument({ template, styles, scripts, startUp, isForMembers }: EmptyParts): string {
  const ahead = preloads(scripts, 'auto');
  return changed(template, [
    [
      theScript,
      (script) => (isForMembers ? `<template id="scripts-members">${ahead}</template>` : ahead) + script,
    ],
    [theSheet, (_link, address) => `<style>${styles(address, startUp)}</style>`],
    [theRoot, (root) => `${root}<div id="start-up">${startUp}</div>`],
  ]);
}

const theScript = /<script type="module"[^>]*><\/script>/;
const theSheet = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/;
const theRoot = /<div id="root"><\/div>/;

function preloads(scripts: readonly string[], priority: 'low' | 'auto'): string {
  const tag = `<link rel="modulepreload" crossorigin${priority === 'low' ? ' fetchpriority="low"' : ''} href="`;
  return scripts
    .slice(1)
    .map((address) => `${tag}${address}">`)
    .join('');
}

type Change = [RegExp, string | ((match: string, group: string) => string)];

function changed(template: string, changes: Change[]): string {
  return changes.reduce(
    (html, [place, text]) => html.replace(place, typeof text === 'string' ? () => text : text),
    template,
  );
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
