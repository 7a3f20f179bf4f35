import type { Page } from '@playwright/test';
import { joinByApi } from './support/api-member.ts';
import { eventOf } from './support/events.ts';
import { confirmAddress, mailsIn } from './support/mail.ts';
import { enterAnew, newMember } from './support/members.ts';
import { expect, test } from './support/test.ts';

const bell = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

/** Hosts an event through the API, with the log-in of the page. */
async function hostEvent(page: Page, title: string): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const answer = await page.request.post('/api/events/create', {
    headers: { authorization: `Bearer ${token}` },
    data: eventOf(title),
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { event: { _id: string } }).event._id;
}

test('a host is notified of a request in every tab and by email, and both lead to it @long-phone', async ({
  page,
  server,
  baseURL,
}) => {
  const title = `Sketching trees ${crypto.randomUUID().slice(0, 8)}`;
  const hanna = newMember('Hanna Host');
  await enterAnew(page, hanna);
  await confirmAddress(page, hanna.email, server);
  const eventId = await hostEvent(page, title);
  await page.goto('/blogs');
  const tab = await page.context().newPage();
  await tab.goto('/users');
  for (const one of [page, tab]) await expect(bell(one, 'Notifications')).toBeVisible();

  const guest = await joinByApi(baseURL ?? '', 'Gus Guest');
  await guest.send('POST', `/api/events/${eventId}/register`);
  for (const one of [page, tab]) await expect(bell(one, 'Notifications, 1 unread')).toBeVisible();
  await expect(page).toHaveTitle(/^\(1\) /);

  await expect(async () => {
    const mails = await mailsIn(server);
    expect(mails.some((mail) => mail.includes(`/userDashboard/events/${eventId}`))).toBe(true);
  }).toPass({ timeout: 10_000 });

  await bell(page, 'Notifications, 1 unread').click();
  await page.getByRole('link', { name: `Unread: Gus Guest wants to join ${title}` }).click();
  await expect(page).toHaveURL(`/userDashboard/events/${eventId}`);
  for (const one of [page, tab]) await expect(bell(one, 'Notifications')).toBeVisible();
});
