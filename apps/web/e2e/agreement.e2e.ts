import type { Page } from '@playwright/test';
import { joinByApi } from './support/api-member.ts';
import { enter, enterAnew, newMember } from './support/members.ts';
import { expect, expectAccessible, expectToFit, test } from './support/test.ts';

const link = 'https://meet.example.org/ana-and-ravi';

const card = (page: Page, name: string) => page.getByRole('article', { name });

/** Picks the first of the common times on the screen. */
async function pickFirst(page: Page, dialog: string): Promise<void> {
  const form = page.getByRole('dialog', { name: dialog });
  await form
    .getByRole('button', { name: / for Ravi$/ })
    .first()
    .click();
  await expect(form.getByRole('list', { name: 'Your picks' }).getByRole('listitem').first()).toBeVisible();
}

test('two members an ocean apart find an hour, agree, move it and cancel it @long-phone', async ({
  browser,
  contextOptions,
  watch,
  server,
  isMobile,
}) => {
  const open = async (timezoneId: string) => {
    const context = await browser.newContext({ ...contextOptions, timezoneId });
    watch(context);
    return await context.newPage();
  };
  const ravi = await joinByApi(server.address, 'Ravi Menon');
  const mornings = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '04:00', to: '09:00' }));
  await ravi.send('PUT', '/api/availability', { timeZone: 'Asia/Kolkata', weekly: mornings });

  // She sets her hours, and proposes two of those that suit them both.
  const hers = await open('America/New_York');
  await enterAnew(hers, newMember('Ana Duarte'));
  await hers.goto('/userDashboard/availability');
  await hers.getByRole('button', { name: 'Weekday evenings' }).click();
  await expect(hers.getByRole('combobox', { name: 'Time zone' })).toHaveValue(/^New York/);
  await hers.getByRole('button', { name: 'Save' }).click();
  await expect(hers.getByText('Your hours are saved.')).toBeVisible();
  await expectToFit(hers);
  await hers.goto(`/users/${ravi.id}`);
  await hers.getByRole('link', { name: 'Propose a session' }).click();
  const proposal = hers.getByRole('dialog', { name: 'Add New Session' });
  await expect(proposal.getByRole('combobox', { name: 'Mentor name' })).toHaveValue('Ravi Menon');
  const common = proposal.getByRole('button', { name: / for Ravi$/ });
  await common.nth(0).click();
  await common.nth(2).click();
  await proposal.getByLabel('Session link').fill(link);
  await proposal.getByLabel('Note').fill('Mornings of yours are evenings of mine.');
  await expectAccessible(hers);
  await proposal.getByRole('button', { name: 'Propose 2 times' }).click();
  await expect(hers.getByText('Session created successfully')).toBeVisible();
  const waiting = card(hers, 'Ravi Menon');
  await expect(waiting.getByText('Waiting for Ravi Menon')).toBeVisible();
  await expect(waiting.getByRole('link', { name: 'Join Session' })).toHaveCount(0);

  // He accepts the second one.
  const his = await open('Asia/Kolkata');
  await enter(his, ravi);
  await his.goto('/notifications');
  await his.getByRole('link', { name: /Ana Duarte proposes a session with you/ }).click();
  const asked = card(his, 'Ana Duarte');
  await expect(asked.getByText('Mornings of yours are evenings of mine.')).toBeVisible();
  await asked.getByRole('radio').nth(1).check();
  await expectToFit(his);
  // On a phone the bar covers a part of some control at any scroll position; stories of the session run axe there.
  if (!isMobile) await expectAccessible(his);
  await asked.getByRole('button', { name: 'Accept' }).click();
  await expect(asked.getByText('Agreed', { exact: true })).toBeVisible();
  await expect(asked.getByRole('link', { name: 'Join Session' })).toHaveAttribute('href', link);

  // She prefers another time; the confirmed one stays until he accepts it.
  await hers.goto(new URL(his.url()).pathname);
  await expect(waiting.getByText('Agreed', { exact: true })).toBeVisible();
  await hers.getByRole('button', { name: 'More about the session with Ravi' }).click();
  await hers.getByRole('menuitem', { name: 'Suggest another time' }).click();
  await pickFirst(hers, 'Move this session');
  await hers.getByRole('dialog', { name: 'Move this session' }).getByRole('button', { name: 'Ask Ravi Menon' }).click();
  await expect(hers.getByText('Times suggested')).toBeVisible();
  await expect(waiting.getByRole('link', { name: 'Join Session' })).toBeVisible();
  await his.reload();
  await expect(asked.getByText('Ana asks to move it')).toBeVisible();
  await asked.getByRole('button', { name: 'Accept' }).click();
  await expect(asked.getByText('Agreed', { exact: true })).toBeVisible();

  // Both calendars have it, and she cancels it.
  await his.goto('/userDashboard/calendar');
  await expect(his.getByRole('link', { name: /Session with Ana Duarte/ }).first()).toBeVisible();
  await hers.reload();
  await waiting.getByRole('button', { name: 'Cancel', exact: true }).click();
  await hers.getByRole('button', { name: 'Cancel session' }).click();
  await expect(hers.getByText('Session canceled successfully')).toBeVisible();
  await his.goto('/userDashboard/session');
  await his.getByRole('tab', { name: 'Cancelled' }).click();
  await his.getByRole('tabpanel').getByRole('link').first().click();
  await expect(asked.getByText('Ana Duarte canceled it.')).toBeVisible();
});
