import type { Page } from '@playwright/test';
import { hold } from './support/hold.ts';
import { appStarts, expect, test } from './support/journey.ts';
import { enter } from './support/members.ts';

const entry = '**/assets/index-*.js';
const jonas = { name: 'Jonas Brandt', email: 'jonas@demo.example', password: 'swap-an-hour' };

/** Holds a script back, by default the app's first one; the returned function lets it go. */
async function holdScript(page: Page, script = entry): Promise<() => void> {
  const [released, release] = hold();
  await page.route(script, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });

  test('public pages show what they have', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Teach what you know/);
    await expect(page.getByRole('region', { name: 'TOP SKILLS' }).getByRole('link')).toHaveCount(12);
    await expect(page.getByRole('region', { name: 'Featured Events' }).getByRole('article')).toHaveCount(3);
    await expect(page.getByRole('region', { name: 'Recommended Users' }).getByRole('article')).toHaveCount(3);
    for (const [path, heading] of [
      ['/users', 'Users'],
      ['/events', 'Upcoming Events'],
    ] as const) {
      await page.goto(path);
      await expect(page).toHaveTitle(new RegExp(heading));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    }
    await page.goto('/login');
    await expect(page.getByLabel('Email')).toBeVisible();
  });
});

test('the scripts of a drawn page wait for its first paint, but not where nobody looks', async ({ page }) => {
  const drawn = await (await page.request.get('/users')).text();
  const [, waiting = ''] = /<template id="scripts-page">(.*?)<\/template>/s.exec(drawn) ?? [];
  expect(waiting).toContain('src="/assets/index-');
  expect(drawn.replace(waiting, '')).not.toMatch(/src="\/assets|modulepreload/);

  // A page that is never painted, as in the background: its scripts come all the same.
  await page.addInitScript(() => {
    window.PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto('/users');
  await appStarts(page);
});

test('a pointer that rests on the link to a page that is being taken over leaves its data alone', async ({
  page,
}) => {
  const release = await holdScript(page, '**/assets/members-*.js');
  await page.goto('/users', { waitUntil: 'commit' });
  await appStarts(page);
  const isAsked = page.waitForRequest('**/assets/read-ahead-*.js');
  await page.getByRole('link', { name: 'Users', exact: true }).first().hover();
  await isAsked;
  for (let turn = 0; turn < 5; turn += 1)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  release();
  // That it was what the server had drawn is told by the console, which every journey watches.
  await expect(page.getByRole('article').nth(8)).toBeVisible();
});

test('what is typed and pressed before the app runs is not lost', async ({ page }) => {
  const release = await holdScript(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('jonas@demo.example');
  await page.getByLabel('Password', { exact: true }).fill('swap-an-hour');
  await page.getByRole('button', { name: 'Sign in' }).click();
  release();
  await expect(page).toHaveURL('/userDashboard/profile');
});

test('a member sees the start-up animation and never the page for visitors', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill('jonas@demo.example');
  await page.getByLabel('Password', { exact: true }).fill('swap-an-hour');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/userDashboard/profile');
  const release = await holdScript(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Login/SignUp' })).toBeHidden();
  release();
  await expect(page.getByRole('link', { name: 'Jonas Brandt' })).toBeVisible();
});

test('what lies below the first screen is there once that is painted, and so is a place in it', async ({
  page,
}) => {
  const release = await holdScript(page);
  await page.goto('/#skills', { waitUntil: 'commit' });
  await expect(page.locator('html')).not.toHaveAttribute('data-unpainted');
  await expect(page.getByRole('region', { name: 'TOP SKILLS' }).getByRole('link')).toHaveCount(12);
  const heights = await page.evaluate(() => ({
    page: document.documentElement.scrollHeight,
    footer: document.querySelector('footer#footer')?.getBoundingClientRect().height ?? 0,
    window: window.innerHeight,
  }));
  // The stand-in's height is gone.
  expect(heights.page).toBeLessThan(9000);
  expect(heights.page).toBeGreaterThan(heights.window + heights.footer);
  release();
  await expect(page.locator('#skills')).toBeInViewport();
});

test('a part below the fold wakes up when it is reached for, and a page can be left before', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('dialog', { name: 'Privacy Policy' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.reload();
  await page.getByRole('link', { name: 'GET STARTED' }).click();
  await expect(page.getByRole('heading', { name: 'A swap in three short steps' })).toBeInViewport();
  await page.getByRole('link', { name: 'Events', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Upcoming Events');
});

/** Classes on the page that the whole style sheet has rules for and the page's own styles have not. */
async function unstyled(page: Page): Promise<string[]> {
  return await page.evaluate(async () => {
    function classesIn(rules: CSSRuleList): string[] {
      return [...rules].flatMap((rule) => {
        const own = rule instanceof CSSStyleRule ? rule.selectorText : '';
        const names = [...own.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name);
        return rule instanceof CSSGroupingRule ? [...names, ...classesIn(rule.cssRules)] : names;
      });
    }
    const shell = await (await fetch('/offline')).text();
    const address = /href="(\/assets\/[^"]+\.css)"/.exec(shell)?.[1];
    if (address === undefined) throw new Error('The whole style sheet was not found.');
    const whole = await new CSSStyleSheet().replace(await (await fetch(`${address}?all`)).text());
    const has = new Set([...document.styleSheets].flatMap((sheet) => classesIn(sheet.cssRules)));
    const lacks = new Set(classesIn(whole.cssRules).filter((name) => !has.has(name)));
    const used = new Set(
      [...document.querySelectorAll('[class]')].flatMap((element) => [...element.classList]),
    );
    return [...used].filter((name) => lacks.has(CSS.escape(name)));
  });
}

test('a page has the styles of all that is on it, and so has the next one', async ({ page }) => {
  for (const path of ['/', '/users', '/events', '/blogs', '/login', '/signup']) {
    await page.goto(path);
    await appStarts(page);
    expect(await unstyled(page), path).toEqual([]);
  }
  await page.goto('/login');
  await page.getByRole('link', { name: 'Users', exact: true }).first().click();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await unstyled(page)).toEqual([]);
  await page.goto('/events');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await unstyled(page)).toEqual([]);
});

test('a member’s page has the styles of all that is on it before anything else comes', async ({ page }) => {
  // What comes later brings it along, and waits for it.
  await page.route('**/assets/*.css', () => {});
  const id = await enter(page, jonas);
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const answer = await page.request.get('/api/events/getAll', {
    headers: { authorization: `Bearer ${token}` },
  });
  const events: { _id: string; created_by: { _id: string } }[] = await answer.json();
  const hosted = events.find(({ created_by }) => created_by._id === id);
  const other = events.find(({ created_by }) => created_by._id !== id);
  for (const path of [
    '/',
    '/users',
    '/users?q=python',
    '/users/allRecommendUsers',
    `/users/${other?.created_by._id}`,
    `/reportuser?userId=${other?.created_by._id}`,
    '/blog/nothing',
    '/userDashboard',
    '/userDashboard/profile',
    '/userDashboard/events',
    '/userDashboard/events/createEvent',
    `/userDashboard/events/${other?._id}`,
    `/userDashboard/events/${hosted?._id}`,
    '/userDashboard/events/nothing',
    '/userDashboard/session',
    '/userDashboard/review',
    '/nowhere',
  ]) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('main h1').first()).toBeVisible();
    await expect(page.locator('main :is([aria-busy="true"], [data-slot="loading-status"])')).toHaveCount(0);
    expect(await unstyled(page), path).toEqual([]);
  }
});

test('the scripts of a member’s page come with the app, but not to visitors, who see how they log in', async ({
  page,
}) => {
  const release = await holdScript(page);
  const isItsScript = (url: string) => url.includes('my-sessions-page');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await enter(page, jonas);
  await page.goto('/userDashboard/session', { waitUntil: 'commit' });
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible();
  await expect.poll(() => asked.some(isItsScript)).toBe(true);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Session Management');

  asked.length = 0;
  await page.evaluate(() => localStorage.clear());
  await page.goto('/userDashboard/session');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(await unstyled(page)).toEqual([]);
  expect(asked.filter(isItsScript)).toEqual([]);
});

test('skills that are typed before anybody hears them are not lost, and Enter has sent no form', async ({
  page,
}) => {
  const letIn = await holdScript(page, '**/assets/new-account-*.js');
  await page.goto('/signup');
  const [teach, learn] = [page.getByLabel('Skills I can teach'), page.getByLabel('Skills I want to learn')];
  await teach.pressSequentially('Knitting');
  await teach.press('Enter');
  await learn.pressSequentially('Bike polo');
  await learn.press('Enter');
  letIn();
  await expect(page.getByRole('button', { name: 'Remove Knitting' })).toBeVisible();
  await expect(learn).toHaveValue('Bike polo');
  await expect(page.getByLabel('Name', { exact: true })).not.toHaveAttribute('aria-invalid', 'true');
  await learn.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove Bike polo' })).toBeVisible();
  await expect(page).toHaveURL('/signup');
});
