// Draws every story of two revisions with Chromium, in both themes and at two widths, and writes one page with what
// differs, side by side. Both are drawn in the same run, so no pictures are kept and no machine has to match another.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { chromiumLaunch } from './lib/chromium.ts';
import { root } from './lib/environment.ts';
import { buildRevision, dropTree } from './visual/build-revision.ts';
import { compareDrawings, type Difference } from './visual/compare-drawings.ts';
import { type Drawings, drawStories, readStories } from './visual/draw-stories.ts';
import { readOptions, usage, type VisualOptions } from './visual/options.ts';
import { pictureName, reportPage } from './visual/report-page.ts';
import { type FolderServer, serveFolder } from './visual/serve-folder.ts';

/** Builds and draws one revision. */
async function draw(browser: Browser, server: FolderServer, revision: string, options: VisualOptions) {
  const folder = mkdtempSync(join(tmpdir(), 'visual-'));
  const began = performance.now();
  try {
    const { site } = await buildRevision(revision, folder);
    server.serve(site);
    const stories = readStories(site, options.only);
    const drawings = await drawStories(browser, `http://localhost:${server.port}`, stories, options);
    const seconds = Math.round((performance.now() - began) / 1000);
    console.log(`${revision}: ${stories.length} stories, ${drawings.size} pictures in ${seconds} s`);
    return drawings;
  } finally {
    dropTree(folder);
    rmSync(folder, { recursive: true, force: true });
  }
}

function write(
  before: Drawings,
  after: Drawings,
  differences: readonly Difference[],
  options: VisualOptions,
) {
  const folder = resolve(root, options.out);
  rmSync(join(folder, 'pictures'), { recursive: true, force: true });
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  for (const { key, marked, ...pair } of differences) {
    for (const which of ['before', 'after'] as const) {
      const drawing = pair[which];
      if (drawing) writeFileSync(join(folder, 'pictures', pictureName(key, which)), drawing.png);
    }
    if (marked) writeFileSync(join(folder, 'pictures', pictureName(key, 'marked')), marked);
  }
  const ways = options.themes.length * options.widths.length;
  const keysWhere = (holds: 'failed' | 'overflows') =>
    [...after].filter(([, drawing]) => drawing[holds]).map(([key]) => key);
  const page = join(folder, 'index.html');
  const report = {
    before: options.before,
    after: options.after === '.' ? 'the working tree' : options.after,
    stories: Math.max(before.size, after.size) / ways,
    ways,
    differences,
    failed: keysWhere('failed'),
    overflowing: keysWhere('overflows'),
  };
  writeFileSync(page, reportPage(report));
  const { failed, overflowing } = report;
  console.log(
    `${differences.length} differ, ${failed.length} did not get through, ${overflowing.length} are too wide: ${page}`,
  );
}

async function compare(options: VisualOptions) {
  const browser = await chromium.launch(chromiumLaunch);
  const server = await serveFolder();
  try {
    const before = await draw(browser, server, options.before, options);
    const after = await draw(browser, server, options.after, options);
    if (before.size + after.size === 0) throw new Error('No story begins so.');
    write(before, after, await compareDrawings(browser, before, after), options);
  } finally {
    await browser.close();
    await server.close();
  }
}

let options: VisualOptions | undefined;
try {
  options = readOptions(process.argv.slice(2));
} catch (error) {
  console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  process.exitCode = 2;
}
if (options) await compare(options);
