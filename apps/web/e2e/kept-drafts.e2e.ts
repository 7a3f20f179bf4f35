import type { Page } from '@playwright/test';
import { joinByApi } from './support/api-member.ts';
import { enterAnew, newMember } from './support/members.ts';
import { expect, test } from './support/test.ts';

const notes = { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') };

async function openWith(page: Page, id: string) {
  await page.goto(`/messages/${id}`);
  const pane = page.getByRole('region', { name: 'Conversation' });
  await expect(pane.getByRole('textbox', { name: 'Message' })).toBeEnabled();
  return pane;
}

/** What the browser keeps of drafts: texts, and the files' keys. */
const keptOn = (page: Page) =>
  page.evaluate(async () => {
    const texts = Object.keys(localStorage).filter((key) => key.startsWith('draft:'));
    const databases = await indexedDB.databases();
    return [...texts, ...databases.map(({ name }) => name).filter((name) => name === 'draft-files')];
  });

test('a text and a file that are half done outlive their tab, are sent once, and go at log-out', async ({
  page,
  server,
}) => {
  const ben = await joinByApi(server.address, 'Ben Reader');
  await enterAnew(page, newMember('Ada Writer'));
  const pane = await openWith(page, ben.id);
  await pane.locator('input[type=file]').setInputFiles(notes);
  await pane.getByRole('textbox', { name: 'Message' }).fill('Read this first');
  await expect(pane.getByText('1 kB')).toBeVisible();
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain('notes.pdf');

  // Another page, and then another tab.
  await page.getByRole('link', { name: 'Users', exact: true }).first().click();
  await expect(page).toHaveURL('/users');
  const later = await page.context().newPage();
  await page.close();
  const again = await openWith(later, ben.id);
  await expect(again.getByRole('textbox', { name: 'Message' })).toHaveValue('Read this first');
  await expect(again.getByText('1 kB')).toBeVisible();
  await again.getByRole('button', { name: 'Send' }).click();
  await expect(again.getByRole('link', { name: /notes\.pdf/ })).toHaveCount(1);
  await later.reload();
  await expect(again.getByText('Read this first')).toHaveCount(1);
  await expect(again.getByRole('list', { name: 'Files to send' })).toHaveCount(0);

  await again.locator('input[type=file]').setInputFiles(notes);
  await expect.poll(() => keptOn(later)).toHaveLength(2);
  await later.goto('/userDashboard/profile');
  await later.getByRole('button', { name: 'Logout' }).click();
  await expect(later).toHaveURL('/');
  await expect.poll(() => keptOn(later)).toEqual([]);
  await enterAnew(later, newMember('Carl Writer'));
  const carls = await openWith(later, ben.id);
  await expect(carls.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  await expect(carls.getByRole('list', { name: 'Files to send' })).toHaveCount(0);
});

test('a half-written report outlives its tab, and goes when it is sent or discarded', async ({ page, server }) => {
  const ben = await joinByApi(server.address, 'Ben Reader');
  await enterAnew(page, newMember('Ada Writer'));
  const report = async (tab: Page) => {
    await tab.goto(`/reportuser?userId=${ben.id}`);
    return tab.getByRole('textbox', { name: 'Reason' });
  };
  await (await report(page)).fill('They asked me for money');
  const later = await page.context().newPage();
  await page.close();
  await expect(await report(later)).toHaveValue('They asked me for money');
  await later.getByRole('button', { name: 'Cancel' }).click();
  await expect(await report(later)).toHaveValue('');
  await (await report(later)).fill('They asked me for money twice');
  await later.getByRole('button', { name: 'Submit Report' }).click();
  await expect(later).toHaveURL(`/users/${ben.id}`);
  expect(await keptOn(later)).toEqual([]);
});
