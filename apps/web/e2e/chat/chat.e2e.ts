import { expectThread, makeChatter, numbered, openChat, said, say, states } from '../support/chatters.ts';
import { enter } from '../support/members.ts';
import { expect, expectAccessible, expectToFit, test } from '../support/test.ts';

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

test('on a phone the chat fills the screen, and old messages come while scrolling @phone', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'the desktop has tests of its own');
  await enter(page, { name: 'Jonas', email: 'jonas@demo.example', password: 'swap-an-hour' });
  await page.goto('/users');
  await page.getByRole('searchbox').fill('Inês');
  await page.getByRole('article', { name: /Inês/ }).first().getByRole('link').first().click();
  await page.getByRole('button', { name: 'Message', exact: true }).click();
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
  await page.getByRole('button', { name: 'Message', exact: true }).click();
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
