import { hostEvent } from '../support/events.ts';
import { expect, expectAccessible, expectToFit, test } from '../support/test.ts';

test('a visitor finds an event despite a typo, and drops the filter that hides it', async ({ page, server }) => {
  const title = await hostEvent(server.address);
  const card = page.getByRole('article', { name: title });
  await page.goto('/events');
  const box = page.getByRole('searchbox', { name: 'Search by title or skill' });
  await box.fill('charocal drawing');
  // The catalog's name of the skill.
  await expect(page.getByRole('status').filter({ hasText: 'Showing Drawing.' })).toBeVisible();
  await expect(card).toBeVisible();
  await expectToFit(page);

  // In Berlin it starts in the afternoon.
  const sheet = page.getByRole('button', { name: 'Filters' });
  if (await sheet.isVisible()) await sheet.click();
  await page.getByRole('combobox', { name: 'Time of day' }).selectOption('mornings');
  const show = page.getByRole('button', { name: /^Show \d+ events?$/ });
  if (await show.isVisible()) await show.click();
  await expect(page.getByText('No events found.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Drop “Mornings” \(\d+\)$/ }).click();
  await expect(card).toBeVisible();

  await card.getByRole('button', { name: 'Show More' }).click();
  await expect(page).toHaveURL('/login');
  await page.goBack();
  await expect(box).toHaveValue('charocal drawing');
  await expect(card).toBeVisible();
});
