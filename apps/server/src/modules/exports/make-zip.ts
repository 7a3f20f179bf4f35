import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { findImage } from '../images/repository.ts';
import * as own from './own-data.ts';

const encoder = new TextEncoder();

/** A zip of everything that is a member's: JSON, a calendar, and pictures. */
export async function makeZip(
  db: Kysely<Database>,
  memberId: string,
  { siteUrl, now }: { siteUrl: string; now: Date },
): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    failure ??= error;
    if (chunk) chunks.push(chunk);
  });
  const addText = (name: string, text: string) => {
    const file = new ZipDeflate(name);
    zip.add(file);
    file.push(encoder.encode(text), true);
  };
  const addJson = (name: string, value: unknown) => addText(name, `${JSON.stringify(value, null, 2)}\n`);
  const addPicture = async (name: string, hash: string | null) => {
    const bytes = hash === null ? undefined : await findImage(db, hash);
    if (bytes === undefined) return;
    // A WebP gets no smaller.
    const file = new ZipPassThrough(name);
    zip.add(file);
    file.push(bytes, true);
  };

  const { image_hash, ...profile } = await own.readProfile(db, memberId);
  const events = await own.readEvents(db, memberId);
  const sessions = await own.readSessions(db, memberId, now);
  addJson('profile.json', profile);
  addJson('events.json', { ...events, hosted: events.hosted.map(({ image_hash: _hash, ...event }) => event) });
  addJson('sessions.json', sessions);
  addJson('reviews.json', await own.readReviews(db, memberId));
  addJson('notifications.json', await own.readNotifications(db, memberId));
  addJson('account.json', await own.readAccount(db, memberId));
  addText('calendar.ics', calendarOf(siteUrl, events, sessions));
  await addConversations(zip, db, memberId);
  await addPicture('pictures/profile.webp', image_hash);
  for (const event of events.hosted) await addPicture(`pictures/event-${event.id}.webp`, event.image_hash);
  zip.end();
  if (failure !== null) throw failure;
  return Buffer.concat(chunks);
}

/** Messages are many: they go into the zip some at a time. */
async function addConversations(zip: Zip, db: Kysely<Database>, memberId: string): Promise<void> {
  const file = new ZipDeflate('conversations.json');
  zip.add(file);
  const push = (text: string, isLast = false) => file.push(encoder.encode(text), isLast);
  push('[');
  const conversations = await own.readConversations(db, memberId);
  for (const [index, conversation] of conversations.entries()) {
    push(`${index > 0 ? ',' : ''}\n{ "with": ${JSON.stringify(conversation.with)}, "messages": [`);
    let isFirst = true;
    for await (const messages of own.readMessages(db, conversation.id, memberId)) {
      for (const message of messages) {
        push(`${isFirst ? '' : ','}\n  ${JSON.stringify(message)}`);
        isFirst = false;
      }
    }
    push('\n] }');
  }
  push('\n]\n', true);
}

type Events = Awaited<ReturnType<typeof own.readEvents>>;
type Sessions = Awaited<ReturnType<typeof own.readSessions>>;

/** Calendars show an hour of a session that has no length. */
const usualMinutes = 60;

function calendarOf(siteUrl: string, { hosted, joined }: Events, sessions: Sessions): string {
  const calendar = ical({ name: 'Skill Exchange', method: ICalCalendarMethod.PUBLISH });
  const host = new URL(siteUrl || 'http://localhost').hostname;
  const statusOf = (canceled: unknown) => (canceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED);
  for (const { id, title, description, starts, ends, canceled } of [...hosted, ...joined])
    calendar.createEvent({
      id: `event-${id}@${host}`,
      start: starts,
      end: ends,
      summary: title,
      description,
      status: statusOf(canceled),
    });
  for (const { id, with: other, date, minutes, link, ending, canceled } of sessions)
    calendar.createEvent({
      id: `session-${id}@${host}`,
      start: date,
      end: new Date(date.getTime() + (minutes || usualMinutes) * 60_000),
      summary: `Skill swap with ${other}`,
      ...(link && { url: link }),
      status: statusOf(canceled ?? ending),
    });
  return calendar.toString();
}
