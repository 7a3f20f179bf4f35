import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { joinByApi } from '../support/api-member.ts';
import { enterAnew, newMember } from '../support/members.ts';
import { expect, expectAccessible, expectToFit, test } from '../support/test.ts';

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

type Writer = { name: string; id: string; page: Page; context: BrowserContext };

async function makeWriter(browser: Browser, baseURL: string, name: string): Promise<Writer> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  return { name, id: await enterAnew(page, newMember(name)), page, context };
}

async function open(me: Pick<Writer, 'page'>, other: Pick<Writer, 'id'>): Promise<Locator> {
  await me.page.goto(`/messages/${other.id}`);
  const pane = me.page.getByRole('region', { name: 'Conversation' });
  await expect(pane.getByRole('textbox', { name: 'Message' })).toBeEnabled();
  return pane;
}

async function say(pane: Locator, text: string): Promise<void> {
  await pane.getByRole('textbox', { name: 'Message' }).fill(text);
  await pane.getByRole('textbox', { name: 'Message' }).press('Enter');
  await expect(bubble(pane, text)).toHaveAttribute('data-state', 'sent');
}

/** A message, found by its own words and not by a quote. */
const bubble = (pane: Locator, text: string) =>
  pane
    .locator('[data-slot=chat-message]')
    .filter({ has: pane.page().getByText(text, { exact: true }) })
    .first();

async function act(pane: Locator, text: string, role: 'menuitem' | 'menuitemcheckbox', name: string): Promise<void> {
  const message = bubble(pane, text);
  await message.hover();
  await message.getByRole('button', { name: 'More actions' }).click();
  await pane.page().getByRole(role, { name, exact: true }).click();
}

