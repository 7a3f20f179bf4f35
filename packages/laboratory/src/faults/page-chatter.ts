import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import type { Writer } from '../../../../apps/server/test/faults/writers.ts';
import type { Chatter } from './chatter.ts';

/** Opens a member's browser on the other one's profile, with the chat open. */
export async function openPageChatter(browser: Browser, address: string, me: Writer, other: Writer): Promise<Chatter> {
  const [name = '', value = ''] = me.cookie.split('=');
  const stored = { token: me.token, userId: me.id };
  const context = await browser.newContext({
    baseURL: address,
    storageState: {
      cookies: [
        {
          name,
          value,
          domain: '127.0.0.1',
          path: '/',
          expires: -1,
          httpOnly: true,
          secure: false,
          sameSite: 'Strict',
        },
      ],
      origins: [{ origin: address, localStorage: Object.entries(stored).map(([name, value]) => ({ name, value })) }],
    },
  });
  const page = await context.newPage();
  await page.goto(`/users/${other.id}`);
  await page.getByRole('button', { name: /^Open chat/ }).click();
  const chat = page.getByRole('dialog');
  const box = chat.getByRole('textbox', { name: 'Message' });
  const again = chat.getByRole('button', { name: 'Try again' });
  const unsent = chat.locator('[data-state=pending], [data-state=failed]');
  await box.fill('');

  return {
    say: async (text) => {
      await box.fill(text);
      while ((await box.inputValue()) !== '') {
        await box.press('Enter');
        await pause(50);
      }
      // Retries like a member who sees that a message was not sent.
      while ((await unsent.count()) > 0) {
        if ((await again.count()) > 0)
          await again
            .first()
            .click({ timeout: 1000 })
            .catch(() => {});
        await pause(100);
      }
    },
    shown: async () => {
      const lines = await chat.locator('[data-slot=chat-message] > p:first-child').allTextContents();
      // Each starts with the author's name, for screen readers.
      return lines.map((line) => line.replace(/^[^:]+: ?/, ''));
    },
    close: () => context.close(),
  };
}
