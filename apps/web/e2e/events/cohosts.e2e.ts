import { joinByApi } from '../support/api-member.ts';
import { eventOf } from '../support/events.ts';
import { enter } from '../support/members.ts';
import { expect, test } from '../support/test.ts';

test('a host invites a co-host, who accepts and approves a request', async ({ page, server }) => {
  const id = crypto.randomUUID().slice(0, 8);
  const title = `Letters by hand ${id}`;
  const host = await joinByApi(server.address, 'Hanna Host');
  const { event } = (await host.send('POST', '/api/events/create', eventOf(title))) as { event: { _id: string } };
  const cohost = await joinByApi(server.address, `Cleo Cohost ${id}`);
  const guest = await joinByApi(server.address, 'Gita Guest');
  await guest.send('POST', `/api/events/${event._id}/register`);

  await enter(page, host);
  await page.goto(`/userDashboard/events/${event._id}`);
  const cohosts = page.getByRole('region', { name: 'Co-hosts' });
  await cohosts.getByRole('button', { name: 'Invite a co-host' }).click();
  await cohosts.getByRole('combobox', { name: 'Member' }).fill(`Cleo Cohost ${id}`);
  await cohosts.getByRole('option', { name: cohost.name }).click();
  await cohosts.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(`Your invitation is on its way to ${cohost.name}.`)).toBeVisible();
  await expect(cohosts.getByRole('listitem')).toContainText('Invited, no answer yet');

  await enter(page, cohost);
  await page.goto('/notifications');
  await page.getByRole('link', { name: `Hanna Host invites you to co-host ${title}` }).click();
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('You now co-host this event.')).toBeVisible();
  const requests = page.getByRole('tabpanel', { name: 'Pending Requests' });
  await requests.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page.getByText('Participant approved successfully!')).toBeVisible();

  await page.goto('/userDashboard/events');
  const card = page.getByRole('article', { name: title });
  await expect(card).toContainText(`Hosted by Hanna Host with ${cohost.name}`);
  await expect(card.getByRole('button', { name: 'Delete Event' })).toHaveCount(0);
});
