import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';
import { newMember } from '../support/members.ts';
import { expect, expectToFit, test } from '../support/test.ts';

const link = 'https://meet.example.org/first-swap';
const began = '2026-11-24T09:03:00Z';
/** The first of the three times, 7:00 PM in Berlin. */
const during = '2026-11-25T18:00:00Z';
const after = '2026-11-26T09:00:00Z';

test.use({ community: 'empty', now: began });
// The bottom bar only exists on phones.
test.skip(({ isMobile }) => !isMobile);

/** A new member on a phone. Counts taps, but no typed letters. */
class Newcomer {
  readonly page: Page;
  readonly name: string;
  readonly presses: string[] = [];

  constructor(page: Page, name: string) {
    this.page = page;
    this.name = name;
  }

  async press(control: Locator, what: string): Promise<void> {
    await control.click();
    this.presses.push(what);
    await expectToFit(this.page);
  }

  /** Types into a field. Counts the tap into it, unless it has the focus or the keyboard's Next reaches it. */
  async type(field: Locator, text: string, how: 'tap' | 'next' = 'tap'): Promise<void> {
    const isFocused = await field.evaluate((one) => one === document.activeElement);
    if (how === 'tap' && !isFocused) await this.press(field, `the field for ${text}`);
    await field.fill(text);
  }

  async signUp(): Promise<void> {
    const { page } = this;
    const { email, password } = newMember(this.name);
    await page.goto('/');
    await this.press(page.getByRole('link', { name: 'Sign Up' }), 'Sign Up');
    await this.type(page.getByLabel('Name', { exact: true }), this.name);
    await this.type(page.getByLabel('Email'), email, 'next');
    await this.type(page.getByLabel('Password', { exact: true }), password, 'next');
    await this.type(page.getByLabel('Confirm Password'), password, 'next');
    await this.press(page.getByRole('button', { name: 'Create Account' }), 'Create Account');
    await expect(page).toHaveURL('/login');
    await this.press(page.getByRole('button', { name: 'Sign in' }), 'Sign in');
    await expect(page).not.toHaveURL('/login');
  }

  go(tab: 'Home' | 'Users' | 'Session' | 'Messages' | 'Me'): Promise<void> {
    const bar = this.page.getByRole('navigation', { name: 'Tab bar' });
    return this.press(bar.getByRole('link', { name: new RegExp(`^${tab}`) }), tab);
  }
}

async function arrive(browser: Browser, name: string, options: BrowserContextOptions): Promise<Newcomer> {
  const context = await browser.newContext(options);
  await context.clock.setFixedTime(began);
  return new Newcomer(await context.newPage(), name);
}

test('two newcomers sign up, write, agree on one of three times, meet and review in 25 presses @phone', async ({
  browser,
  contextOptions,
  watch,
  server,
}) => {
  const ana = await arrive(browser, 'Ana Duarte', contextOptions);
  const ravi = await arrive(browser, 'Ravi Menon', contextOptions);
  for (const { page } of [ana, ravi]) watch(page.context());
  const moveClock = async (instant: string) => {
    await server.moveClock?.(instant);
    for (const { page } of [ana, ravi]) await page.context().clock.setFixedTime(instant);
  };

  await ravi.signUp();
  await ana.signUp();
  await ana.go('Users');
  await ana.press(ana.page.getByRole('link', { name: 'View profile' }).first(), 'View profile');
  await ana.press(ana.page.getByRole('button', { name: 'Message', exact: true }), 'Message');
  await ana.type(ana.page.getByRole('textbox', { name: 'Message' }), 'Shall we swap an hour?');
  await ana.press(ana.page.getByRole('button', { name: /^Send/ }), 'Send');
  await expect(ana.page.getByText('Shall we swap an hour?')).toBeVisible();
  await ana.press(ana.page.getByRole('button', { name: 'Close chat' }), 'Close chat');

  await ana.press(ana.page.getByRole('link', { name: 'Propose a session' }), 'Propose a session');
  const planner = ana.page.getByRole('dialog', { name: 'Add New Session' });
  for (const [index, day] of ['2026-11-25', '2026-11-26', '2026-11-27'].entries()) {
    await ana.type(planner.getByLabel('Session date'), day);
    await ana.type(planner.getByLabel('Session time'), '19:00', 'next');
    if (index < 2) await ana.press(planner.getByRole('button', { name: 'Add this time' }), 'Add this time');
  }
  await ana.type(planner.getByLabel('Session link'), link, 'next');
  await ana.press(planner.getByRole('button', { name: 'Propose 3 times' }), 'Propose 3 times');
  await expect(ana.page.getByText('Session created successfully')).toBeVisible();

  await ravi.go('Home');
  await ravi.press(ravi.page.getByRole('button', { name: /^Accept/ }).first(), 'Accept');
  await expect(ravi.page.getByRole('link', { name: 'Join Session' })).toBeVisible();

  await moveClock(during);
  for (const member of [ana, ravi]) {
    await member.page.context().route(`${link}**`, (route) => route.fulfill({ body: 'The two are here.' }));
    await member.page.goto('/');
    const opened = member.page.waitForEvent('popup');
    await member.press(member.page.getByRole('link', { name: 'Join Session' }), 'Join Session');
    await expect(await opened).toHaveURL(link);
  }

  await moveClock(after);
  await ana.page.goto('/');
  await ana.press(ana.page.getByRole('radio', { name: '5 Stars' }), '5 Stars');
  const review = ana.page.getByRole('dialog', { name: 'Review Session' });
  await expect(review.getByLabel('Comment')).toBeFocused();
  await ana.type(review.getByLabel('Comment'), 'Patient, prepared, on time.');
  await ana.press(review.getByRole('button', { name: 'Submit Review' }), 'Submit Review');
  await expect(ana.page.getByText('Review submitted successfully')).toBeVisible();

  const presses = [ana, ravi].flatMap(({ name, presses: own }) => own.map((what) => `${name}: ${what}`));
  console.log(`${presses.length} presses\n${presses.join('\n')}`);
  expect(presses.length).toBeLessThanOrEqual(25);
});
