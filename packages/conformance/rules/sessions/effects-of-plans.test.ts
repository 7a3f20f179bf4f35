import { visitor } from '../../src/backend.ts';
import { effect, leftOut, namesOf, once } from '../../src/effects.ts';
import { newFeed } from '../../src/feeds.ts';
import { newMembers, uniqueWord } from '../../src/members.ts';
import { likeMember, matchesOf, pairForSwap, propose, ringKeysOf, threeForRing } from '../../src/rings.ts';
import { given } from '../../src/states.ts';
import { eventFields, hostEvent, idsOf, inHours, planSession, utc } from '../../src/things.ts';

const parameter = (name: string, value: string | undefined): Record<string, string> =>
  value === undefined ? {} : { [name]: value };

const sessions = once(async () => {
  const { ann, ben, cay } = await newMembers(['ann', 'ben', 'cay']);
  const late = await planSession(ann, ben, { date: inHours(200) });
  const early = await planSession(cay, ann, { date: inHours(100) });
  return { ann, ben, cay, ids: { late, early } };
});
effect('listMySessions', 'with', { ben: ['late'], cay: ['early'], [leftOut]: ['late', 'early'] }, async (value) => {
  const { ann, ben, cay, ids } = await sessions();
  const other = value === 'ben' ? ben : cay;
  const call = { query: parameter('with', value && other.id) };
  return namesOf(ids, idsOf((await ann.api.ok('listMySessions', call)).sessions));
});

effect('getCalendar', 'from', { before: ['early', 'late'], between: ['late'], after: [] }, async (value) => {
  const { ann, ids } = await sessions();
  const from = inHours({ before: 50, between: 150, after: 250 }[value ?? ''] ?? 0);
  return namesOf(ids, idsOf((await ann.api.ok('getCalendar', { query: { from, to: inHours(300) } })).entries));
});
effect('getCalendar', 'to', { before: [], between: ['early'], after: ['early', 'late'] }, async (value) => {
  const { ann, ids } = await sessions();
  const to = inHours({ before: 50, between: 150, after: 250 }[value ?? ''] ?? 0);
  return namesOf(ids, idsOf((await ann.api.ok('getCalendar', { query: { from: inHours(0), to } })).entries));
});

effect('createCalendarFeed', 'withLinks', { true: [true, true], false: [false, false] }, async (value) => {
  const { me, other } = await newMembers(['me', 'other']);
  const links = [`https://meet.example.org/${uniqueWord()}`, `https://meet.example.org/${uniqueWord()}`];
  await planSession(me, other, { link: links[0] ?? '' });
  await hostEvent(me, eventFields(60, { link: links[1] ?? '' }));
  const { text } = await visitor.call('readCalendarFeed', {
    path: { feedToken: await newFeed(me, value === 'true') },
  });
  return links.map((link) => text.replaceAll('\r\n ', '').includes(link));
});

/** Two members with an hour in common each day, of whom one has an agreed session in it, and a third one. */
const common = once(async () => {
  const { ann, ben, cay } = await newMembers(['ann', 'ben', 'cay']);
  const everyDay = (from: string, to: string) => [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from, to }));
  for (const [member, from, to] of [
    [ann, '08:00', '12:00'],
    [ben, '10:00', '13:00'],
    [cay, '11:00', '13:00'],
  ] as const)
    await member.api.ok('setAvailability', { body: { timeZone: 'UTC', weekly: everyDay(from, to) } });
  const time = `${inHours(72).slice(0, 10)}T10:00:00.000Z`;
  const body = { userTwo: ben.id, times: [time], link: 'https://meet.example.org/ten', durationMinutes: 60 };
  const { session } = await ann.api.ok('proposeSession', { body });
  await ben.api.ok('acceptSession', { path: { sessionId: session?._id ?? '' }, body: { time } });
  return { ann, ben, cay, time, sessionId: session?._id ?? '' };
});

type Overlap = Awaited<ReturnType<typeof common>>;

async function overlap(query: (world: Overlap) => Record<string, string>) {
  const world = await common();
  const found = await world.ann.api.ok('findOverlap', { query: { userId: world.ben.id, ...query(world) } });
  return found.times;
}
const clocksOf = (times: readonly string[]) => [...new Set(times.map((time) => time.slice(11, 16)))].toSorted();

effect('findOverlap', 'userId', { ben: ['10:00', '10:30', '11:00'], cay: ['11:00'] }, async (value) =>
  clocksOf(await overlap(({ ben, cay }) => ({ userId: value === 'ben' ? ben.id : cay.id }))),
);
effect(
  'findOverlap',
  'minutes',
  { 30: ['10:00', '10:30', '11:00', '11:30'], 120: ['10:00'], [leftOut]: ['10:00', '10:30', '11:00'] },
  async (value) => clocksOf(await overlap(() => parameter('minutes', value))),
);
effect('findOverlap', 'days', { 1: 1, 7: 7, [leftOut]: 14 }, async (value) => {
  const times = await overlap(() => parameter('days', value));
  const last = Math.max(...times.map((time) => utc(time)));
  // The last day is cut where the time of the call is later than the common hours.
  const days = Number(value ?? 14);
  const isWithin = last <= Date.now() + days * 86_400_000;
  return isWithin && (times.length === 0 || last > Date.now() + (days - 2) * 86_400_000) ? days : times;
});
effect('findOverlap', 'sessionId', { it: true, [leftOut]: false }, async (value) => {
  const { time, sessionId } = await common();
  return (await overlap(() => parameter('sessionId', value && sessionId))).includes(time);
});

