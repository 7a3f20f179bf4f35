import { visitor } from '../../src/backend.ts';
import { stored } from '../../src/chat.ts';
import { effect, leftOut, once } from '../../src/effects.ts';
import { newMember, newMembers, uniqueWord } from '../../src/members.ts';
import { notificationsTo } from '../../src/notified.ts';
import { picture } from '../../src/picture.ts';
import { eventFields, eventFor, hostEvent, inHours } from '../../src/things.ts';

const parameter = (name: string, value: string | undefined): Record<string, string> =>
  value === undefined ? {} : { [name]: value };

const skills = once(async () => {
  const word = uniqueWord();
  for (const name of ['One', 'Two']) await newMember(name, { teaches: [word, `${word} for two`] });
  return { word };
});
effect('searchSkills', 'query', { word: 2, more: 1, another: 0 }, async (value) => {
  const { word } = await skills();
  const query = { word, more: `${word} for two`, another: uniqueWord() }[value ?? ''] ?? '';
  return (await visitor.ok('searchSkills', { query: { query } })).length;
});
effect('listRecentSkills', 'sort', { used: false, [leftOut]: true }, async (value) => {
  // New in the catalog, and only two members have it: fewer than the skills that are used most.
  const skill = uniqueWord();
  for (const name of ['One', 'Two']) await newMember(name, { teaches: [skill] });
  const found = await visitor.ok('listRecentSkills', { query: parameter('sort', value) });
  return found.skills.some(({ name }) => name === skill);
});

const profiles = once(() => newMembers(['owner', 'reader', 'reported']));
const readBy = async (owner: string) => {
  const { reader } = await profiles();
  return (await reader.api.ok('getUser', { path: { userId: owner } })).user;
};
effect(
  'editUser',
  'removePhoto',
  { true: false, [leftOut]: true },
  async (value) => {
    const { owner } = await profiles();
    const edit = (form: Record<string, string | Blob>) =>
      owner.api.ok('editUser', { path: { userId: owner.id }, form });
    await edit({ photo: picture() });
    await edit({ about: 'I bake bread.', ...parameter('removePhoto', value) });
    return (await readBy(owner.id)).photo !== '';
  },
  { isAddition: true },
);
effect('editUser', 'hideActivity', { true: false, false: true }, async (hideActivity = '') => {
  const { owner } = await profiles();
  await owner.api.ok('editUser', { path: { userId: owner.id }, form: { hideActivity } });
  return (await readBy(owner.id)).lastActive !== undefined;
});
effect('editUser', 'membersOnly', { true: false, false: true }, async (membersOnly = '') => {
  const { owner } = await profiles();
  await owner.api.ok('editUser', { path: { userId: owner.id }, form: { membersOnly } });
  const { users } = await visitor.ok('listUsers', { query: { name: owner.name } });
  return users.some(({ _id }) => _id === owner.id);
});
effect('editUser', 'awayUntil', { '': true, tomorrow: false }, async (value) => {
  const { owner, reader } = await profiles();
  const awayUntil = value === 'tomorrow' ? inHours(24).slice(0, 10) : '';
  await owner.api.ok('editUser', { path: { userId: owner.id }, form: { awayUntil } });
  const { users } = await reader.api.ok('listUsers', { query: { name: owner.name } });
  return users.some(({ _id }) => _id === owner.id);
});
effect('editUser', 'hideTimeZone', { true: false, false: true }, async (hideTimeZone = '') => {
  const { owner } = await profiles();
  const form = { timeZone: 'Europe/Lisbon', hideTimeZone };
  await owner.api.ok('editUser', { path: { userId: owner.id }, form });
  return (await readBy(owner.id)).timeZone !== undefined;
});

effect('isUserReported', 'reportedUserId', { reported: true, owner: false }, async (value) => {
  const { owner, reader, reported } = await profiles();
  await reader.api.call('reportUser', { body: { reason: 'They never came.', reportedUser: reported.id } });
  const asked = value === 'reported' ? reported : owner;
  return (await reader.api.ok('isUserReported', { query: { reportedUserId: asked.id } })).success;
});

