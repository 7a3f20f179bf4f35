import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import type { Theme, VisualOptions } from './options.ts';
import { isWanted } from './options.ts';

/** A story as the index of a static Storybook names it. */
export interface Story {
  readonly id: string;
  readonly title: string;
  readonly name: string;
}

/** A story in one theme at one width. */
export interface Drawing {
  readonly story: Story;
  readonly theme: Theme;
  readonly width: number;
  readonly png: Buffer;
  /** It drew, but its `play` or its checks failed. */
  readonly failed: boolean;
  /** It is wider than the window. */
  readonly overflows: boolean;
}

/** Drawings by 'id theme width'. */
export type Drawings = ReadonlyMap<string, Drawing>;

/** The moment at which every story is drawn. */
const now = new Date('2026-11-20T12:00:00Z');
/** How long a story may take to finish its `play`, in ms. */
const patienceMs = 60_000;
const pagesAtOnce = 3;
/** Of the window, in px; a picture is as high as its page. */
const height = 900;

/** The stories of a built Storybook that were asked for. */
export function readStories(site: string, only: readonly string[]): Story[] {
  const { entries }: { entries: Record<string, Story & { type: string }> } = JSON.parse(
    readFileSync(join(site, 'index.json'), 'utf8'),
  );
  return Object.values(entries)
    .filter(({ type, id }) => type === 'story' && isWanted(id, only))
    .map(({ id, title, name }) => ({ id, title, name }));
}

/** Draws stories in each theme at each width. The clock, chance and motion stand still. */
export async function drawStories(
  browser: Browser,
  address: string,
  stories: readonly Story[],
  { themes, widths }: Pick<VisualOptions, 'themes' | 'widths'>,
): Promise<Drawings> {
  const drawings = new Map<string, Drawing>();
  for (const width of widths) {
    const context = await browser.newContext({
      viewport: { width, height },
      reducedMotion: 'reduce',
      locale: 'en-US',
      timezoneId: 'Europe/Berlin',
    });
    await context.clock.setFixedTime(now);
    await context.addInitScript(standStill);
    const waiting = [...stories];
    const draw = async () => {
      for (let story = waiting.shift(); story; story = waiting.shift())
        for (const drawing of await drawPatiently(context, address, story, themes, width))
          drawings.set(keyOf(drawing), drawing);
    };
    await Promise.all(Array.from({ length: pagesAtOnce }, draw));
    await context.close();
  }
  return drawings;
}

/** 'kit-actions-button--teach dark 390' */
export function keyOf({ story, theme, width }: Pick<Drawing, 'story' | 'theme' | 'width'>): string {
  return `${story.id} ${theme} ${width}`;
}

/** A starved machine can keep a page waiting for half a minute: one more try in a page of its own. */
async function drawPatiently(
  context: BrowserContext,
  address: string,
  story: Story,
  themes: readonly Theme[],
  width: number,
): Promise<Drawing[]> {
  for (let attempt = 1; ; attempt++) {
    const page = await context.newPage();
    try {
      return await drawStory(page, address, story, themes, width);
    } catch (error) {
      if (attempt === 2) throw error;
    } finally {
      await page.close();
    }
  }
}

/** Opens a story once and draws it in each theme: a theme is a matter of colours alone. */
async function drawStory(
  page: Page,
  address: string,
  story: Story,
  themes: readonly Theme[],
  width: number,
): Promise<Drawing[]> {
  const open = async () => {
    await page.goto(`${address}/iframe.html?viewMode=story&id=${story.id}&globals=theme:${themes[0]}`, {
      waitUntil: 'commit',
    });
    return page
      .waitForFunction(finishedPhase, undefined, { timeout: patienceMs })
      .then((handle) => handle.jsonValue())
      .catch(() => 'errored');
  };
  let phase = await open();
  const own = await page.evaluate(ownWidth);
  if (own !== null && own !== width) {
    await page.setViewportSize({ width: own, height });
    phase = await open();
  }
  // A failed story finishes as well, behind the preview's own words about it.
  const failed = phase !== 'finished' || (await page.locator('body.sb-show-errordisplay').count()) > 0;
  const drawings: Drawing[] = [];
  for (const theme of themes) {
    await page.evaluate(settle, theme);
    const png = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
    const overflows = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    drawings.push({ story, theme, width, png, failed, overflows });
  }
  return drawings;
}

/** What Storybook's preview says of itself, as far as it is asked here. */
interface PreviewWindow {
  readonly __STORYBOOK_PREVIEW__?: {
    readonly currentRender?: {
      readonly phase?: string;
      readonly story?: {
        readonly storyGlobals?: { viewport?: { value?: string } };
        readonly parameters?: { viewport?: { options?: Record<string, { styles: { width: string } }> } };
      };
    };
  };
}

/** In the page: the width that the story itself asks for, whatever the window's: a navbar's sheet is for phones. */
function ownWidth(): number | null {
  const story = (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__?.currentRender?.story;
  const wanted = story?.parameters?.viewport?.options?.[story.storyGlobals?.viewport?.value ?? ''];
  return wanted === undefined ? null : Number.parseInt(wanted.styles.width, 10);
}

/** In the page: how the story ended; false while it has not. */
function finishedPhase(): string | false {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as PreviewWindow;
  const phase = preview?.currentRender?.phase ?? '';
  return ['finished', 'errored', 'aborted'].includes(phase) && phase;
}

/** In the page: puts a theme on, and waits for fonts, pictures and two frames. */
async function settle(theme: string): Promise<void> {
  document.documentElement.dataset.theme = theme;
  await document.fonts.ready;
  const pictures = [...document.images].map((image) => image.decode().catch(() => undefined));
  // A picture that never answers is a state too.
  await Promise.race([Promise.all(pictures), new Promise((resolve) => setTimeout(resolve, 1000))]);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** In the page: the same chance for every drawing. */
function standStill(): void {
  let seed = 1;
  Math.random = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
}