effect(
  'sayAttendance',
  'answer',
  { held: 'held', theyMissed: 'theyMissed', iMissed: 'iMissed' },
  async (answer, context) => {
    const { api, sessionId } = await given(context, 'an agreed session that is over');
    const path = { sessionId };
    await api.ok('sayAttendance', { path, body: { answer } });
    return (await api.ok('getSession', { path })).session.attendance?.answer;
  },
);

/** A member with a swap and a ring that share no skill of theirs. */
const matches = once(async () => {
  const [ann, ben, cay] = await threeForRing();
  const [dan, eve] = await pairForSwap();
  const { user: pair } = await dan.api.ok('getUser', { path: { userId: dan.id } });
  const { user } = await ann.api.ok('getUser', { path: { userId: ann.id } });
  const [teach = '', learn = ''] = [pair.skillsOffered[0], pair.skillsRequested[0]];
  const form = {
    skillsOffered: JSON.stringify([...user.skillsOffered, teach]),
    skillsRequested: JSON.stringify([...user.skillsRequested, learn]),
  };
  await ann.api.ok('editUser', { path: { userId: ann.id }, form });
  const ring = (await ringKeysOf(ann))[0] ?? '';
  await ann.api.ok('setMatchState', { path: { key: ring }, body: { state: 'saved' } });
  return { ann, ben, cay, eve, teach, learn, ringSkill: user.skillsOffered[0] ?? '' };
});
async function kindsFor(query: Record<string, string>) {
  const { ann } = await matches();
  return (await matchesOf(ann, query)).map(({ kind }) => kind).toSorted();
}

effect('listMatches', 'kind', { swap: ['swap'], ring: ['ring'], [leftOut]: ['ring', 'swap'] }, (value) =>
  kindsFor(parameter('kind', value)),
);
effect(
  'listMatches',
  'skill',
  { teach: ['swap'], learn: ['swap'], ringSkill: ['ring'], [leftOut]: ['ring', 'swap'] },
  async (value) => {
    const { teach, learn, ringSkill } = await matches();
    return await kindsFor(parameter('skill', value && ({ teach, learn, ringSkill }[value] ?? '')));
  },
);
effect('listMatches', 'userId', { eve: ['swap'], ben: [], [leftOut]: ['ring', 'swap'] }, async (value) => {
  const { eve, ben } = await matches();
  return await kindsFor(parameter('userId', value && (value === 'eve' ? eve.id : ben.id)));
});
effect('listMatches', 'state', { saved: ['ring'], [leftOut]: ['ring', 'swap'] }, (value) =>
  kindsFor(parameter('state', value)),
);

effect(
  'setMatchState',
  'state',
  { saved: [1, 1, true], dismissed: [0, 0, undefined], none: [1, 0, false] },
  async (value) => {
    const [ann, ben] = await pairForSwap();
    const [{ key } = { key: '' }] = await matchesOf(ann);
    const set = (to: string | undefined) => ann.api.ok('setMatchState', { path: { key }, body: { state: to } });
    if (value === 'none') await set('saved');
    await set(value);
    const [all, saved] = [await matchesOf(ann), await matchesOf(ann, { state: 'saved' })];
    // The other member sees no difference.
    const [theirs] = await matchesOf(ben);
    if (theirs?.isSaved !== false) throw new Error('What one member saves or dismisses, the other one does not see.');
    return [all.length, saved.length, all[0]?.isSaved];
  },
);

const answers = { accept: ['accepted', 'open'], decline: ['declined', 'broken'], leave: ['declined', 'broken'] };
effect('answerRing', 'answer', answers, async (answer) => {
  const [ann, ben] = await threeForRing();
  const path = { ringId: await propose(ann, (await ringKeysOf(ann))[0]) };
  const { ring } = await ben.api.ok('answerRing', { path, body: { answer } });
  return [ring.seats.find(({ member }) => member._id === ben.id)?.answer, ring.state];
});

effect('replaceInRing', 'userId', { dan: 'dan', eve: 'eve' }, async (value) => {
  const [ann, , cay] = await threeForRing();
  const path = { ringId: await propose(ann, (await ringKeysOf(ann))[0]) };
  await cay.api.ok('answerRing', { path, body: { answer: 'decline' } });
  const people = { dan: await likeMember('Dan', cay), eve: await likeMember('Eve', cay) };
  const body = { replaces: cay.id, userId: value === 'dan' ? people.dan.id : people.eve.id };
  const { ring } = await ann.api.ok('replaceInRing', { path, body });
  const ids = ring.seats.map(({ member }) => member._id);
  return namesOf({ dan: people.dan.id, eve: people.eve.id }, ids).join();
});
