import type { Locator, Page } from '@playwright/test';
import { hold } from '../support/hold.ts';
import { enter, enterAnew, newMember } from '../support/members.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const jonas = { name: 'Jonas Brandt', email: 'jonas@demo.example', password: 'swap-an-hour' };

/** Opens the chat with a member by the button on their profile. */
async function message(page: Page, name: string): Promise<Locator> {
  await page.goto(`/users?q=${encodeURIComponent(name)}`);
  await page.getByRole('article', { name }).first().getByRole('link', { name: 'View profile' }).click();
  await page.getByRole('button', { name: 'Message', exact: true }).click();
  return page.getByRole('dialog', { name });
}

test('a message in a closed conversation is marked at once, and read in every tab', async ({
  page,
  browser,
  baseURL,
  watch,
}) => {
  const cleo = newMember('Cleo Marker');
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  watch(context);
  const hers = await context.newPage();
  await enterAnew(hers, cleo);
  const herChat = await message(hers, jonas.name);
  await expect(herChat.getByRole('textbox', { name: 'Message' })).toBeFocused();
  await hers.keyboard.type('One');
  await hers.keyboard.press('Enter');
  await expect(herChat.locator('[data-state=sent]')).toHaveCount(1);

  await enter(page, jonas);
  const chat = await message(page, 'Inês Carvalho');
  const mark = (count: string) => chat.getByRole('button', { name: `Cleo Marker${count}`, exact: true });
  await expect(mark(', 1 unread message')).toBeVisible();
  await expectAccessible(page);
  await hers.keyboard.type('Two');
  await hers.keyboard.press('Enter');
  await expect(mark(', 2 unread messages')).toBeVisible();

  const otherTab = await page.context().newPage();
  const otherChat = await message(otherTab, 'Inês Carvalho');
  await expect(otherChat.getByRole('button', { name: 'Cleo Marker, 2 unread messages' })).toBeVisible();
  await page.bringToFront();
  await mark(', 2 unread messages').click();
  await expect(page.getByRole('dialog', { name: 'Cleo Marker' }).getByText('Two')).toBeVisible();
  await otherTab.bringToFront();
  await expect(otherChat.getByRole('button', { name: 'Cleo Marker', exact: true })).toBeVisible();
  await context.close();
});

test('Message leads to a text field, also while the thread loads @long @long-phone', async ({ page, isMobile }) => {
  await enter(page, jonas);
  const [held, answer] = hold();
  await page.route('**/api/chat/conversations/*?at=*', async (route) => {
    await held;
    await route.fallback();
  });
  const chat = await message(page, 'Kenji');
  const box = chat.getByRole('textbox', { name: 'Message' });
  await expect(box).toBeDisabled();
  answer();
  await expect(box).toBeEnabled();
  // On a phone the keyboard would hide the messages.
  if (isMobile) await expect(box).not.toBeFocused();
  else await expect(box).toBeFocused();
  await page.getByRole('button', { name: 'Close chat' }).click();
  await expect(page.getByRole('button', { name: 'Message', exact: true })).toBeFocused();
});

test('a first message shows on every page, and once read it is read everywhere @long-phone', async ({
  page,
  browser,
  baseURL,
  isMobile,
  watch,
}) => {
  const [cleo, dora] = [newMember('Cleo Stranger'), newMember('Dora Reader')];
  await enterAnew(page, dora);
  await page.goto('/events');
  const places = page.getByRole('navigation', { name: 'Tab bar' }).or(page.getByRole('banner'));
  const messages = places.getByRole('link', { name: /^Messages/ });
  await expect(messages).toHaveAccessibleName('Messages');
  await expect(page).toHaveTitle(/^Upcoming Events/);

  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  watch(context);
  const hers = await context.newPage();
  await enterAnew(hers, cleo);
  const chat = await message(hers, dora.name);
  for (const [index, text] of ['One', 'Two'].entries()) {
    await expect(chat.getByRole('textbox', { name: 'Message' })).toBeEnabled();
    await chat.getByRole('textbox', { name: 'Message' }).fill(text);
    await chat.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(chat.locator('[data-state=sent]')).toHaveCount(index + 1);
  }
  await context.close();

  await expect(messages).toHaveAccessibleName(/^Messages ?, 2 unread messages$/);
  await expect(page).toHaveTitle(/^\(2\) Upcoming Events/);
  const otherTab = await page.context().newPage();
  await otherTab.goto('/users');
  await expect(otherTab).toHaveTitle(/^\(2\) /);
  await messages.click();
  // A stranger's first message waits as a request, and counts as unread there, too.
  await page.getByRole('button', { name: 'Unread 1' }).click();
  await page.getByRole('link', { name: /Cleo Stranger/ }).click();
  await expect(page.getByRole('region', { name: 'Conversation' }).getByText('Two')).toBeVisible();
  // The tab in the background receives it as well.
  await expect(otherTab).toHaveTitle(/^(?!\()/);
  if (!isMobile) await expect(messages).toHaveAccessibleName('Messages');
});
