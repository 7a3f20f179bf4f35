import { enter, enterAnew, newMember } from '../support/members.ts';
import { dayFromNow } from '../support/sessions.ts';
import { expect, test } from '../support/test.ts';

test('a draft that is saved in one browser becomes an event in another', async ({ page, browser, server, watch }) => {
  const host = newMember('Dora Drafts');
  const title = `Bare trees ${crypto.randomUUID().slice(0, 8)}`;
  await enterAnew(page, host);
  await page.goto('/userDashboard/events/createEvent');
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Start time').fill('15:00');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Draft saved')).toBeVisible();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByRole('region', { name: 'Drafts' })).toContainText(title);

  const context = await browser.newContext({ baseURL: server.address });
  watch(context);
  const other = await context.newPage();
  await enter(other, host);
  await other.goto('/userDashboard/events');
  await other.getByRole('link', { name: `Continue ${title}` }).click();
  await expect(other.getByLabel('Title')).toHaveValue(title);
  await expect(other.getByLabel('Start time')).toHaveValue('15:00');
  await other.getByLabel('Description').fill('Bring a pencil.');
  await other.getByLabel('Date').fill(dayFromNow(2));
  await other.getByLabel('End time').fill('16:30');
  await other.getByLabel('Max participants').fill('12');
  await other.getByRole('button', { name: 'Create Event' }).click();
  await expect(other.getByText('Event created successfully!')).toBeVisible();
  await expect(other.getByRole('article', { name: title })).toBeVisible();
  await context.close();

  const loaded = page.waitForResponse('**/api/events/drafts');
  await page.reload();
  await loaded;
  await expect(page.getByRole('article', { name: title })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Drafts' })).toHaveCount(0);
});
