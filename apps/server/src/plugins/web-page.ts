import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Settings } from '../env.ts';

/** The web app's page as it is sent. */
export interface WebPage {
  html: string;
  /** The same, compressed once and for all. */
  br: Buffer;
  gzip: Buffer;
  /** For `If-None-Match`: weak, since it names the page however it is compressed. */
  etag: string;
}

/** What the page is told when it is served, so that one build serves every community. */
export type PageSettings = Pick<Settings, 'articlesUrl' | 'contactEmail'>;

/**
 * Reads the built index.html and writes the settings into its head. It is read again only when the file has changed,
 * as it does when the app is built under a running server. Null when there is no such file.
 */
export function createPageReader(root: string, settings: PageSettings): () => Promise<WebPage | null> {
  const file = join(root, 'index.html');
  let known: { changed: number; page: WebPage } | null = null;
  return async () => {
    const changed = await stat(file).then(
      (found) => found.mtimeMs,
      () => null,
    );
    if (changed === null) return null;
    if (known?.changed !== changed) {
      known = { changed, page: pageOf(withSettings(await readFile(file, 'utf8'), settings)) };
    }
    return known.page;
  };
}

function pageOf(html: string): WebPage {
  const hash = createHash('sha256').update(html).digest('base64url').slice(0, 27);
  return { html, br: brotliCompressSync(html), gzip: gzipSync(html), etag: `W/"${hash}"` };
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
