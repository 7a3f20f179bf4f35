import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { enterAnew, newMember } from './members.ts';
import { expect } from './test.ts';

/** A member in a separate browser. */
export type Chatter = { name: string; id: string; page: Page; context: BrowserContext };

export async function makeChatter(
  browser: Browser,
  options: { name: string; address: string; watch: (context: BrowserContext) => void },
): Promise<Chatter> {
  const context = await browser.newContext({ baseURL: options.address });
  options.watch(context);
  const page = await context.newPage();
  const id = await enterAnew(page, newMember(options.name));
  return { name: options.name, id, page, context };
}

export async function openChat(me: Chatter, other: Chatter): Promise<Locator> {
  await me.page.goto(`/users/${other.id}`);
  await me.page.getByRole('button', { name: /^Open chat/ }).click();
  const chat = me.page.getByRole('dialog', { name: other.name });
  await expect(chat.getByRole('textbox', { name: 'Message' })).toBeEnabled();
  return chat;
}

export async function say(chat: Locator, text: string): Promise<void> {
  const box = chat.getByRole('textbox', { name: 'Message' });
  await box.fill(text);
  // One message at a time: while another one is pending, Enter leaves this one in the box.
  await expect(async () => {
    await box.press('Enter');
    await expect(box).toHaveValue('', { timeout: 1000 });
  }).toPass();
}

/** Returns the messages in order, without sender and time. */
export const said = (chat: Locator) => chat.locator('[data-slot=chat-message] > p:first-child');
export const states = (chat: Locator, state: string) => chat.locator(`[data-state=${state}]`);

export async function expectThread(chat: Locator, lines: readonly string[], options = {}): Promise<void> {
  await expect(said(chat)).toHaveText(
    lines.map((line) => new RegExp(`: ?${line}$`)),
    options,
  );
}

export const numbered = (word: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${word} ${index + 1}`);
