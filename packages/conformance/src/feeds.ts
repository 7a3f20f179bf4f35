import type { Member } from './members.ts';

/** Makes an address of a member's calendar. Returns its token. */
export async function newFeed({ api }: Member, withLinks = false): Promise<string> {
  const { url } = await api.ok('createCalendarFeed', { body: { withLinks } });
  return new URL(url).pathname.split('/').at(-2) ?? '';
}

/** Returns the unfolded lines of an iCalendar file. */
export const linesOf = (text: string): string[] => text.replaceAll(/\r\n[ \t]/g, '').split('\r\n');

/** Returns the values of a property, such as each UID. */
export const valuesOf = (text: string, name: string): string[] =>
  linesOf(text).flatMap((line) => (line.startsWith(`${name}:`) ? [line.slice(name.length + 1)] : []));
