import type { Page } from '@playwright/test';
import { joinByApi } from '../support/api-member.ts';
import { fillEvent } from '../support/events.ts';
import { enterAnew, newMember } from '../support/members.ts';
import { expect, hydrated, test } from '../support/test.ts';

const now = '2026-11-24T09:00:30Z';
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
test.use({ now, community: 'empty', ...phone });

test('host and guest on two phones, from the draft of a series to its review', async ({
  page: host,
  browser,
  server,
  watch,
}) => {
  test.skip(server.moveClock === undefined, 'The clock of this server cannot be moved.');
  test.slow();
  const title = 'Sketching one tree';
  const context = await browser.newContext({ ...phone, baseURL: server.address });
  await context.clock.setFixedTime(now);
  watch(context);
  const guest = await context.newPage();
  await enterAnew(guest, newMember('Ben Second'));
  const [ann, dan, cleo] = await Promise.all(
    ['Ann First', 'Dan Third', 'Cleo Cohost'].map((name) => joinByApi(server.address, name)),
  );
  if (ann === undefined || dan === undefined || cleo === undefined) throw new Error('Nobody joined.');
  const open = async (page: Page, path: string) => {
    await page.goto(path);
    await hydrated(page);
  };
  const said = (page: Page, words: string | RegExp) => expect(page.getByText(words).first()).toBeVisible();

  // The draft, and the series of eight.
  await enterAnew(host, newMember('Hanna Host'));
  await open(host, '/userDashboard/events/createEvent');
  await host.getByLabel('Title').fill(title);
  await host.getByRole('button', { name: 'Save draft' }).click();
  await said(host, 'Draft saved');
  await open(host, '/userDashboard/events');
  await host.getByRole('link', { name: `Continue ${title}` }).click();
  await fillEvent(host, title, 2);
  await host.getByLabel('Date').fill('2026-11-25');
  await host.getByLabel('Repeats').selectOption('Every week');
  await host.getByLabel('Number of dates').fill('8');
  await host.getByRole('button', { name: 'Create Event' }).click();
  await expect(host).toHaveURL(/\/userDashboard\/events/);
  await said(host, title);
  await host.getByRole('article', { name: title }).first().getByRole('link', { name: 'View Details' }).click();
  await expect(host.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const first = new URL(host.url()).pathname.split('/').at(-1) ?? '';

  // A co-host of all dates.
  const cohosts = host.getByRole('region', { name: 'Co-hosts' });
  await cohosts.getByRole('button', { name: 'Invite a co-host' }).click();
  await cohosts.getByRole('combobox', { name: 'Member' }).fill('Cleo Cohost');
  await cohosts.getByRole('option', { name: 'Cleo Cohost' }).click();
  await cohosts.getByRole('radio', { name: /^All dates/ }).check();
  await cohosts.getByRole('button', { name: 'Send invitation' }).click();
  await said(host, /Your invitation is on its way to Cleo Cohost/);
  await cleo.send('POST', `/api/events/${first}/cohosts/answer`, { accepts: true });

  const dates = (page: Page) => page.getByRole('region', { name: 'All dates' }).getByRole('listitem');
  const listed = dates(host);
  await expect(listed).toHaveCount(8);
  const links = await listed.getByRole('link').all();
  const hrefs = await Promise.all(links.map((link) => link.getAttribute('href')));
  // The page is that of the first.
  const [, third = '', fourth = '', fifth = ''] = hrefs.map((href) => href?.split('/').at(-1));

  // The third date is full.
  for (const member of [ann, dan]) await member.send('POST', `/api/events/${third}/register`);
  await open(host, `/userDashboard/events/${third}`);
  await host.getByRole('button', { name: /^Approve all/ }).click();
  const approving = host.getByRole('alertdialog').or(host.getByRole('dialog'));
  if (await approving.isVisible())
    await approving
      .getByRole('button', { name: /^Approve/ })
      .last()
      .click();
  await said(host, /2 requests approved/);

  // The guest finds the series, asks for all dates, and waits for the full one.
  await open(guest, '/events');
  await said(guest, /7 more dates/);
  await open(guest, `/events/${first}`);
  await guest.getByRole('button', { name: 'Join 7 dates with free places' }).click();
  await said(guest, /You asked to join 7 dates\. 1 is full\./);
  await open(guest, `/events/${third}`);
  await guest.getByRole('button', { name: 'Join the waitlist' }).click();
  await said(guest, 'You’re on the waitlist. We tell you when a place is free.');

  // One approval for seven dates.
  await open(host, '/notifications');
  await said(host, `Ben Second wants to join ${title} (7 dates)`);
  await open(host, '/');
  await open(host, `/userDashboard/events/${first}`);
  const requests = host.getByRole('tabpanel', { name: 'Pending Requests' });
  await expect(requests.getByText('Asks to join 7 dates')).toBeVisible();
  await requests.getByRole('button', { name: 'Approve', exact: true }).click();
  await said(host, 'Participant approved for 7 dates.');
  await server.moveClock?.('2026-11-24T09:02:00Z');
  await open(guest, '/notifications');
  await said(guest, `You’re in: ${title} (7 dates)`);

  // The fourth date moves to another day, and the fifth is canceled.
  await open(host, `/userDashboard/events/${fourth}`);
  await host.getByRole('button', { name: 'Edit' }).click();
  await host.getByLabel('Date', { exact: true }).fill('2026-12-17');
  await host.getByRole('button', { name: 'Save' }).click();
  await said(host, 'Event updated successfully!');
  await open(host, `/userDashboard/events/${fifth}`);
  await host.getByRole('button', { name: 'More about this event' }).click();
  await host.getByRole('menuitem', { name: 'Cancel event' }).click();
  await host.getByRole('alertdialog').getByRole('button', { name: 'Cancel event' }).click();
  await said(host, 'Event Canceled');

  // What the guest reads of it.
  await open(guest, '/notifications');
  for (const words of [`${title} was canceled`, `${title} has a new time`]) await said(guest, words);
  await open(guest, `/events/${fourth}`);
  await open(guest, `/events/${fifth}`);
  await said(guest, /can bring it back until/);
  await open(guest, `/events/${first}`);
  const shown = dates(guest);
  await expect(shown).toHaveCount(7);
  await open(guest, '/userDashboard/events');

  // A place on the full date becomes free.
  await ann.send('DELETE', `/api/events/${third}/registration`);
  await open(guest, '/');
  await said(guest, `A place is free for you: ${title}`);
  await open(guest, `/events/${third}`);
  await guest.getByRole('button', { name: 'Take the place' }).click();
  await said(guest, 'The place is yours!');

  // The first date: check-in, its end and a review.
  const at = async (instant: string) => {
    await server.moveClock?.(instant);
    for (const each of [host.context(), context]) await each.clock.setFixedTime(instant);
  };
  await at('2026-11-25T13:55:00Z');
  await open(guest, '/');
  await open(host, `/userDashboard/events/${first}`);
  await host.getByRole('button', { name: 'Create a code' }).click();
  const code = host.getByRole('region', { name: 'Check-in code' }).getByRole('status');
  await expect(code).toHaveText(/^[A-Z\d]{6}$/);
  await open(guest, `/events/${first}`);
  await guest.getByRole('textbox', { name: 'Code from the host' }).fill((await code.textContent()) ?? '');
  await guest.getByRole('button', { name: 'Check in' }).click();
  await said(guest, 'You are checked in.');
  await at('2026-11-25T17:00:00Z');
  await open(guest, '/');
  await open(guest, `/events/${first}`);
  await guest.getByRole('button', { name: 'Review this event' }).click();
  const review = guest.getByRole('dialog', { name: 'Review Event' });
  await review.getByRole('radio', { name: '5 Stars' }).check();
  await review.getByRole('textbox', { name: 'Comment' }).fill('My tree looks like one.');
  await review.getByRole('button', { name: 'Submit Review' }).click();
  await expect(
    guest.getByRole('region', { name: 'What guests say' }).getByText('My tree looks like one.'),
  ).toBeVisible();
  await open(host, `/userDashboard/events/${first}`);
  await open(host, '/notifications');
  await expect(host.getByRole('link', { name: new RegExp(`reviewed ${title}`) }).first()).toBeVisible();
  await context.close();
});
