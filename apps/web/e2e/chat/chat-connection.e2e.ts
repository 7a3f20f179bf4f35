import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectThread, makeChatter, numbered, openChat, say, states } from '../support/chatters.ts';
import { startServer } from '../support/server.ts';
import { expect, test } from '../support/test.ts';

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

test('what was written in two tabs while offline is sent after a reload, in order and once', async ({
  browser,
  server,
  watch,
}) => {
  const { address } = server;
  const ada = await makeChatter(browser, { name: 'Ada Reload', address, watch });
  const ben = await makeChatter(browser, { name: 'Ben Reload', address, watch: () => {} });
  const tab = { ...ben, page: await ben.context.newPage() };
  const adas = await openChat(ada, ben);
  const [bens, tabs] = [await openChat(ben, ada), await openChat(tab, ada)];
  await ben.context.setOffline(true);
  await say(bens, 'one');
  await say(tabs, 'two');
  await say(bens, 'three');
  for (const chat of [bens, tabs]) await expect(states(chat, 'waiting')).toHaveText([/one/, /two/, /three/]);
  for (const { page } of [ben, tab]) await page.goto('about:blank');
  await ben.context.setOffline(false);
  // Both send, from pages without the chat.
  await Promise.all([ben.page.goto('/events'), tab.page.goto('/users')]);
  await expectThread(adas, ['one', 'two', 'three']);
  // Nothing is left to send a second time.
  const unsent = () => ben.page.evaluate((key) => localStorage.getItem(key), `outbox:${ben.id}`);
  await expect.poll(unsent).toBeNull();
  await expectThread(adas, ['one', 'two', 'three']);
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
