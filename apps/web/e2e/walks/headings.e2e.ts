import type { Page } from '@playwright/test';
import { enter } from '../support/members.ts';
import { expect, test } from '../support/test.ts';

const jonas = { name: 'Jonas Brandt', email: 'jonas@demo.example', password: 'swap-an-hour' };

/** Every page that loads data, with its title until the data are loaded. */
const pages: readonly [path: string, heading: RegExp, title: RegExp][] = [
  ['/', /^Good to see you, Jonas$/, /^Skill Exchange: /],
  ['/users', /^Users$/, /^Users · /],
  ['/events', /^Upcoming Events$/, /^Upcoming Events · /],
  ['/blogs', /^Skill Exchange Blogs$/, /^Skill Exchange Blogs/],
  ['/users/allRecommendUsers', /^Recommanded Users$/, /^Recommanded Users · /],
  ['/userDashboard/profile', /^Profile$/, /^Profile · /],
  ['/userDashboard/events', /^My Events$/, /^My Events · /],
  ['/userDashboard/events/x', /^Event$/, /^Event · /],
  ['/userDashboard/session', /^Session Management$/, /^Session Management · /],
  ['/userDashboard/session/x', /^Session Management$/, /^Session Management · /],
  ['/userDashboard/review', /^Reviews$/, /^Reviews · /],
  ['/reportuser?userId=x', /^Report User$/, /^Report User · /],
];

/** Calls, and no code whose name begins like theirs. */
const isCall = ({ pathname }: URL) => /^\/(api|articles)(\/|$)/.test(pathname);

async function expectNamed(page: Page, heading: RegExp, title: RegExp): Promise<void> {
  await expect(page.locator('h1')).toHaveText([heading]);
  await expect(page).toHaveTitle(title);
}

test('while loading, every page has its one heading and its title', async ({ page }) => {
  await enter(page, jonas);
  await page.route(isCall, () => {});
  for (const [path, heading, title] of [...pages, ['/users/x', /^Profile$/, /^Profile · /]] as const) {
    await page.goto(path);
    await expectNamed(page, heading, title);
  }
});

test('after a failure, every page has its one heading and its title', async ({ page }) => {
  await enter(page, jonas);
  await page.route(isCall, (route) =>
    route.fulfill({ status: 429, json: { success: false, message: 'Wait a moment.' } }),
  );
  for (const [path, heading, title] of pages) {
    await page.goto(path);
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expectNamed(page, heading, title);
  }
});