test('two members write, read, edit, react, reply and delete in two browsers', async ({ browser, server }) => {
  const ada = await makeWriter(browser, server.address, 'Ada Writer');
  const ben = await makeWriter(browser, server.address, 'Ben Writer');

  const adas = await open(ada, ben);
  await expect(adas.getByText('No messages yet. Start a conversation!')).toBeVisible();
  await say(adas, 'Thursday at seven?');
  await expect(adas.getByText(/sees your message as a request/)).toBeVisible();

  // A first message waits: reading it sends no receipt until it is accepted.
  await ben.page.goto('/messages');
  await ben.page.getByRole('link', { name: /Ada Writer would like to write to you/ }).click();
  const bens = ben.page.getByRole('region', { name: 'Conversation' });
  await expect(bubble(bens, 'Thursday at seven?')).toBeVisible();
  await expect(bubble(adas, 'Thursday at seven?')).not.toContainText('Read');
  await expectAccessible(ben.page);
  await bens.getByRole('button', { name: 'Accept' }).click();
  await expect(bens.getByRole('button', { name: 'Accept' })).toHaveCount(0);
  await expect(adas.getByText(/sees your message as a request/)).toHaveCount(0);
  await expect(bubble(adas, 'Thursday at seven?')).toContainText('Read');
  await say(adas, 'Or Friday?');
  await expect(bubble(adas, 'Or Friday?')).toContainText('Read');

  // The server passes on one hint in three seconds, and the last message was one.
  await expect(async () => {
    await adas.getByRole('textbox', { name: 'Message' }).press('x');
    await expect(bens.getByText('Ada Writer is typing')).toBeAttached({ timeout: 1000 });
  }).toPass();
  await adas.getByRole('textbox', { name: 'Message' }).fill('');

  await act(adas, 'Thursday at seven?', 'menuitem', 'Edit');
  await expect(adas.getByRole('textbox', { name: 'Message' })).toHaveValue('Thursday at seven?');
  await adas.getByRole('textbox', { name: 'Message' }).fill('Thursday at eight?');
  await adas.getByRole('textbox', { name: 'Message' }).press('Enter');
  await expect(bubble(bens, 'Thursday at eight?')).toContainText('Edited');

  await act(bens, 'Thursday at eight?', 'menuitemcheckbox', 'Heart');
  await expect(adas.getByRole('button', { name: 'Heart, 1 from Ben Writer' })).toBeVisible();

  await act(bens, 'Thursday at eight?', 'menuitem', 'Reply');
  await expect(bens.getByText(/^Reply to Ada/)).toBeVisible();
  await say(bens, 'Eight it is.');
  await expect(bubble(adas, 'Eight it is.')).toContainText('Thursday at eight?');
  await expectAccessible(ada.page);

  await adas.locator('input[type=file]').setInputFiles([
    { name: 'loaf.png', mimeType: 'image/png', buffer: pixel },
    { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') },
  ]);
  await expect(adas.getByRole('list', { name: 'Files to send' }).locator('[data-state=ready]')).toHaveCount(2);
  await adas.getByRole('button', { name: 'Send' }).click();
  const picture = bens.getByRole('img', { name: 'Picture' });
  await expect(picture).toHaveJSProperty('naturalWidth', 1);
  const download = ben.page.waitForEvent('download');
  await bens.getByRole('link', { name: /notes\.pdf/ }).click();
  expect((await download).suggestedFilename()).toBe('notes.pdf');
  await expectAccessible(ben.page);

  await act(adas, 'Thursday at eight?', 'menuitem', 'Delete');
  await ada.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(adas.getByText('You deleted this message')).toBeVisible();
  await expect(bens.getByText('This message was deleted')).toBeVisible();
  await expect(bens.getByText('Thursday at eight?')).toHaveCount(0);
  await expect(adas.getByText('Deleted message')).toBeVisible();

  // Found again, and opened at its place.
  await ada.page.getByRole('searchbox', { name: 'Search people and messages' }).fill('eight');
  await ada.page
    .locator('[data-slot=found-messages]')
    .getByRole('link', { name: /Eight it is/ })
    .click();
  await expect(ada.page).toHaveURL(/\?at=\d+$/);
  await expect(bubble(adas, 'Eight it is.')).toBeInViewport();

  await ada.context.close();
  await ben.context.close();
});

test('a session that the other member proposes is a line of the open conversation, and leads to its page', async ({
  page,
  server,
}) => {
  const ada = await joinByApi(server.address, 'Ada Planner');
  const ben = { id: await enterAnew(page, newMember('Ben Planner')), page };
  await ada.send('POST', '/api/chat/messages', {
    senderId: ada.id,
    receiverId: ben.id,
    text: 'Shall I propose a time?',
  });
  const bens = await open(ben, ada);
  await expect(bubble(bens, 'Shall I propose a time?')).toBeVisible();

  const times = [new Date(Date.now() + 3 * 86_400_000).toISOString()];
  const link = 'https://meet.example.org/ada-and-ben';
  await ada.send('POST', '/api/sessions/propose', { userTwo: ben.id, times, link });
  await expect(bens.getByText(/^Ada proposed/)).toBeVisible();
  await bens.getByRole('link', { name: 'View session' }).click();
  await expect(page).toHaveURL(/\/userDashboard\/session\/[\w-]+$/);

  const again = await open(ben, ada);
  await again.getByRole('link', { name: 'Propose a session' }).click();
  const planner = page.getByRole('dialog', { name: 'Add New Session' });
  await expect(planner.getByRole('combobox', { name: 'Mentor name' })).toHaveValue('Ada Planner');
});

test('a conversation with a blocked member goes on once they are unblocked', async ({ page, server }) => {
  const brock = await joinByApi(server.address, 'Brock Tanner');
  const ben = { id: await enterAnew(page, newMember('Ben Blocks')), page };
  await brock.send('POST', '/api/chat/messages', { senderId: brock.id, receiverId: ben.id, text: 'Hello???' });
  await expect(bubble(await open(ben, brock), 'Hello???')).toBeVisible();
  await page.evaluate(async (id) => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
    await fetch(`/api/blocks/${id}`, { method: 'PUT', headers });
  }, brock.id);

  await page.goto(`/messages/${brock.id}`);
  const pane = page.getByRole('region', { name: 'Conversation' });
  await expect(pane.getByText('You blocked Brock Tanner.')).toBeVisible();
  await expect(pane.getByRole('textbox')).toHaveCount(0);
  await expectAccessible(page);
  await pane.getByRole('button', { name: 'Unblock' }).click();
  await expect(bubble(pane, 'Hello???')).toBeVisible();
  await say(pane, 'Hello again');
});

test('on a phone list and conversation are one after the other, and Back leads to the list @phone', async ({
  browser,
  server,
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'the desktop shows both');
  const ada = await makeWriter(browser, server.address, 'Ada Phone');
  const id = await enterAnew(page, newMember('Ben Phone'));
  const adas = await open(ada, { ...ada, id });
  await say(adas, 'Hello Ben');
  await page.goto('/messages');
  await expect(page.getByRole('list', { name: 'Message requests' })).toBeVisible();
  await expectToFit(page);
  await page.getByRole('link', { name: /Ada Phone/ }).click();
  await expect(page.getByRole('navigation', { name: 'Tab bar' })).toHaveCount(0);
  const box = page.getByRole('textbox', { name: 'Message' });
  await expect(box).toBeInViewport();
  await expectToFit(page);
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Search people and messages' })).toBeVisible();
  await ada.context.close();
});
