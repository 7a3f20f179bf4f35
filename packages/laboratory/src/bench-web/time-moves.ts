import { setTimeout } from 'node:timers/promises';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { demoAccounts } from '@skill-exchange/server/demo-accounts';
import { wholeChromiumLaunch } from '../../../../scripts/lib/browsers/chromium.ts';
import { type Recorder, recordMoves, type Timing } from './move-recorder.ts';
import { type Move, moves } from './moves.ts';

/** The slowdown of the user’s processor compared with this machine. */
const slowdown = 4;
/** Milliseconds that the pointer rests on a link before the click. */
const rest = 100;
/** Milliseconds without a change after which a page counts as settled. */
const quiet = 500;

/** The medians of a move, with and without hovering first. */
export type TimedMove = { name: string; rested: Timing; sudden: Timing };

declare const window: { recorder: Recorder };

/**
 * Makes each move `runs` times in the app at this URL: with the pointer resting before the click, and
 * with a sudden click. Each is the first one in its document, so that no transition is included.
 *
 * @param only a part of the names of the moves to make
 */
export async function timeMoves(address: string, runs: number, only = ''): Promise<TimedMove[]> {
  const browser = await chromium.launch(wholeChromiumLaunch);
  try {
    const contexts = {
      visitor: await enter(browser, address),
      member: await enter(browser, address),
    };
    await logIn(contexts.member);
    const timed: TimedMove[] = [];
    for (const move of moves.filter(({ name }) => name.includes(only))) {
      const rested: Timing[] = [];
      const sudden: Timing[] = [];
      for (let round = 0; round < runs; round += 1) {
        rested.push(await time(contexts[move.by], move, rest));
        sudden.push(await time(contexts[move.by], move, 0));
      }
      timed.push({ name: move.name, rested: median(rested), sudden: median(sudden) });
    }
    return timed;
  } finally {
    await browser.close();
  }
}

async function enter(browser: Browser, baseURL: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1440, height: 900 },
  });
  await context.addInitScript(recordMoves);
  return context;
}

async function logIn(context: BrowserContext): Promise<void> {
  const [account] = demoAccounts;
  if (account === undefined) throw new Error('The demo community has no account.');
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/userDashboard/profile');
  await page.close();
}

async function time(context: BrowserContext, move: Move, pause: number): Promise<Timing> {
  const page = await context.newPage();
  try {
    await page.goto(move.from, { waitUntil: 'networkidle' });
    await settle(page);
    if (move.first !== undefined) {
      // The page has been at rest until now: armed, it only counts changes after the click.
      await page.evaluate(() => window.recorder.arm());
      await move.first(page).click();
      await page.waitForURL((url) => url.pathname !== move.from);
      await settle(page);
    }
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await make(page, move, pause);
    await move.shows(page).waitFor();
    await settle(page);
    return await page.evaluate(() => window.recorder.read());
  } finally {
    await page.close();
  }
}

/** Sends raw mouse and keyboard events: the waits of a locator would count as hovering. */
async function make(page: Page, { press, key, step }: Move, pause: number): Promise<void> {
  // Scrolls to it and waits until it is stable.
  await press?.(page).hover({ trial: true });
  const place = await press?.(page).boundingBox();
  if (key !== undefined) await press?.(page).focus();
  await page.evaluate(() => window.recorder.arm());
  if (step === 'back') await page.evaluate(() => history.back());
  else if (step === 'forward') await page.evaluate(() => history.forward());
  else if (key !== undefined) await page.keyboard.press(key);
  else if (place) {
    await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
    await setTimeout(pause);
    await page.mouse.down();
    await page.mouse.up();
  } else throw new Error('There is nothing to press.');
}

/** Waits until the page is rendered and at rest. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(
    (quietTime) =>
      document.querySelector('main h1') !== null &&
      document.querySelector('main [aria-busy="true"], [data-waiting]:has(nav)') === null &&
      window.recorder.quietFor() > quietTime,
    quiet,
  );
}

function median(timings: readonly Timing[]): Timing {
  const middle = (key: keyof Timing) =>
    timings.map((timing) => timing[key]).toSorted((a, b) => a - b)[Math.floor(timings.length / 2)] ?? Number.NaN;
  return { answer: middle('answer'), first: middle('first'), settled: middle('settled') };
}
