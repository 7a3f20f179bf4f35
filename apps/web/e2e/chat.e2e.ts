import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { enter, enterAnew, newMember } from './support/members.ts';
import { startServer } from './support/server.ts';
import { expect, expectAccessible, expectToFit, test } from './support/test.ts';

/** A member in a separate browser. */
type Chatter = { name: string; id: string; page: Page; context: BrowserContext };

async function makeChatter(
  browser: Browser,
  options: { name: string; address: string; watch: (context: BrowserContext) => void },
): Promise<Chatter> {
  const context = await browser.newContext({ baseURL: options.address });
  options.watch(context);
  const page = await context.newPage();
  const id = await enterAnew(page, newMember(options.name));
  return { name: options.name, id, page, context };
}

async function openChat(me: Chatter, other: Chatter): Promise<Locator> {
  await me.page.goto(`/users/${other.id}`);
  await me.page.getByRole('button', { name: /^Open chat/ }).click();
  const chat = me.page.getByRole('dialog', { name: other.name });
  await expect(chat.getByRole('textbox', { name: 'Message' })).toBeEnabled();
  return chat;
}

async function say(chat: Locator, text: string): Promise<void> {
  const box = chat.getByRole('textbox', { name: 'Message' });
  await box.fill(text);
  // One message at a time: while another one is pending, Enter leaves this one in the box.
  await expect(async () => {
    await box.press('Enter');
    await expect(box).toHaveValue('', { timeout: 1000 });
  }).toPass();
}

/** Returns the messages in order, without sender and time. */
const said = (chat: Locator) => chat.locator('[data-slot=chat-message] > p:first-child');
const states = (chat: Locator, state: string) => chat.locator(`[data-state=${state}]`);

async function expectThread(chat: Locator, lines: readonly string[], options = {}): Promise<void> {
  await expect(said(chat)).toHaveText(
    lines.map((line) => new RegExp(`: ?${line}$`)),
    options,
  );
}

const numbered = (word: string, count: number) => Array.from({ length: count }, (_, index) => `${word} ${index + 1}`);

test('two members talk in two browsers', async ({ browser, server, watch }) => {
  const { address } = server;
  const ada = await makeChatter(browser, { name: 'Ada Chatter', address, watch });
  const ben = await makeChatter(browser, { name: 'Ben Chatter', address, watch });

  const adas = await openChat(ada, ben);
  await expect(adas.getByText('No messages yet. Start a conversation!')).toBeVisible();
  await expectAccessible(ada.page);
  const bens = await openChat(ben, ada);

  await say(adas, 'Thursday at seven?');
  await expectThread(bens, ['Thursday at seven\\?']);
  await expect(bens.getByText('Thursday at seven?', { exact: true })).toBeVisible();
  await say(bens, 'Seven it is.');
  await expectThread(adas, ['Thursday at seven\\?', 'Seven it is.']);

  // Blank text is not sent, Shift+Enter inserts a line break.
  await adas.getByRole('textbox', { name: 'Message' }).fill('   ');
  await adas.getByRole('textbox', { name: 'Message' }).press('Enter');
  await adas.getByRole('textbox', { name: 'Message' }).fill('one');
  await adas.getByRole('textbox', { name: 'Message' }).press('Shift+Enter');
  await adas.getByRole('textbox', { name: 'Message' }).pressSequentially('two');
  await adas.getByRole('textbox', { name: 'Message' }).press('Enter');
  await expect(said(bens)).toHaveCount(3);
  await expect(said(bens).last()).toHaveText(/one\ntwo|one two/);

  // Both at once: the same thread in the same order for both, each line once.
  for (const line of numbered('turn', 5)) {
    await Promise.all([say(adas, `Ada ${line}`), say(bens, `Ben ${line}`)]);
    await expect(states(adas, 'pending')).toHaveCount(0);
    await expect(states(bens, 'pending')).toHaveCount(0);
  }
  await expect(said(adas)).toHaveCount(13);
  await expect(said(bens)).toHaveCount(13);
  const bare = (texts: string[]) => texts.map((text) => text.replace(/^[^:]+: ?/, ''));
  await expect
    .poll(async () => bare(await said(adas).allTextContents()))
    .toEqual(bare(await said(bens).allTextContents()));

  await ada.page.reload();
  // The last message was read, but the page was closed before that was sent.
  await ada.page.getByRole('button', { name: /^Open chat/ }).click();
  await expect(said(adas)).toHaveCount(13);
  await ada.context.close();
  await ben.context.close();
});