const articles = once(async () => {
  const { status, body } = await visitor.call('listArticles', { query: { per_page: 100 } });
  return status === 200 ? (body as { tags: string[] }[]) : null;
});
effect('listArticles', 'tag', { tag: 'fewer', another: 'none', [leftOut]: 'all' }, async (value, { skip }) => {
  const all = await articles();
  // A site may leave articles to another service.
  if (all === null) return skip();
  const rare = all.flatMap(({ tags }) => tags).find((tag) => all.some(({ tags }) => !tags.includes(tag))) ?? '';
  const tag = value && (value === 'tag' ? rare : uniqueWord());
  const found = await visitor.ok('listArticles', { query: { per_page: 100, ...parameter('tag', tag) } });
  if (found.length === 0) return 'none';
  return found.length < all.length ? 'fewer' : 'all';
});
effect('listArticles', 'per_page', { 1: 1, 2: 2 }, async (value = '', { skip }) => {
  if ((await articles()) === null) return skip();
  return (await visitor.ok('listArticles', { query: { per_page: value } })).length;
});

/** A member with a message of each of two others. */
async function withTwoMessages() {
  const { ann, ben, cay } = await newMembers(['ann', 'ben', 'cay']);
  await stored(ann, cay, 'first');
  await stored(ben, cay, 'second');
  const [latest, oldest] = await notificationsTo(cay);
  const left = async () => (await notificationsTo(cay)).map(({ isRead }) => !isRead);
  return { cay, latest, oldest, left };
}
effect('readNotifications', 'ids', { latest: [false, true], oldest: [true, false] }, async (value) => {
  const { cay, latest, oldest, left } = await withTwoMessages();
  const ids = [(value === 'latest' ? latest : oldest)?._id ?? ''];
  await cay.api.ok('readNotifications', { body: { ids } });
  return await left();
});
effect(
  'readNotifications',
  'upTo',
  { latest: [false, false], oldest: [true, false], before: [true, true] },
  async (value) => {
    const { cay, latest, oldest, left } = await withTwoMessages();
    const upTo = value === 'before' ? inHours(-1) : ((value === 'latest' ? latest : oldest)?.at ?? '');
    await cay.api.ok('readNotifications', { body: { upTo } });
    return await left();
  },
);

async function settingsAfter(body: object) {
  const { api } = await newMember('Ann');
  await api.ok('setNotificationSettings', { body });
  return (await api.ok('getNotificationSettings')).settings;
}
effect(
  'setNotificationSettings',
  'digest',
  { off: 'off', daily: 'daily', weekly: 'weekly' },
  async (digest) => (await settingsAfter({ digest })).digest,
);
effect(
  'setNotificationSettings',
  'kinds.kind',
  { message: ['message'], eventUpdate: ['eventUpdate'] },
  async (kind) => {
    const { kinds } = await settingsAfter({ kinds: [{ kind, email: false }] });
    const usual = await settingsAfter({ digest: 'off' });
    const isChanged = ({ email }: { email: boolean }, index: number) => email !== usual.kinds[index]?.email;
    return kinds.filter(isChanged).map((one) => one.kind);
  },
);
effect('setNotificationSettings', 'kinds.email', { true: true, false: false }, async (value) => {
  const { kinds } = await settingsAfter({ kinds: [{ kind: 'message', email: value === 'true' }] });
  return kinds.find(({ kind }) => kind === 'message')?.email;
});
effect('setNotificationSettings', 'kinds.push', { true: true, false: false }, async (value, { skip }) => {
  const { kinds } = await settingsAfter({ kinds: [{ kind: 'message', push: value === 'true' }] });
  const push = kinds.find(({ kind }) => kind === 'message')?.push;
  // Push notifications are optional.
  return push ?? skip();
});

const events = once(async () => ({ host: await newMember('Host'), ...(await newMembers(['guest', 'waiting'])) }));
const shown = async (changes: object) => {
  const { host, guest } = await events();
  const id = await hostEvent(host, eventFields(48, changes));
  const { waitlist, autoApprove = false } = await eventFor(guest, id);
  return { id, hasWaitlist: waitlist !== undefined, autoApprove };
};
const changed = async (from: object, change: object) => {
  const { host, guest } = await events();
  const { id } = await shown(from);
  const { start_time, end_time } = await eventFor(host, id);
  await host.api.ok('updateEvent', { path: { eventId: id }, body: { start_time, end_time, ...change } });
  const { waitlist, autoApprove = false } = await eventFor(guest, id);
  return { hasWaitlist: waitlist !== undefined, autoApprove };
};
const flag = (name: string, value: string | undefined) => (value === undefined ? {} : { [name]: value === 'true' });
const byFlag = { true: true, false: false };

