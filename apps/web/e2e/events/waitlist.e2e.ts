import { joinByApi } from '../support/api-member.ts';
import { fillEvent } from '../support/events.ts';
import { enterAnew, newMember } from '../support/members.ts';
import { expect, hydrated, test } from '../support/test.ts';

const now = '2026-11-24T09:00:00Z';
test.use({ now, community: 'empty' });

test('an event from its creation to its review, with a place that goes to the waitlist @long-phone', async ({
  page,
  browser,
  server,
  watch,
}) => {
  test.skip(server.moveClock === undefined, 'The clock of this server cannot be moved.');
  test.setTimeout(120_000);
  const title = 'Sketching one tree';
  await enterAnew(page, newMember('Hanna Host'));
  await page.goto('/userDashboard/events/createEvent');
  await fillEvent(page, title, 1);
  await page.getByLabel('Date').fill('2026-11-25');
  await expect(page.getByRole('checkbox', { name: 'Keep a waitlist' })).toBeChecked();
  await page.getByRole('button', { name: 'Create Event' }).click();
  await expect(page).toHaveURL('/userDashboard/events');
  await page.getByRole('article', { name: title }).getByRole('link', { name: 'View Details' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const eventId = new URL(page.url()).pathname.split('/').at(-1);

  const ann = await joinByApi(server.address, 'Ann First');
  await ann.send('POST', `/api/events/${eventId}/register`);
  await page.reload();
  await hydrated(page);
  const requests = page.getByRole('tabpanel', { name: 'Pending Requests' });
  await requests.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page.getByText('Participant approved successfully!')).toBeVisible();

  const context = await browser.newContext();
  await context.clock.setFixedTime(now);
  watch(context);
  const ben = await context.newPage();
  await enterAnew(ben, newMember('Ben Second'));
  const open = async () => {
    await ben.goto(`/events/${eventId}`);
    await hydrated(ben);
  };
  await open();
  await ben.getByRole('button', { name: 'Join the waitlist' }).click();
  await expect(ben.getByText('You’re on the waitlist. We tell you when a place is free.')).toBeVisible();

  // The waitlist reads what the host writes to it.
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: 'Write to all guests' }).click();
  await page.getByRole('textbox', { name: 'Message to all guests' }).fill('We draw in the rain, too.');
  await page.getByRole('checkbox', { name: 'Also to the member who waits' }).check();
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Your message is on its way to 2 members.')).toBeVisible();

  await ann.send('DELETE', `/api/events/${eventId}/registration`);
  await open();
  await expect(ben.getByRole('region', { name: 'Updates from the host' })).toContainText('We draw in the rain, too.');
  await ben.getByRole('button', { name: 'Take the place' }).click();
  await expect(ben.getByText('The place is yours!')).toBeVisible();
  await expect(ben.getByRole('link', { name: 'Join Meeting' })).toBeVisible();

  const after = '2026-11-25T17:00:00Z';
  await server.moveClock?.(after);
  await page.context().clock.setFixedTime(after);
  await context.clock.setFixedTime(after);
  for (const [member, list] of [
    [page, 'Created Events'],
    [ben, 'Enrolled Events'],
  ] as const) {
    await member.goto('/userDashboard/events');
    await hydrated(member);
    const events = member.getByRole('region', { name: list });
    await events.getByRole('tab', { name: 'Completed' }).click();
    await expect(events.getByRole('article', { name: title })).toBeVisible();
  }

  await page.goto(`/userDashboard/events/${eventId}`);
  await hydrated(page);
  const attendance = page.getByRole('region', { name: 'Who came?' });
  // The page shows a mark before the server has it.
  const stored = page.waitForResponse(`**/api/events/${eventId}/attendance`);
  await attendance.getByRole('group', { name: 'Ben Second' }).getByRole('button', { name: 'Came' }).click();
  await expect(attendance.getByText('1 of 1 came')).toBeVisible();
  expect((await stored).status()).toBe(200);
  await open();
  await ben.getByRole('button', { name: 'Review this event' }).click();
  const review = ben.getByRole('dialog', { name: 'Review Event' });
  await review.getByRole('radio', { name: '5 Stars' }).check({ force: true });
  await review.getByRole('textbox', { name: 'Comment' }).fill('My tree looks like one.');
  await review.getByRole('button', { name: 'Submit Review' }).click();
  await expect(ben.getByRole('region', { name: 'What guests say' }).getByText('My tree looks like one.')).toBeVisible();
  await context.close();
});