test('two tabs agree, and unread messages are counted @long', async ({ browser, server, watch }) => {
  const { address } = server;
  const ada = await makeChatter(browser, { name: 'Ada Tabs', address, watch });
  const ben = await makeChatter(browser, { name: 'Ben Tabs', address, watch });
  const adas = await openChat(ada, ben);
  const second = { ...ada, page: await ada.context.newPage() };
  const adasToo = await openChat(second, ben);
  const bens = await openChat(ben, ada);

  await say(adas, 'From the first tab');
  await expectThread(adasToo, ['From the first tab']);
  await say(adasToo, 'From the second tab');
  await expectThread(adas, ['From the first tab', 'From the second tab']);
  await expectThread(bens, ['From the first tab', 'From the second tab']);
  await second.page.close();

  await adas.getByRole('button', { name: 'Close chat' }).click();
  await say(bens, 'Are you there?');
  await say(bens, 'Never mind');
  const button = ada.page.getByRole('button', { name: 'Open chat, 2 unread messages' });
  await expect(button).toBeVisible();
  await expect(ada.page).toHaveTitle(/^\(2\) Ben Tabs/);
  await button.click();
  await expect(said(adas).last()).toHaveText(/Never mind$/);
  await expect(ada.page).toHaveTitle(/^Ben Tabs/);
  // The server has it too.
  await ada.page.reload();
  await expect(ada.page.getByRole('button', { name: 'Open chat', exact: true })).toBeVisible();
  await ada.context.close();
  await ben.context.close();
});

test('a lost connection loses nothing', async ({ browser, server, watch }) => {
  const { address } = server;
  const ada = await makeChatter(browser, { name: 'Ada Offline', address, watch });
  const ben = await makeChatter(browser, { name: 'Ben Offline', address, watch: () => {} });
  await ben.page.goto('/events');
  const adas = await openChat(ada, ben);
  const bens = await openChat(ben, ada);
  await say(adas, 'before');
  await expectThread(bens, ['before']);
  // On a second visit the notice loads, ten seconds after the page.
  await expect(ben.page.locator('[data-slot=notice]').first()).toBeAttached({ timeout: 30_000 });
  const second = await ben.context.newPage();
  await second.goto('/');

  await ben.context.setOffline(true);
  for (const line of numbered('meanwhile', 3)) {
    await say(adas, line);
    await expect(states(adas, 'pending')).toHaveCount(0);
  }
  const unsent = numbered('into the void', 2);
  for (const line of unsent) await say(bens, line);
  await expect(states(bens, 'waiting')).toHaveText(unsent.map((line) => new RegExp(line)));
  await expect(bens.getByText('Will be sent when you are back online')).toHaveCount(2);
  await expect(ben.page.getByText('Your 2 messages will be sent when you are back online.')).toBeVisible();
  await expect(ben.page.getByText('Uanble to send message. Try again.')).toHaveCount(0);
  await bens.getByRole('textbox', { name: 'Message' }).fill('half a thought');

  // Both tabs may send them, and each one is sent once, in the order of writing.
  await ben.context.setOffline(false);
  const whole = ['before', ...numbered('meanwhile', 3), ...unsent];
  await expectThread(adas, whole);
  await expectThread(bens, whole);
  await expect(bens.locator('[data-state]:not([data-state=sent])')).toHaveCount(0);
  await ben.page.reload();
  await ben.page.getByRole('button', { name: /^Open chat/ }).click();
  await expect(bens.getByRole('textbox', { name: 'Message' })).toHaveValue('half a thought');
  await expectThread(bens, whole);
  await ada.context.close();
  await ben.context.close();
});

test('a message that could not go is sent after a reload, from any page', async ({ browser, server, watch }) => {
  const { address } = server;
  const ada = await makeChatter(browser, { name: 'Ada Reload', address, watch });
  const ben = await makeChatter(browser, { name: 'Ben Reload', address, watch: () => {} });
  const adas = await openChat(ada, ben);
  const bens = await openChat(ben, ada);
  await ben.context.setOffline(true);
  await say(bens, 'into the void');
  await expect(states(bens, 'waiting')).toHaveCount(1);
  await ben.page.goto('about:blank');
  await ben.context.setOffline(false);
  await ben.page.goto('/events');
  await expectThread(adas, ['into the void']);
  await ada.context.close();
  await ben.context.close();
});

