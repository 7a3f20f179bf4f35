import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { findImage } from '../images/repository.ts';
import * as own from './own-data.ts';

const encoder = new TextEncoder();

/** What goes into a copy besides what the database has of the member. */
interface CopyParts {
  /** The member's calendar as a file. */
  calendar: string;
  now: Date;
}

/** A zip of everything that is a member's: JSON, their calendar, and pictures. */
export async function makeZip(db: Kysely<Database>, memberId: string, { calendar, now }: CopyParts): Promise<Buffer> {
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
  addJson('profile.json', profile);
  addJson('events.json', { ...events, hosted: events.hosted.map(({ image_hash: _hash, ...event }) => event) });
  addJson('sessions.json', await own.readSessions(db, memberId, now));
  addJson('availability.json', await own.readAvailability(db, memberId));
  addJson('reviews.json', await own.readReviews(db, memberId));
  addJson('notifications.json', await own.readNotifications(db, memberId));
  addJson('account.json', await own.readAccount(db, memberId));
  addText('calendar.ics', calendar);
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
