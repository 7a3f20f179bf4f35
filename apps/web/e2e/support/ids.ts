import type { Page } from '@playwright/test';

interface Ids {
  other: string;
  event: string;
  hosted: string;
  session: string;
  announcement: string;
}

/**
 * Returns ids for paths, as a logged-in member sees the demo community: another member, an event of
 * others and one of their own, a session and an announcement.
 */
export async function idsFor(page: Page, memberId: string): Promise<Ids> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { authorization: `Bearer ${token}` };
  const read = async (path: string) => await (await page.request.get(path, { headers })).json();
  const { users }: { users: { _id: string }[] } = await read('/api/user/getAll');
  const events: { _id: string; created_by: { _id: string } }[] = await read('/api/events/getAll');
  const { sessions }: { sessions: { _id: string }[] } = await read('/api/sessions/my-sessions');
  const { notifications }: { notifications: { path: string }[] } = await read('/api/notifications?limit=100');
  const [, announcement] = /^\/news\/(.*)/m.exec(notifications.map(({ path }) => path).join('\n')) ?? [];
  return {
    other: idOf(users.find(({ _id }) => _id !== memberId)),
    event: idOf(events.find(({ created_by }) => created_by._id !== memberId)),
    hosted: idOf(events.find(({ created_by }) => created_by._id === memberId)),
    session: idOf(sessions[0]),
    announcement: idOf(announcement === undefined ? undefined : { _id: announcement }),
  };
}

function idOf(found: { _id: string } | undefined): string {
  if (found === undefined) throw new Error('The demo community lacks what the addresses need.');
  return found._id;
}