test('messages that arrive in a closed chat while offline are not marked as read @long', async ({
  browser,
  server,
  watch,
}) => {
  const { address } = server;
  const ada = await makeChatter(browser, { name: 'Ada Away', address, watch });
  const ben = await makeChatter(browser, { name: 'Ben Away', address, watch: () => {} });
  const adas = await openChat(ada, ben);
  const bens = await openChat(ben, ada);
  await say(adas, 'before');
  await expectThread(bens, ['before']);
  await ben.page.getByRole('button', { name: 'Close chat' }).click();

  await ben.context.setOffline(true);
  for (const line of numbered('meanwhile', 2)) {
    await say(adas, line);
    await expect(states(adas, 'pending')).toHaveCount(0);
  }
  const read: string[] = [];
  ben.page.on('request', (request) => read.push(new URL(request.url()).pathname));
  await ben.context.setOffline(false);
  // Includes the first one if the chat was closed before it was marked as read.
  const button = ben.page.getByRole('button', { name: /^Open chat, [23] unread messages/ });
  await expect(button).toBeVisible();
  expect(read.filter((path) => path.startsWith('/api/chat/conversations/'))).toEqual([]);
  await button.click();
  await expectThread(bens, ['before', ...numbered('meanwhile', 2)]);
  await ada.context.close();
  await ben.context.close();
});

test('a lost answer does not duplicate a message @long', async ({ browser, server, watch }) => {
  const { address } = server;
  const ada = await makeChatter(browser, { name: 'Ada Answer', address, watch: () => {} });
  const ben = await makeChatter(browser, { name: 'Ben Answer', address, watch });
  const adas = await openChat(ada, ben);
  const bens = await openChat(ben, ada);
  await ada.page.route('**/api/chat/messages', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await say(adas, 'Once');
  await expectThread(bens, ['Once']);
  await expectThread(adas, ['Once']);
  await ada.page.unroute('**/api/chat/messages');
  await say(adas, 'Twice');
  await expectThread(bens, ['Once', 'Twice']);
  await expectThread(adas, ['Once', 'Twice']);
  await expect(states(adas, 'failed')).toHaveCount(0);
  await ada.context.close();
  await ben.context.close();
});

test('a server restart loses nothing @long', async ({ browser }) => {
  // Two server starts, and a client that may have given up in between: it polls every 30 seconds.
  test.setTimeout(180_000);
  const slow = { timeout: 60_000 };
  const dataDir = await mkdtemp(join(tmpdir(), 'skill-exchange-'));
  const first = await startServer({ dataDir, community: 'empty' });
  const { port } = new URL(first.address);
  const ada = await makeChatter(browser, { name: 'Ada Restart', address: first.address, watch: () => {} });
  const ben = await makeChatter(browser, { name: 'Ben Restart', address: first.address, watch: () => {} });
  const adas = await openChat(ada, ben);
  const bens = await openChat(ben, ada);
  await say(adas, 'before');
  await expectThread(bens, ['before']);
  await first.stop();
  await say(bens, 'while it was away');
  await expect(states(bens, 'failed')).toHaveCount(1);

  // Sent by itself once the live connection is back.
  const again = await startServer({ dataDir, port, community: 'empty' });
  await expectThread(bens, ['before', 'while it was away']);
  await expectThread(adas, ['before', 'while it was away'], slow);
  // Live again, in both directions.
  await say(adas, 'there you are');
  await expectThread(bens, ['before', 'while it was away', 'there you are'], slow);
  await ada.context.close();
  await ben.context.close();
  await again.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test('on a phone the chat fills the screen, and old messages come while scrolling @phone', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'the desktop has tests of its own');
  await enter(page, { name: 'Jonas', email: 'jonas@demo.example', password: 'swap-an-hour' });
  await page.goto('/users');
  await page.getByRole('searchbox').fill('Inês');
  await page.getByRole('article', { name: /Inês/ }).first().getByRole('link').first().click();
  await page.getByRole('button', { name: /^Open chat/ }).click();
  const chat = page.getByRole('dialog');
  await expect(chat.getByRole('log')).toBeVisible();
  // After its animation.
  await expect.poll(() => chat.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await expectAccessible(page);
  await expectToFit(page);
  await say(chat, 'On my way');
  await expect(said(chat).last()).toHaveText(/On my way$/);

  // A long conversation: the newest page first, and the rest on scrolling up, down to the first message.
  await page.evaluate(async (receiverId) => {
    const senderId = localStorage.getItem('userId');
    for (let number = 1; number <= 60; number += 1)
      await fetch('/api/chat/messages', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ senderId, receiverId, text: `line ${number}` }),
      });
  }, new URL(page.url()).pathname.split('/').at(-1));
  await page.reload();
  await page.getByRole('button', { name: /^Open chat/ }).click();
  await expect(said(chat)).toHaveCount(50);
  const log = chat.getByRole('log');
  await expect(chat.getByText('line 60')).toBeInViewport();
  await expect
    .poll(async () => {
      await log.evaluate((element) => {
        element.scrollTop += 1;
        element.scrollTop = 0;
      });
      return await said(chat).count();
    })
    .toBeGreaterThan(60);
  await expect(said(chat).filter({ hasText: /line \d+$/ })).toHaveCount(60);
  await chat.getByRole('button', { name: 'Close chat' }).click();
  await expect(chat).toBeHidden();
});
