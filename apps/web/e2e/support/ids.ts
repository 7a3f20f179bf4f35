import type { Page } from '@playwright/test';

/** Ids for addresses, as a member sees the demo community: another member, an event of others and one of their own. */
export async function idsFor(page: Page, memberId: string): Promise<{ other: string; event: string; hosted: string }> {
  const read = async (path: string) => await (await page.request.get(path)).json();
  const { users }: { users: { _id: string }[] } = await read('/api/user/getAll');
  const events: { _id: string; created_by: { _id: string } }[] = await read('/api/events/getAll');
  return {
    other: idOf(users.find(({ _id }) => _id !== memberId)),
    event: idOf(events.find(({ created_by }) => created_by._id !== memberId)),
    hosted: idOf(events.find(({ created_by }) => created_by._id === memberId)),
  };
}

function idOf(found: { _id: string } | undefined): string {
  if (found === undefined) throw new Error('The demo community lacks what the addresses need.');
  return found._id;
}
