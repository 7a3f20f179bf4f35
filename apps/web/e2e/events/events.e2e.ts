import type { Page } from '@playwright/test';
import type { Event } from '@skill-exchange/api-client/types';
import { joinByApi } from '../support/api-member.ts';
import { eventOf, fillEvent, showMore } from '../support/events.ts';
import { enter, enterAnew, fillLogIn, newMember } from '../support/members.ts';
import { expect, expectAccessible, expectToFit, test } from '../support/test.ts';

const created = (page: Page) => page.getByRole('region', { name: 'Created Events' });
const enrolled = (page: Page) => page.getByRole('region', { name: 'Enrolled Events' });
const card = (page: Page, title: string) => page.getByRole('article', { name: title });

/** Hosts an event like a member: from My Events. Ends there. */
async function host(page: Page, title: string, size: number): Promise<void> {
  await page.goto('/userDashboard/events');
  await page.getByRole('link', { name: 'Create Event' }).click();
  await expect(page).toHaveURL('/userDashboard/events/createEvent');
  await fillEvent(page, title, size);
  await page.getByRole('button', { name: 'Create Event' }).click();
  await expect(page.getByText('Event created successfully!')).toBeVisible();
  await expect(page).toHaveURL('/userDashboard/events');
}

async function askToJoin(page: Page, title: string): Promise<void> {
  const dialog = await showMore(page, title);
  await dialog.getByRole('button', { name: 'Register for Event' }).click();
  await expect(dialog.getByRole('button', { name: 'Requested to Join' })).toBeDisabled();
  await expect(dialog.getByText('Registered', { exact: true })).toBeVisible();
  await expect(page.getByText('Your request to join has been sent!')).toBeVisible();
  await expect(dialog).toBeHidden();
}

