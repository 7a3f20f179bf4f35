import type { Locator, Page } from '@playwright/test';
import { fillEvent } from '../support/events.ts';
import { enterAnew, newMember } from '../support/members.ts';
import { expect, test } from '../support/test.ts';

/** The dates on an event's page. */
const datesOn = (page: Page): Locator => page.getByRole('region', { name: 'All dates' }).getByRole('listitem');

test('a host repeats an event, a guest joins all dates, and the host moves one and skips one', async ({
  page,
  browser,
  watch,
}) => {
  const title = 'Sketchbook hour, each week';
  await enterAnew(page, newMember('Maja Lind'));
  await page.goto('/userDashboard/events/createEvent');
  await fillEvent(page, title, 5);
  await page.getByLabel('Repeats').selectOption('Every week');
  await page.getByLabel('Number of dates').fill('4');
  await expect(page.getByText(/^Every \w+day, 4 dates until /)).toBeVisible();
  await page.getByRole('button', { name: 'Create Event' }).click();
  await expect(page).toHaveURL('/userDashboard/events');
  const cards = page.getByRole('region', { name: 'Created Events' }).getByRole('article', { name: title });
  await expect(cards).toHaveCount(4);

  const context = await browser.newContext();
  watch(context);
  const guest = await context.newPage();
  await enterAnew(guest, newMember('Noor Haddad'));
  await cards.first().getByRole('link', { name: 'View Details' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const first = new URL(page.url()).pathname;
  await guest.goto(first);
  await guest.getByRole('button', { name: 'Join all dates' }).click();
  await expect(guest.getByText('You asked to join 4 dates.')).toBeVisible();

  const requests = page.getByRole('tabpanel', { name: 'Pending Requests' });
  await expect(requests.getByText('Asks to join 4 dates')).toBeVisible();
  await requests.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Participant approved for 4 dates.')).toBeVisible();

  // The second date starts later, and the third is skipped.
  await datesOn(page).nth(1).getByRole('link').click();
  await expect(page.getByText(/^Every \w+day, date 2 of 4$/)).toBeVisible();
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Start time').fill('15:30');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Event updated successfully!')).toBeVisible();
  await page.goto('/userDashboard/events');
  await cards.nth(2).getByRole('button', { name: 'Delete Event' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('radio', { name: 'This date' })).toBeChecked();
  await question.getByRole('button', { name: 'Cancel event' }).click();
  await expect(cards).toHaveCount(3);

  await guest.goto(first);
  const dates = datesOn(guest);
  await expect(dates).toHaveCount(3);
  await expect(dates.nth(1)).toContainText('3:30');
  await expect(dates.nth(2)).toHaveText(/\d places left$/);
  await guest.goto('/userDashboard/events');
  const mine = guest.getByRole('region', { name: 'Enrolled Events' }).getByRole('article', { name: title });
  await expect(mine).toHaveCount(3);
  await context.close();
});
