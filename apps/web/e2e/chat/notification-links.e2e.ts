import { joinByApi } from '../support/api-member.ts';
import { eventOf } from '../support/events.ts';
import { enterAnew, newMember } from '../support/members.ts';
import { dayFromNow } from '../support/sessions.ts';
import { expect, test } from '../support/test.ts';

type Told = { kind: string; title: string; path: string };

test('each notification leads to its subject @long', async ({ page, baseURL }) => {
  const word = crypto.randomUUID().slice(0, 8);
  const guest = newMember('Gus Guest');
  const guestId = await enterAnew(page, guest);
  const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
  const asGuest = async (method: 'get' | 'post' | 'delete', path: string) =>
    await page.request[method](path, { headers: { authorization: `Bearer ${token}` } });
  const host = await joinByApi(baseURL ?? '', 'Hanna Host');

  async function eventCalled(title: string): Promise<string> {
    const { event } = await host.send('POST', '/api/events/create', eventOf(`${title} ${word}`));
    const { _id } = event as { _id: string };
    expect((await asGuest('post', `/api/events/${_id}/register`)).ok()).toBe(true);
    return _id;
  }
  const decide = (eventId: string, action: string) =>
    host.send('POST', `/api/events/${eventId}/handle-request`, { userId: guestId, action });

  await decide(await eventCalled('Approved evening'), 'APPROVE');
  const canceled = await eventCalled('Canceled evening');
  await host.send('DELETE', `/api/events/delete/${canceled}`);
  const link = 'https://meet.example.org/told';
  const plan = async (days: number) => {
    const body = { date: `${dayFromNow(days)}T10:00:00Z`, userTwo: guestId, link };
    const { session } = await host.send('POST', '/api/sessions/new', body);
    return (session as { _id: string })._id;
  };
  await plan(2);
  await host.send('PUT', `/api/sessions/${await plan(4)}/cancel`);
  await host.send('POST', '/api/chat/messages', { senderId: host.id, receiverId: guestId, text: `Hello ${word}` });

  const { notifications } = (await (await asGuest('get', '/api/notifications')).json()) as { notifications: Told[] };
  const shown: Record<string, RegExp> = {
    eventApproved: new RegExp(`Approved evening ${word}`),
    eventCanceled: new RegExp(`Canceled evening ${word}`),
    sessionPlanned: /Hanna Host/,
    sessionCanceled: /Session Canceled/,
    message: new RegExp(`Hello ${word}`),
  };
  for (const [kind, words] of Object.entries(shown)) {
    const told = notifications.find((one) => one.kind === kind);
    await test.step(`${kind}: ${told?.title}`, async () => {
      await page.goto(told?.path ?? '/nowhere');
      await expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible();
    });
  }
});