test('a host approves one, declines another, and the event is full', async ({ page, browser, watch }) => {
  const title = 'Sketchbook hour: bare trees';
  await enterAnew(page, newMember('Maja Lind'));
  await host(page, title, 1);
  await expect(created(page).getByRole('article', { name: title })).toBeVisible();

  const guests = await Promise.all(
    ['Noor Haddad', 'Emil Berg'].map(async (name) => {
      const context = await browser.newContext();
      watch(context);
      const guest = await context.newPage();
      await enterAnew(guest, newMember(name));
      await askToJoin(guest, title);
      return { name, guest };
    }),
  );

  await card(page, title).getByRole('link', { name: 'View Details' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const requests = page.getByRole('tabpanel', { name: 'Pending Requests' });
  const requestOf = (name: string) => requests.getByRole('listitem').filter({ hasText: name });
  await requestOf('Noor Haddad').getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Participant approved successfully!')).toBeVisible();

  // The only place is taken: the server rejects the approval, and the page shows why.
  await expect(page.getByText(/^Every spot is taken\./)).toBeVisible();
  await requestOf('Emil Berg').getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Failed to approve participant. Please try again.')).toBeVisible();
  await requestOf('Emil Berg').getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('Participant declined successfully!')).toBeVisible();
  await expect(page.getByText('No pending requests')).toBeVisible();
  await page.getByRole('tab', { name: 'Accepted' }).click();
  await expect(page.getByRole('link', { name: 'Noor Haddad' })).toBeVisible();

  for (const { name, guest } of guests) {
    const dialog = await showMore(guest, title);
    if (name === 'Noor Haddad') {
      await expect(dialog.getByRole('button', { name: 'Registered' })).toBeDisabled();
    } else {
      await expect(dialog.getByText('Event is full.')).toBeVisible();
      await dialog.getByRole('button', { name: 'Register for Event' }).click();
      await expect(guest.getByText('Failed to register: This event is full.')).toBeVisible();
    }
    await guest.context().close();
  }
});

test('a host takes a decline back, and approves all requests with their notes @long-phone', async ({
  page,
  server,
}) => {
  const title = `Sketching with notes ${crypto.randomUUID().slice(0, 8)}`;
  const host = await joinByApi(server.address, 'Hanna Host');
  const { event } = (await host.send('POST', '/api/events/create', eventOf(title))) as { event: { _id: string } };
  const other = await joinByApi(server.address, 'Olga Other');
  await other.send('POST', `/api/events/${event._id}/register`);
  await enterAnew(page, newMember('Nora Note'));
  await page.goto(`/events/${event._id}`);
  await page.getByRole('button', { name: 'Add a note for the host' }).click();
  await page.getByRole('textbox', { name: 'Note for the host' }).fill('I bring charcoal.');
  await page.getByRole('button', { name: 'Register for Event' }).click();
  await expect(page.getByText('Your request to join has been sent!')).toBeVisible();

  await enter(page, host);
  await page.goto(`/userDashboard/events/${event._id}`);
  const requests = page.getByRole('tabpanel', { name: 'Pending Requests' });
  const noras = requests.getByRole('listitem').filter({ hasText: 'I bring charcoal.' });
  await noras.getByRole('button', { name: 'Decline' }).click();
  await expect(noras).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(noras).toBeVisible();
  await requests.getByRole('button', { name: 'Approve all' }).click();
  await expect(page.getByText('2 requests approved.')).toBeVisible();
  await expect(page.getByText('No pending requests')).toBeVisible();

  await page.getByRole('tab', { name: 'Accepted' }).click();
  await page.getByRole('button', { name: 'More about Olga Other' }).click();
  await page.getByRole('menuitem', { name: 'Remove from the event' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove Olga Other?' });
  await question.getByRole('textbox', { name: 'Reason' }).fill('The studio is small.');
  await question.getByRole('button', { name: 'Remove guest' }).click();
  await expect(page.getByText('Olga Other is no longer on the guest list.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Olga Other' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Nora Note' })).toBeVisible();

  await page.getByRole('button', { name: 'Write to all guests' }).click();
  await page.getByRole('textbox', { name: 'Message to all guests' }).fill('We meet ten minutes early.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Your message is on its way to 1 member.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Updates from the host' })).toContainText('We meet ten minutes early.');
});

test('an event that is canceled is under Canceled on both sides @long-phone', async ({ page, browser, watch }) => {
  const title = 'Rye bread, slowly';
  await enterAnew(page, newMember('Aino Virta'));
  await host(page, title, 4);
  const context = await browser.newContext();
  watch(context);
  const guest = await context.newPage();
  await enterAnew(guest, newMember('Bruno Sala'));
  await askToJoin(guest, title);

  await page.goto('/userDashboard/events');
  await created(page).getByRole('link', { name: 'View Details' }).click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Participant approved successfully!')).toBeVisible();

  await guest.goto('/userDashboard/events');
  const meeting = enrolled(guest).getByRole('article', { name: title });
  await expect(meeting.getByText('Hosted by Aino Virta')).toBeVisible();
  await expect(meeting.getByRole('link', { name: 'Join Meeting' })).toHaveAttribute(
    'href',
    'https://meet.example.org/trees',
  );
  await meeting.getByRole('button', { name: 'View Details' }).click();
  await expect(guest.getByRole('dialog').getByText('1 / 4 participants')).toBeVisible();
  await guest.keyboard.press('Escape');

  await page.goto('/userDashboard/events');
  await created(page).getByRole('button', { name: 'Delete Event' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel event' }).click();
  await expect(page.getByText('Event deleted successfully!')).toBeVisible();
  await expect(created(page).getByRole('article')).toHaveCount(0);
  await created(page).getByRole('tab', { name: 'Canceled' }).click();
  await expect(created(page).getByText('Event Canceled')).toBeVisible();
  await expectToFit(page);

  await guest.goto('/userDashboard/events');
  await enrolled(guest).getByRole('tab', { name: 'Canceled' }).click();
  await expect(enrolled(guest).getByRole('article', { name: title })).toContainText('Event Canceled');
  await context.close();
});

test('a host moves an event past midnight, and cancels another change @long', async ({ page }) => {
  const title = 'Stars without a telescope';
  await enterAnew(page, newMember('Lucía Prieto'));
  await host(page, title, 6);
  await created(page).getByRole('link', { name: 'View Details' }).click();
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Start time').fill('23:00');
  await page.getByLabel('End time').fill('00:30');
  await expect(page.getByText(/^Ends on /)).toBeVisible();
  await page.getByLabel('Max participants').fill('9');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Save event' }).click();
  await expect(page.getByText('Event updated successfully!')).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^11:00 PM – .+ 12:30 AM$/)).toBeVisible();

  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Max participants').fill('99');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('0 / 9 participants')).toBeVisible();
});

test('a half-filled event survives a reload and an expired session', async ({ page }) => {
  const title = 'A draft that stays';
  const member = newMember('Theo Janssen');
  await enterAnew(page, member);
  await page.goto('/userDashboard/events/createEvent');
  await fillEvent(page, title, 5);
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await expect(page.getByRole('button', { name: 'Remove Charcoal drawing' })).toBeVisible();

  await page.route('**/api/events/create', (route) =>
    route.fulfill({ status: 401, json: { success: false, message: 'Please log in.' } }),
  );
  await page.getByRole('button', { name: 'Create Event' }).click();
  await expect(page).toHaveURL('/login');
  await page.unroute('**/api/events/create');
  // Returns to the page where the session ended, with all input.
  await fillLogIn(page, member);
  await expect(page).toHaveURL('/userDashboard/events/createEvent');
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await page.getByRole('button', { name: 'Create Event' }).click();
  await expect(created(page).getByRole('article', { name: title })).toBeVisible();
  await page.goto('/userDashboard/events/createEvent');
  await expect(page.getByLabel('Title')).toHaveValue('');
});

// Stories check these pages in the light theme.
test('pages of events are accessible in dark mode @long @long-phone', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await enter(page, { name: 'Jonas Brandt', email: 'jonas@demo.example', password: 'swap-an-hour' });
  await page.goto('/userDashboard/events');
  const details = created(page).getByRole('link', { name: 'View Details' }).first();
  const hosted = (await details.getAttribute('href')) ?? '';
  const upcoming = await page.request.get('/api/events/getAll');
  const events: Event[] = await upcoming.json();
  const foreign = events.find(({ created_by }) => created_by.name !== 'Jonas Brandt');
  for (const path of [
    '/userDashboard/events',
    '/userDashboard/events/createEvent',
    hosted,
    `/userDashboard/events/${foreign?._id}`,
    '/userDashboard/events/nothing',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
    await expectAccessible(page);
    await expectToFit(page);
  }
  await page.goto(hosted);
  await page.getByRole('button', { name: 'Edit' }).click();
  await expectAccessible(page);
  await page.goto('/events');
  await page.getByRole('button', { name: 'Show More' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});
