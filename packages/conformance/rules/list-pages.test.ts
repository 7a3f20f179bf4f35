import { beforeAll, expect } from 'vitest';
import { addition } from '../src/addition.ts';
import { type Member, newMember, uniqueWord } from '../src/members.ts';
import { pagesOf } from '../src/pages.ts';
import { enrol, eventFields, hostEvent, idsOf, register } from '../src/things.ts';

type Entries = readonly { _id: string }[];

const skill = uniqueWord();
let host: Member;
let guests: Member[];
let eventIds: string[];
beforeAll(async () => {
  host = await newMember('Host');
  guests = [];
  for (const name of ['One', 'Two', 'Three']) guests.push(await newMember(name, { wants: [skill] }));
  eventIds = [];
  for (const hours of [40, 50, 60]) eventIds.push(await hostEvent(host, eventFields(hours, { skills: [skill] })));
});

/** Splits ids into pages: two on the first, the third on the second. */
const inPages = (ids: readonly string[]) => [ids.slice(0, 2), ids.slice(2)];

addition('listLearnEvents gives pages without a gap or a repetition, the soonest first', async () => {
  const [guest] = guests;
  if (guest === undefined) return;
  const pages = await pagesOf(
    guest.api,
    'listLearnEvents',
    { query: { limit: 2 } },
    (body: { events: Entries }) => body.events,
  );
  expect(pages.map(idsOf)).toEqual(inPages(eventIds));
});

addition('listParticipatingEvents gives pages without a gap or a repetition, the soonest first', async () => {
  const guest = await newMember('Guest');
  for (const id of eventIds) await enrol(host, id, guest);
  const query = { status: 'Upcoming', limit: 2 };
  const pages = await pagesOf(guest.api, 'listParticipatingEvents', { query }, (body: Entries) => body);
  expect(pages.map(idsOf)).toEqual(inPages(eventIds));
});

addition(
  'listEventParticipants gives pages without a gap or a repetition, in the order of their approval',
  async () => {
    const eventId = await hostEvent(host);
    await enrol(host, eventId, ...guests);
    const call = { path: { eventId }, query: { limit: 2 } };
    const pages = await pagesOf(
      host.api,
      'listEventParticipants',
      call,
      (body: { participants: Entries }) => body.participants,
    );
    expect(pages.map(idsOf)).toEqual(inPages(guests.map(({ id }) => id)));
  },
);

addition('listNotifications gives pages without a gap or a repetition, the latest first', async () => {
  const own = await newMember('Own');
  const ids: string[] = [];
  for (const guest of guests) {
    const id = await hostEvent(own);
    await register(guest, id);
    ids.unshift(id);
  }
  type Told = { notifications: readonly { _id: string; path: string }[] };
  const pages = await pagesOf(
    own.api,
    'listNotifications',
    { query: { limit: 2 } },
    (body: Told) => body.notifications,
  );
  expect(pages.map(({ length }) => length)).toEqual([2, 1]);
  expect(pages.flat().map(({ path }) => path.split('/').at(-1))).toEqual(ids);
});

addition('listBlocked gives pages without a gap or a repetition', async () => {
  const ann = await newMember('Ann');
  for (const { id } of guests) await ann.api.ok('blockMember', { path: { userId: id } });
  const pages = await pagesOf(
    ann.api,
    'listBlocked',
    { query: { limit: 2 } },
    (body: { blocked: Entries }) => body.blocked,
  );
  expect(pages.map(({ length }) => length)).toEqual([2, 1]);
  expect(idsOf(pages.flat()).toSorted()).toEqual(guests.map(({ id }) => id).toSorted());
});