effect(
  'createEvent',
  'hasWaitlist',
  { ...byFlag, [leftOut]: true },
  async (value) => (await shown(flag('hasWaitlist', value))).hasWaitlist,
);
effect(
  'createEvent',
  'autoApprove',
  { ...byFlag, [leftOut]: false },
  async (value) => (await shown(flag('autoApprove', value))).autoApprove,
);
effect(
  'updateEvent',
  'hasWaitlist',
  { ...byFlag, [leftOut]: false },
  async (value) => (await changed({ hasWaitlist: value === 'false' }, flag('hasWaitlist', value))).hasWaitlist,
);
effect(
  'updateEvent',
  'autoApprove',
  { ...byFlag, [leftOut]: false },
  async (value) => (await changed({ autoApprove: value === 'false' }, flag('autoApprove', value))).autoApprove,
);

const signUpsAfter = async (change: object) => {
  const { host, guest } = await events();
  const id = await hostEvent(host, eventFields(48, { signUpsCloseMinutes: 60 }));
  const { start_time, end_time } = await eventFor(host, id);
  await host.api.ok('updateEvent', { path: { eventId: id }, body: { start_time, end_time, ...change } });
  return (await eventFor(guest, id)).signUpsClosed ?? false;
};
effect('updateEvent', 'signUpsClosed', { ...byFlag, [leftOut]: false }, (value) =>
  signUpsAfter(flag('signUpsClosed', value)),
);

effect('sendEventUpdate', 'toWaitlist', { true: [3, 1], false: [2, 0], [leftOut]: [2, 0] }, async (value) => {
  const { host, guest, waiting } = await events();
  const eventId = await hostEvent(host, eventFields(48, { max_participants: 2, autoApprove: true }));
  const { second } = await newMembers(['second']);
  for (const { api } of [guest, second]) await api.ok('registerForEvent', { path: { id: eventId } });
  await waiting.api.ok('joinWaitlist', { path: { eventId } });
  const body = { text: 'Bring a jar.', ...flag('toWaitlist', value) };
  const { sentTo } = await host.api.ok('sendEventUpdate', { path: { eventId }, body });
  return [sentTo, (await waiting.api.ok('listEventUpdates', { path: { eventId } })).updates.length];
});

effect('markAttendance', 'marks.came', { true: [1, 0, 1], false: [0, 1, 1], null: [0, 0, 2] }, async (value) => {
  const { guest, waiting } = await events();
  const { host } = await newMembers(['host']);
  const eventId = await hostEvent(host, eventFields(0.1, { autoApprove: true }));
  for (const { api } of [guest, waiting]) await api.ok('registerForEvent', { path: { id: eventId } });
  const came = value === 'null' ? null : value === 'true';
  const body = { marks: [{ userId: guest.id, came }] };
  const { attendance } = await host.api.ok('markAttendance', { path: { eventId }, body });
  return [attendance.came, attendance.missed, attendance.unmarked];
});

const filters = { q: 'bread', teaches: 'Sourdough', wants: 'Python', language: 'pt', timeZone: 'Europe/Lisbon' };
const closed = {
  exact: true,
  both: true,
  level: 'can-teach',
  hours: 'weekday-mornings',
  rating: 4.5,
  active: 'this-week',
};
const whole = { ...filters, ...closed, sort: 'newest' };
const others = { level: 'starting', hours: 'weekend-evenings', rating: 3, active: 'this-month' };
effect('saveSearch', 'filters', { whole, others }, async (value) => {
  const { api } = await newMember('Ann');
  await api.ok('saveSearch', { body: { name: 'Mine', filters: value === 'whole' ? whole : others } });
  return (await api.ok('listSearches')).searches[0]?.filters;
});
