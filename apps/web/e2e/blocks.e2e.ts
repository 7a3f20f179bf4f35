import { joinByApi } from './support/api-member.ts';
import { enterAnew, newMember } from './support/members.ts';
import { expect, test } from './support/test.ts';

test('a member blocks another one, finds nothing of them, and unblocks them @long-phone', async ({ page, baseURL }) => {
  const name = `Otto Other ${crypto.randomUUID().slice(0, 8)}`;
  const other = await joinByApi(baseURL ?? '', name);
  await enterAnew(page, newMember('Bea Blocks'));
  const found = page.getByRole('heading', { name });
  const search = `/users?q=${encodeURIComponent(name)}`;
  await page.goto(search);
  await expect(found).toBeVisible();

  await page.goto(`/users/${other.id}`);
  await page.getByRole('button', { name: `More about ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Block' }).click();
  await page
    .getByRole('alertdialog', { name: `Block ${name}?` })
    .getByRole('button', { name: 'Block' })
    .click();
  await expect(page.getByText(`You have blocked ${name}.`)).toBeVisible();
  await page.goto(search);
  await expect(page.getByText(/No one found for/)).toBeVisible();
  await expect(found).toHaveCount(0);
  await page.goto(`/users/${other.id}`);
  await expect(page.getByRole('heading', { name: 'User not found.' })).toBeVisible();

  await page.goto('/account/blocked');
  await page.getByRole('button', { name: `Unblock ${name}` }).click();
  await expect(page.getByText(`You have unblocked ${name}.`)).toBeVisible();
  await page.goto(search);
  await expect(found).toBeVisible();
});
