import { joinByApi } from '../support/api-member.ts';
import { eventOf } from '../support/events.ts';
import { enter } from '../support/members.ts';
import { expect, hydrated, test } from '../support/test.ts';

test('a guest checks in with the code that the host shows, and the host sees it at once', async ({
  page,
  browser,
  server,
  watch,
}) => {
  const title = `Letters in the evening ${crypto.randomUUID().slice(0, 8)}`;
  const [host, ann, ben] = await Promise.all(
    ['Hanna Host', 'Ann First', 'Ben Second'].map((name) => joinByApi(server.address, name)),
  );
  if (host === undefined || ann === undefined || ben === undefined) throw new Error('Nobody joined.');
  const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const times = { date: soon(10), start_time: soon(10), end_time: soon(70) };
  const body = { ...eventOf(title), ...times, skills: ['Hand lettering'], autoApprove: true };
  const { event } = (await host.send('POST', '/api/events/create', body)) as { event: { _id: string } };
  for (const guest of [ann, ben]) await guest.send('POST', `/api/events/${event._id}/register`);

  await enter(page, host);
  await page.goto(`/userDashboard/events/${event._id}`);
  const attendance = page.getByRole('region', { name: 'Who came?' });
  await expect(attendance.getByText('0 of 2 came')).toBeVisible();
  await page.getByRole('button', { name: 'Create a code' }).click();
  const box = page.getByRole('region', { name: 'Check-in code' });
  const shown = box.getByRole('status');
  await expect(shown).toHaveText(/^[A-Z\d]{6}$/);
  const code = (await shown.textContent()) ?? '';

  const context = await browser.newContext();
  watch(context);
  const guest = await context.newPage();
  await enter(guest, ann);
  await guest.goto(`/events/${event._id}`);
  await hydrated(guest);
  const field = guest.getByRole('textbox', { name: 'Code from the host' });
  await field.fill('CCCCCC');
  await guest.getByRole('button', { name: 'Check in' }).click();
  await expect(guest.getByText('This code is wrong. Ask the host for the current one.')).toBeVisible();
  await field.fill(`${code.slice(0, 3).toLowerCase()} ${code.slice(3)}`);
  await guest.getByRole('button', { name: 'Check in' }).click();
  await expect(guest.getByText('You are checked in.')).toBeVisible();
  await context.close();

  await expect(attendance.getByText('1 of 2 came')).toBeVisible();
  const marks = attendance.getByRole('group', { name: ben.name });
  await marks.getByRole('button', { name: 'Missed' }).click();
  await expect(marks.getByRole('button', { name: 'Missed', pressed: true })).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(marks.getByRole('button', { name: 'Missed', pressed: true })).toBeVisible();
  await expect(attendance.getByText('1 of 2 came')).toBeVisible();
});
