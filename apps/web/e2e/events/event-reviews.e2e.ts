import type { Page } from '@playwright/test';
import { enter } from '../support/members.ts';
import { expect, test } from '../support/test.ts';

const password = 'swap-an-hour';
const ines = { name: 'Inês Carvalho', email: 'ines@demo.example', password };
const jonas = { name: 'Jonas Brandt', email: 'jonas@demo.example', password };
const title = 'Git without the panic';

/** Opens the past event from the profile of its host. */
async function openEvent(page: Page): Promise<void> {
  const found = await page.request.get(`/api/user/getAll?name=${encodeURIComponent(jonas.name)}`);
  const { users } = (await found.json()) as { users: { _id: string; name: string }[] };
  await page.goto(`/users/${users.find(({ name }) => name === jonas.name)?._id}`);
  const asHost = page.getByRole('region', { name: 'As a host' });
  await asHost.getByRole('button', { name: 'Read reviews' }).click();
  await asHost.getByRole('link', { name: title }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

test('a guest reviews a past event, its host reads it, and the guest deletes it', async ({ page }) => {
  const comment = `I undid a merge ${crypto.randomUUID().slice(0, 8)}`;
  await enter(page, ines);
  await openEvent(page);
  const reviews = page.getByRole('region', { name: 'What guests say' });
  await reviews.getByRole('button', { name: 'Review this event' }).click();
  const dialog = page.getByRole('dialog', { name: 'Review Event' });
  await dialog.getByRole('radio', { name: '5 Stars' }).check({ force: true });
  await dialog.getByRole('textbox', { name: 'Comment' }).fill(comment);
  await dialog.getByRole('button', { name: 'Submit Review' }).click();
  await expect(page.getByText('Review submitted successfully')).toBeVisible();
  await expect(reviews.getByText(comment)).toBeVisible();

  await enter(page, jonas);
  await page.goto('/notifications');
  await page
    .getByRole('link', { name: new RegExp(`reviewed ${title}`) })
    .first()
    .click();
  await expect(page.getByRole('region', { name: 'What guests say' }).getByText(comment)).toBeVisible();

  await enter(page, ines);
  await openEvent(page);
  await reviews.getByRole('button', { name: 'Review options' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Review deleted successfully')).toBeVisible();
  await expect(reviews.getByRole('button', { name: 'Review this event' })).toBeVisible();
  await expect(reviews.getByText(comment)).toHaveCount(0);
});
