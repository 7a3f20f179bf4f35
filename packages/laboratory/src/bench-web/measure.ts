import { readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumLaunch } from '../../../../scripts/lib/browsers/chromium.ts';
import { runHeldBack } from '../../../../scripts/lib/run.ts';

/** Its packages take 117 MB, so that npx installs it where it runs. */
const lighthouse = 'lighthouse@13.5.0';

export type Preset = 'mobile' | 'desktop';

/** The results of one visit. Times in milliseconds, sizes in bytes on the wire. */
export type Visit = {
  scores: Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  bytes: Record<'document' | 'script' | 'style' | 'font' | 'image' | 'other', number>;
  requests: number;
  apiCalls: number;
  unusedScript: number;
  /** Failed audits, by id. */
  faults: string[];
};

/** How networks and processors are slowed: computed afterwards, or really while the page loads. */
export type Slowing = 'simulate' | 'devtools';

/** On a busy machine Lighthouse occasionally fails to record a trace. */
const tries = 3;

/** Visits a page with an empty cache in a new browser. */
export async function visit(url: string, preset: Preset, slowing: Slowing): Promise<Visit> {
  for (let left = tries - 1; ; left -= 1) {
    try {
      return await visitOnce(url, preset, slowing);
    } catch (error) {
      if (left === 0) throw error;
    }
  }
}

async function visitOnce(url: string, preset: Preset, throttlingMethod: Slowing): Promise<Visit> {
  const port = await freePort();
  const browser = await chromium.launch({
    ...chromiumLaunch,
    args: [...chromiumLaunch.args, `--remote-debugging-port=${port}`],
  });
  try {
    const result = await runLighthouse(url, [
      `--port=${port}`,
      `--throttling-method=${throttlingMethod}`,
      ...(preset === 'desktop' ? ['--preset=desktop'] : []),
    ]);
    if (result.runtimeError) throw new Error(`${url}: ${result.runtimeError.message}`);
    return readVisit(result);
  } finally {
    await browser.close();
  }
}

/** The part of Lighthouse's result that is read here. */
type Result = {
  runtimeError?: { message: string };
  audits: Record<string, { score: number | null; numericValue?: number; details?: { items?: unknown[] } } | undefined>;
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] } | undefined>;
};

async function runLighthouse(url: string, args: readonly string[]): Promise<Result> {
  const file = join(tmpdir(), `lighthouse-${process.pid}.json`);
  try {
    const written = ['--quiet', '--output=json', `--output-path=${file}`];
    const { exitCode, output } = await runHeldBack('npx', ['--yes', lighthouse, url, ...written, ...args]);
    if (exitCode !== 0) throw new Error(`Lighthouse had nothing to say about ${url}: ${output.toString()}`);
    return JSON.parse(await readFile(file, 'utf8')) as Result;
  } finally {
    await rm(file, { force: true });
  }
}

type NetworkRequest = { url: string; resourceType?: string; transferSize?: number };

const kinds: Record<string, keyof Visit['bytes']> = {
  Document: 'document',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Image: 'image',
};

function readVisit(lhr: Result): Visit {
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const score = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  const requests = itemsOf<NetworkRequest>(lhr, 'network-requests').filter(
    ({ url }) => !url.startsWith('data:') && !url.endsWith('/icon.svg'),
  );
  const bytes = { document: 0, script: 0, style: 0, font: 0, image: 0, other: 0 };
  for (const { resourceType = '', transferSize = 0 } of requests) bytes[kinds[resourceType] ?? 'other'] += transferSize;
  const unused = itemsOf<{ wastedBytes?: number }>(lhr, 'unused-javascript');
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    bytes,
    requests: requests.length,
    apiCalls: requests.filter(({ url }) => /\/(?:api|articles|auth)\b/.test(new URL(url).pathname)).length,
    unusedScript: unused.reduce((sum, { wastedBytes = 0 }) => sum + wastedBytes, 0),
    faults: faultsIn(lhr),
  };
}

function itemsOf<Item>(lhr: Result, audit: string): Item[] {
  return (lhr.audits[audit]?.details?.items ?? []) as Item[];
}

/** Returns failed audits in the categories that must be perfect. */
function faultsIn({ categories, audits }: Result): string[] {
  return ['accessibility', 'best-practices', 'seo'].flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
