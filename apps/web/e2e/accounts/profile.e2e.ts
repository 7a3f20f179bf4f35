import type { Page } from '@playwright/test';
import { enterAnew, logIn, newMember, signUp } from '../support/members.ts';
import { expect, expectAccessible, expectToFit, test } from '../support/test.ts';

/** A square of 2 by 2 pixels. */
const photo = {
  name: 'me.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAMAAABFaP0WAAAAA1BMVEUvfVvyQ7PAAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAC0lEQVQImWNgAAEAAAYAAeaH/n8AAAAASUVORK5CYII=',
    'base64',
  ),
};

test('a member edits their profile, photo and all @long-phone', async ({ page, isMobile }) => {
  const faye = newMember('Faye Marlowe');
  await signUp(page, faye);
  await logIn(page, faye);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Name').fill('Faye Marlowe-Ito');
  await page.getByRole('textbox', { name: 'About' }).fill('I bind books and mend them.');
  await page.getByLabel('Change photo').setInputFiles(photo);
  await expect(page.getByText('me.png')).toBeVisible();
  const teaches = page.getByRole('combobox', { name: 'My Skills' });
  await teaches.fill('sourd');
  await page.getByRole('option', { name: 'Sourdough' }).click();
  await teaches.fill('Coptic stitch');
  await teaches.press('Enter');
  const wants = page.getByRole('combobox', { name: 'Skills I Want to Learn' });
  await wants.fill('pyth');
  await page.getByRole('option', { name: 'Python' }).click();
  await expectAccessible(page);
  await expectToFit(page);
  await page.getByRole('button', { name: 'Save' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Faye Marlowe-Ito' })).toBeVisible();
  await expect(page.getByText('I bind books and mend them.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'My Skills' }).getByRole('listitem')).toHaveText([
    'Sourdough',
    'Coptic stitch',
  ]);
  await expect(page.getByRole('region', { name: 'Skills I Want to Learn' }).getByRole('listitem')).toHaveText([
    'Python',
  ]);
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBe('Faye Marlowe-Ito');
  if (!isMobile) await expect(page.getByRole('link', { name: 'Faye Marlowe-Ito' }).first()).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Faye Marlowe-Ito' })).toBeVisible();
  const picture = page.locator('[data-slot=profile-view] img').first();
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  if (isMobile) return await removePhoto(page);
  const inSidebar = page.locator('[data-slot=dashboard-sidebar] img');
  expect(await inSidebar.getAttribute('src')).toBe(await picture.getAttribute('src'));
  await removePhoto(page);
});

async function removePhoto(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('button', { name: 'Remove photo' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Profile saved')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Faye Marlowe-Ito' })).toBeVisible();
  await expect(page.locator('[data-slot=profile-view] img')).toHaveCount(0);
}

test('cancelled edits are dropped, and leaving half-way asks first @long', async ({ page }) => {
  const gus = newMember('Gus Eriksen');
  await enterAnew(page, gus);
  await page.goto('/userDashboard/profile');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Name').fill('Somebody else');
  await page.getByRole('navigation').getByRole('link', { name: 'Events' }).first().click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('Somebody else');
  await page.reload();
  await expect(page.getByLabel('Name')).toHaveValue('Somebody else');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gus Eriksen' })).toBeVisible();

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByLabel('Name')).toHaveValue('Gus Eriksen');
  await page.getByLabel('Change photo').setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('not a picture'),
  });
  await expect(page.getByText('Please upload a valid file')).toBeVisible();
});

test('a member requests a missing skill, once @long-phone', async ({ page }) => {
  const hana = newMember('Hana Novak');
  await enterAnew(page, hana);
  await page.goto('/userDashboard/profile');
  await page.getByRole('button', { name: 'Request New Skill' }).click();
  const form = page.getByRole('dialog', { name: 'Request New Skill' });
  await form.getByLabel('Name').fill('x');
  await form.getByLabel('Description').fill('too short');
  await form.getByRole('button', { name: 'Request Skill' }).click();
  await expect(form.getByText('Skill name must be at least 2 characters.')).toBeVisible();
  await expect(form.getByText('Description must be at least 10 characters.')).toBeVisible();

  const skill = `Kite building ${Date.now()}`;
  await form.getByLabel('Name').fill(skill);
  await form.getByLabel('Description').fill('Spars, sails and a line that holds.');
  await form.getByLabel('Image').setInputFiles(photo);
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Request Skill' }).click();
  await expect(form).toBeHidden();

  // The second request is rejected, and the form keeps its input.
  await page.getByRole('button', { name: 'Request New Skill' }).click();
  await form.getByLabel('Name').fill(skill);
  await form.getByLabel('Description').fill('Spars, sails and a line that holds.');
  await form.getByRole('button', { name: 'Request Skill' }).click();
  await expect(page.getByText(`Failed to request new skill ${skill}`)).toBeVisible();
  await expect(form.getByLabel('Name')).toHaveValue(skill);
});
