import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Settings } from '../env.ts';

/** A page with its data at hand, as the built app makes it. */
export interface ReadyPage {
  /** Which page it is, whatever the ids in its address: there are as many as the app has pages. */
  name: string;
  /** The same page with the same data is the same document. */
  data: string;
  draw(template: string, contactEmail: string): Promise<string>;
}

/** What the built app makes documents of; null for an address whose document does for every page. */
export type ReadPage = (
  address: string,
  fetch: (request: Request) => Promise<Response>,
) => Promise<ReadyPage | null>;

/** One build of the web app. */
export interface WebTemplate {
  /** Its index.html, told the settings. */
  html: string;
  /** Null where the build has nothing to draw pages with. */
  readPage: ReadPage | null;
}

/** What the page is told when it is served, so that one build serves every community. */
export type PageSettings = Pick<Settings, 'articlesUrl' | 'contactEmail'>;

/**
 * Reads the built index.html and writes the settings into its head. It is read again only when the file has changed,
 * as it does when the app is built under a running server. Null when there is no such file.
 */
export function createTemplateReader(
  root: string,
  settings: PageSettings,
): () => Promise<WebTemplate | null> {
  const file = join(root, 'index.html');
  let known: { changed: number; template: WebTemplate } | null = null;
  return async () => {
    const changed = await changeOf(file);
    if (changed === null) return null;
    if (known?.changed !== changed) {
      const html = withSettings(await readFile(file, 'utf8'), settings);
      known = { changed, template: { html, readPage: await loadReadPage(root) } };
    }
    return known.template;
  };
}

/** The build's own code, of the newest build: Node keeps a module for as long as its address is the same. */
async function loadReadPage(root: string): Promise<ReadPage | null> {
  const file = join(root, 'server/prerender.js');
  const changed = await changeOf(file);
  if (changed === null) return null;
  const { readPage } = (await import(`${pathToFileURL(file)}?${changed}`)) as { readPage: ReadPage };
  return readPage;
}

async function changeOf(file: string): Promise<number | null> {
  return await stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => null,
  );
}

/** An empty article address means: the articles are on this very server. */
function withSettings(html: string, { articlesUrl, contactEmail }: PageSettings): string {
  const told = meta('articles-url', articlesUrl ?? '') + meta('contact-email', contactEmail);
  return html.replace('</head>', () => `${told}</head>`);
}

function meta(name: string, content: string): string {
  const escaped = content.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return `<meta name="${name}" content="${escaped}">`;
}
