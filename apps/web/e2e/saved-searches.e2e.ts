import { joinByApi } from './support/api-member.ts';
import { enterAnew, newMember } from './support/members.ts';
import { expect, test } from './support/test.ts';

test.use({ now: '2026-11-24T09:04:00Z', community: 'empty' });

test('a saved search notifies of a new member a day later, and links to them @long', async ({
  page,
  server,
  baseURL,
}) => {
  test.skip(server.moveClock === undefined, 'The clock of this server cannot be moved.');
  await enterAnew(page, newMember('Sia Searcher'));
  await page.goto('/users?q=Watercolor&side=teach');
  await page.getByRole('button', { name: 'Save this search' }).click();
  await expect(page.getByRole('button', { name: 'Search saved', pressed: true })).toBeVisible();

  await joinByApi(baseURL ?? '', 'Wanda Waters', { skillsOffered: ['Watercolor'] });
  const nextDay = '2026-11-25T10:00:00Z';
  await server.moveClock?.(nextDay);
  await page.context().clock.setFixedTime(nextDay);
  const bell = page.getByRole('link', { name: 'Notifications, 1 unread', exact: true });
  await bell.click();
  await page.getByRole('link', { name: 'Unread: 1 new member in your search “Teaches Watercolor”' }).click();
  await expect(page).toHaveURL('/users?q=Watercolor&side=teach');
  await expect(page.getByRole('article', { name: 'Wanda Waters' })).toBeVisible();

  await page.goto('/notifications/settings');
  await page.getByText('Choose each').click();
  await expect(page.getByRole('checkbox', { name: /New members in your saved searches/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Delete the search Teaches Watercolor' }).click();
  await expect(page.getByRole('link', { name: 'Teaches Watercolor' })).toHaveCount(0);
});
