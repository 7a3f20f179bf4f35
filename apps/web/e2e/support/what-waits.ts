import type { Page } from '@playwright/test';
import type { ApiMember } from './api-member.ts';
import { expect } from './test.ts';

/** What waits for a member: rows of Home, unread notifications latest first, requests, unread messages, and new emails. */
export interface Waits {
  home?: readonly string[];
  /** Home asks them above everything to confirm their address: a newcomer has no rows yet. */
  asksToConfirm?: boolean;
  bell?: readonly string[];
  /** Members who would like to write. */
  requests?: readonly string[];
  /** Unread messages by the name of the other member, requests included. */
  unread?: Readonly<Record<string, number>>;
  /** Subjects of the emails since the step before. */
  mails?: readonly string[];
}

const isMessage = (title: string) => / sent you (a|\d+) messages?$/.test(title);

/**
 * Checks every surface of a member on all of their devices, which show Home: its rows, the numbers of the bell, of Messages and
 * of the title, and on one device the rows that the numbers lead to. All devices show Home afterwards.
 */
export async function expectSurfaces(member: ApiMember, devices: readonly Page[], waits: Waits): Promise<void> {
  const { home = [], asksToConfirm = false, bell = [], unread = {}, requests = [] } = waits;
  const messages = Object.values(unread).reduce((sum, count) => sum + count, 0);
  const counts = {
    home,
    asksToConfirm,
    badge: home.length,
    bell: bell.length,
    messages,
    title: messages + bell.filter((title) => !isMessage(title)).length,
  };
  await Promise.all(
    devices.map((page) => expect(async () => expect(await homeOf(page), member.name).toEqual(counts)).toPass(quickly)),
  );
  const page = devices.at(-1);
  if (page !== undefined && bell.length > 0) await expectNotifications(page, member.name, bell);
  if (page !== undefined && messages > 0) await expectInbox(page, member.name, unread, requests);
  // A number of nothing leads to no row: there is none.
  const { notifications } = (await member.send('GET', '/api/notifications')) as { notifications: Told[] };
  expect(notifications.filter(({ isRead }) => !isRead).map(({ title }) => title)).toEqual(bell);
}

type Told = { title: string; isRead: boolean };

const quickly = { timeout: 15_000, intervals: [50, 100, 250] };

/** Returns what Home and the numbers around it say. Fails while something loads. */
async function homeOf(page: Page) {
  const needs = page.getByRole('region', { name: 'Needs you' });
  // A newcomer for whom nothing waits sees the first steps instead.
  const nothing = needs
    .getByText('No one is waiting for your answer.')
    .or(page.getByRole('region', { name: 'Three steps to your first swap' }));
  const rows = await needs
    .getByRole('heading', { level: 3 })
    .filter({ has: page.getByRole('link') })
    .allTextContents();
  if (rows.length === 0) expect(await nothing.count()).toBeGreaterThan(0);
  const [badge = '0'] = rows.length === 0 ? [] : await needs.locator('[data-slot=badge]').allTextContents();
  return {
    home: rows,
    asksToConfirm: (await page.getByRole('region', { name: 'Your account' }).count()) > 0,
    badge: Number(badge),
    bell: await countOf(page, 'Notifications'),
    messages: await countOf(page, 'Messages'),
    title: Number(/^\((\d+)\) /.exec(await page.title())?.[1] ?? 0),
  };
}

/** Returns the number after a link's label, in the bar at the top or at the bottom. */
async function countOf(page: Page, label: string): Promise<number> {
  const bars = page.getByRole('banner').or(page.getByRole('navigation', { name: 'Tab bar' }));
  const link = bars.getByRole('link', { name: new RegExp(`^${label}`) });
  return Number(/, (\d+) unread/.exec((await link.textContent()) ?? '')?.[1] ?? 0);
}

async function expectNotifications(page: Page, name: string, bell: readonly string[]): Promise<void> {
  await page.getByRole('link', { name: /^Notifications/ }).click();
  const rows = page.getByRole('main').getByRole('link', { name: /^Unread: / });
  await expect(rows.locator('[data-slot=notification-title]'), `${name}: notifications`).toHaveText([...bell]);
  await expect(page.getByRole('button', { name: `Unread ${bell.length}`, exact: true })).toBeVisible();
  await backHome(page);
}

async function expectInbox(
  page: Page,
  name: string,
  unread: Readonly<Record<string, number>>,
  requests: readonly string[],
): Promise<void> {
  await page
    .getByRole('link', { name: /^Messages/ })
    .filter({ visible: true })
    .click();
  const asking = page.getByRole('list', { name: 'Message requests' }).getByRole('listitem');
  await expect(asking, `${name}: requests`).toContainText(requests.map((who) => `${who} would like to write to you`));
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /\d unread message/ });
  await expect(rows, `${name}: unread conversations`).toHaveCount(Object.keys(unread).length);
  for (const [who, count] of Object.entries(unread))
    await expect(rows.filter({ hasText: who }), `${name}: inbox`).toContainText(`${count} unread message`);
  const chip = page.getByRole('button', { name: `Unread ${Object.keys(unread).length}`, exact: true });
  await expect(chip).toBeVisible();
  await backHome(page);
}

/** Leads to Home by the logo. */
async function backHome(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'SkillExchange' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Good to see you/ })).toBeVisible();
}
