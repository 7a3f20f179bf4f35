import { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import { ZipFile } from 'yazl';
import type { Database } from '../../db/schema.ts';
import { readOwnAnnouncements } from '../announcements/repository.ts';
import { readContent } from '../chat/attachment-repository.ts';
import { findAcceptances } from '../community/texts/repository.ts';
import { findImage } from '../images/repository.ts';
import { readJoining } from '../joining/own-joining.ts';
import * as own from './own-data.ts';
import { readFollowedSkills, readMatches, readSearches } from './own-matches.ts';
import { readEventReviews, readReviews } from './own-reviews.ts';

/** The content of a copy besides the member's database rows. */
interface CopyParts {
  /** The member's calendar as a file. */
  calendar: string;
  now: Date;
}

/**
 * Creates a zip of a member's data: JSON, their calendar, pictures, and files of their messages. Streams the bytes, compressed
 * on Node's thread pool.
 */
export async function* makeZip(
  db: Kysely<Database>,
  memberId: string,
  { calendar, now }: CopyParts,
): AsyncGenerator<Buffer> {
  const zip = new ZipFile();
  zip.on('error', (error: Error) => output.destroy(error));
  const output = Readable.from(zip.outputStream);
  const addText = (name: string, text: string) => zip.addBuffer(Buffer.from(text), name);
  const addJson = (name: string, value: unknown) => addText(name, `${JSON.stringify(value, null, 2)}\n`);
  const addPicture = (name: string, hash: string | null) => {
    if (hash === null) return;
    // Read when it is due. WebP does not compress.
    zip.addReadStreamLazy(name, { compress: false }, (give) => give(null, Readable.from(pictureOf(db, hash))));
  };

  const { image_hash, ...profile } = await own.readProfile(db, memberId);
  const events = await own.readEvents(db, memberId);
  addJson('profile.json', profile);
  addJson('events.json', { ...events, hosted: events.hosted.map(({ image_hash: _hash, ...event }) => event) });
  addJson('sessions.json', await own.readSessions(db, memberId, now));
  addJson('matches.json', await readMatches(db, memberId));
  addJson('searches.json', await readSearches(db, memberId));
  addJson('followed-skills.json', await readFollowedSkills(db, memberId));
  addJson('availability.json', await own.readAvailability(db, memberId));
  const ofEvents = await readEventReviews(db, memberId);
  addJson('reviews.json', { ...(await readReviews(db, memberId)), ofEvents });
  addJson('notifications.json', await own.readNotifications(db, memberId));
  const acceptedTexts = await findAcceptances(db, memberId);
  const joining = await readJoining(db, memberId);
  const announcements = await readOwnAnnouncements(db, memberId);
  addJson('account.json', { ...(await own.readAccount(db, memberId)), acceptedTexts, joining, announcements });
  addText('calendar.ics', calendar);
  zip.addReadStream(Readable.from(conversationsOf(db, memberId)), 'conversations.json');
  addPicture('pictures/profile.webp', image_hash);
  for (const { id, kind } of await own.readFiles(db, memberId)) {
    const name = `files/${id}.${kind === 'pdf' ? 'pdf' : 'webp'}`;
    zip.addReadStreamLazy(name, { compress: false }, (give) => give(null, Readable.from(fileOf(db, id))));
  }
  for (const event of events.hosted) addPicture(`pictures/event-${event.id}.webp`, event.image_hash);
  zip.end();
  for await (const chunk of output) yield chunk;
}

async function* pictureOf(db: Kysely<Database>, hash: string): AsyncGenerator<Buffer> {
  const bytes = await findImage(db, hash);
  if (bytes !== undefined) yield Buffer.from(bytes);
}

async function* fileOf(db: Kysely<Database>, id: string): AsyncGenerator<Buffer> {
  const bytes = await readContent(db, id);
  if (bytes !== undefined) yield Buffer.from(bytes);
}

/** Yields the text of `conversations.json` in batches of messages: there may be many. */
async function* conversationsOf(db: Kysely<Database>, memberId: string): AsyncGenerator<string> {
  yield '[';
  const conversations = await own.readConversations(db, memberId);
  for (const [index, conversation] of conversations.entries()) {
    yield `${index > 0 ? ',' : ''}\n{ "with": ${JSON.stringify(conversation.with)}, "messages": [`;
    let isFirst = true;
    for await (const messages of own.readMessages(db, conversation.id, memberId)) {
      const texts = messages.map((message) => `\n  ${JSON.stringify(message)}`);
      yield `${isFirst ? '' : ','}${texts.join(',')}`;
      isFirst = false;
    }
    yield '\n] }';
  }
  yield '\n]\n';
}
