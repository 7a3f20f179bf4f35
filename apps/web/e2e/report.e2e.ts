import { enterAnew, newMember } from './support/members.ts';
import { expect, expectAccessible, expectToFit, test } from './support/test.ts';

test('a member can be reported once @long-phone', async ({ page }) => {
  const iris = newMember('Iris Bello');
  await enterAnew(page, iris);
  await page.goto('/users?q=Kenji');
  await page.getByRole('link', { name: 'View profile' }).first().click();
  await page.getByRole('button', { name: 'Report User' }).click();
  const form = page.getByRole('dialog', { name: 'Report User' });
  await expect(form.getByRole('button', { name: 'Submit Report' })).toBeDisabled();
  await expect(form.getByText('0 / 250 characters')).toBeVisible();
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form).toBeHidden();

  // Escape may be an accident, Cancel is deliberate.
  await page.getByRole('button', { name: 'Report User' }).click();
  await form.getByLabel('Reason').fill('Never mind.');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByText('Leave without saving?')).toBeHidden();

  await page.getByRole('button', { name: 'Report User' }).click();
  await form.getByLabel('Reason').fill('x'.repeat(300));
  await expect(form.getByText('250 / 250 characters')).toBeVisible();
  await form.getByLabel('Reason').fill('Sells instead of swapping.');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(form.getByText('26 / 250 characters')).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Submit Report' }).click();
  await expect(page.getByText('Report submitted successfully')).toBeVisible();
  await expect(form).toBeHidden();
  await expect(page.getByRole('button', { name: 'Report User' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Reviews' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Report User' })).toHaveCount(0);
});

test('a report has its own page @long @long-phone', async ({ page }) => {
  await page.goto('/reportuser?userId=x');
  await expect(page).toHaveURL('/login');
  const jun = newMember('Jun Park');
  await enterAnew(page, jun);
  await page.goto('/users?q=Ravi');
  await page.getByRole('link', { name: 'View profile' }).first().click();
  await expect(page.getByRole('button', { name: 'Report User' })).toBeVisible();
  const profile = new URL(page.url()).pathname;
  await page.goto(`/reportuser?userId=${profile.split('/').at(-1)}`);
  await expect(page.getByText('Ravi Menon')).toBeVisible();
  await page.getByLabel('Reason').fill('Did not come, three times.');
  await expectAccessible(page);
  await expectToFit(page);
  await page.getByRole('button', { name: 'Submit Report' }).click();
  await expect(page.getByText('Report submitted successfully')).toBeVisible();
  await expect(page).toHaveURL(profile);

  await page.goto('/reportuser');
  await expect(page.getByText('Whom do you want to report?')).toBeVisible();
});
