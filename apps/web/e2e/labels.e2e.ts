import type { Locator, Page } from '@playwright/test';
import { enterAnew, newMember } from './support/members.ts';
import { dayFromNow } from './support/sessions.ts';
import { expect, test } from './support/test.ts';

/** Checks that each label, or a part of it, finds exactly one field. */
async function expectFields(place: Page | Locator, labels: readonly string[]): Promise<void> {
  for (const label of labels) await expect(place.getByLabel(label), label).toHaveCount(1);
}

test('the fields of log-in and sign-up have unique labels', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expectFields(page, ['Email', 'Password']);
  await expect(page.getByRole('link', { name: 'Home' })).toHaveCount(1);

  await page.goto('/signup');
  await expectFields(page, ['Name', 'Email', 'Confirm Password', 'Skills I can teach', 'Skills I want to learn']);
  await expect(page.getByLabel('Password')).toHaveCount(2);
});

test('a member’s own pages have unique labels', async ({ page }) => {
  await enterAnew(page, newMember('Wren Adler'));
  await page.goto('/userDashboard/profile');
  await expect(page.getByRole('link', { name: 'profile' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Edit' }).click();
  await expectFields(page, ['Name', 'About', 'My Skills', 'Skills I Want to Learn']);

  await page.goto('/userDashboard/events');
  const created = page.getByRole('region', { name: 'Created Events' });
  for (const word of ['Scheduled', 'Canceled', 'Completed']) {
    await expect(created.getByRole('tab', { name: word, exact: true })).toHaveText(word);
    await expect(created.getByText(word, { exact: true })).toBeVisible();
  }

  await page.goto('/userDashboard/events/createEvent');
  await expectFields(page, ['Title', 'Description', 'Skills', 'Date', 'Start time', 'End time', 'Link']);
  await expectFields(page, ['Max participants']);
});

test('a mentor, a day and a link make a session', async ({ page }) => {
  await enterAnew(page, newMember('Wilma Adler'));
  await page.goto('/userDashboard/session');
  await page.getByRole('button', { name: 'Add Session' }).click();
  await page.getByLabel('Mentor name').fill('inês');
  await page.getByRole('option', { name: /Inês/ }).first().click();
  await page.getByLabel('Session date').fill(dayFromNow(9));
  await page.getByLabel('Session link').fill('https://meet.example.org/three');
  await page.getByRole('button', { name: 'Create Session' }).click();
  await expect(page.getByText('Session created successfully')).toBeVisible();
  await expect(
    page
      .getByRole('article')
      .getByText(/6:00 (PM|– 7:00 PM)/)
      .first(),
  ).toBeVisible();
});

test('a message and a report have unique labels', async ({ page }) => {
  await enterAnew(page, newMember('Walter Adler'));
  await page.goto('/users');
  await page.getByRole('link', { name: 'View profile' }).first().click();
  await page.getByRole('button', { name: /^Open chat/ }).click();
  await expect(page.getByRole('log')).toBeVisible();
  await page.getByLabel('Message').fill('Thursday at seven?');
  await page.getByLabel('Message').press('Enter');
  await expect(page.getByText('Thursday at seven?', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Close chat' }).click();

  await page.getByRole('button', { name: 'Report User' }).click();
  await expectFields(page, ['Reason']);
});
