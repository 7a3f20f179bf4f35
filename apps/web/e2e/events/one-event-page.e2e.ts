import type { Page } from '@playwright/test';
import { fillEvent } from '../support/events.ts';
import { enterAnew, newMember } from '../support/members.ts';
import { expect, expectToFit, hydrated, test } from '../support/test.ts';

/** Publishes an event like a member. Returns the address that the page after it shows. */
async function publish(page: Page, title: string): Promise<string> {
  await page.goto('/userDashboard/events/createEvent');
  await fillEvent(page, title, 1);
  await page.getByRole('button', { name: 'Create Event' }).click();
  await expect(page.getByText('Event created successfully!')).toBeVisible();
  await expect(page).toHaveURL('/userDashboard/events');
  // The card names no title: the event's own card is the only one that does.
  await expect(page.getByText(title)).toHaveCount(1);
  const published = page.getByRole('region', { name: 'Pass it on' });
  for (const name of ['Copy', 'Share', 'Add to calendar'])
    await expect(published.getByRole('button', { name })).toBeVisible();
  return (await published.getByRole('link').getAttribute('href')) ?? '';
}

test('host and guest meet on one page, from the published address to the last place @long-phone', async ({
  page,
  browser,
  watch,
}) => {
  const title = `Sketching trees ${crypto.randomUUID().slice(0, 8)}`;
  await enterAnew(page, newMember('Hanna Host'));
  const address = await publish(page, title);
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('article', { name: title })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Pass it on' })).toHaveCount(0);

  const path = new URL(address).pathname;
  const guests: Page[] = [];
  for (const name of ['Gita Guest', 'Otto Other']) {
    const context = await browser.newContext();
    watch(context);
    const guest = await context.newPage();
    await enterAnew(guest, newMember(name));
    await guest.goto(path);
    await hydrated(guest);
    await expect(guest.getByRole('tab', { name: 'Pending Requests' })).toHaveCount(0);
    await guest.getByRole('button', { name: 'Register for Event' }).click();
    await expect(guest.getByText('Requested to Join', { exact: true })).toBeVisible();
    guests.push(guest);
  }

  // The public address has the host's tools.
  await page.goto(path);
  await hydrated(page);
  await expect(page.getByText('You are Host', { exact: true })).toBeVisible();
  const requests = page.getByRole('tabpanel', { name: 'Pending Requests' });
  const first = requests.getByRole('listitem').filter({ hasText: 'Gita Guest' });
  await expect(first.getByText(/^asked /)).toBeVisible();
  await first.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page.getByText('Participant approved successfully!')).toBeVisible();
  await expectToFit(page);

  // The second one waits for a place, and the host makes one.
  await page.getByRole('button', { name: 'Make room', exact: true }).click();
  await expect(page.getByText('Your event has 2 places now.')).toBeVisible();
  await expect(page.getByText('1 place left')).toBeVisible();
  await requests.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(requests.getByText('No pending requests')).toBeVisible();

  // The dashboard's address has the same page.
  await page.goto(`/userDashboard${path}`);
  await hydrated(page);
  await page.getByRole('tab', { name: 'Accepted' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Accepted' }).getByRole('listitem')).toHaveCount(2);

  for (const guest of guests) {
    await guest.goto(path);
    await expect(guest.getByText('Registered', { exact: true })).toBeVisible();
    await expect(guest.getByRole('link', { name: 'Join Meeting' })).toBeVisible();
    await guest.context().close();
  }
});
