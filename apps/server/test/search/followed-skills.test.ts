import type { Event } from '@skill-exchange/api-client/types';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { maxAtOnce } from '../../src/modules/followed-skills/repository.ts';
import { jobHandlers } from '../../src/modules/job-handlers.ts';
import { seedCatalog } from '../../src/modules/skills/seed-catalog.ts';
import { enrol, enrolMany } from '../support/enrol.ts';
import { hostEvent } from '../support/kinds/things.ts';
import { useMailFolder } from '../support/programs/mail-folder.ts';
import { idOf, merged, moderator, undo } from '../support/skill-merging.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const { dataDir, mails } = useMailFolder();
const server = useServer({ dataDir });

beforeEach(() => seedCatalog(server.database, server.clock.now()));

const follow = async ({ api }: TestMember, skill: string) => (await api.ok('followSkill', { body: { skill } })).skill;

const followed = async ({ api }: TestMember) => (await api.ok('listFollowedSkills')).skills.map((skill) => skill.name);

async function told({ api }: TestMember): Promise<string[]> {
  const { notifications } = await api.ok('listNotifications');
  return notifications.filter(({ kind }) => kind === 'eventTaught').map(({ title, count }) => `${title}, ${count}×`);
}

const film = 'A first roll of film';
const hostFilm = async (host: TestMember, details: Parameters<typeof hostEvent>[2] = {}): Promise<Event> =>
  await hostEvent(server, host, { title: film, skills: ['JavaScript', 'Chess'], ...details });

/** Runs the emails that are due now. */
async function deliver(): Promise<string[]> {
  const { rows } = await sql<{ id: string; data: { notificationId: number } }>`
    delete from jobs.job where name = 'email' returning id, data`.execute(server.database.db);
  for (const job of rows) await jobHandlers(server.app.context).email?.(job);
  return (await mails()).map(({ subject }) => subject?.replaceAll(/[\u2068\u2069]/gu, '') ?? '');
}

test('a member follows a skill by any of its names, once, and no longer', async () => {
  const [ana] = await enrol(server, 'Ana');
  const skill = await follow(ana, ' JS ');
  expect(skill).toMatchObject({ name: 'JavaScript' });
  expect(await follow(ana, 'ECMAScript')).toEqual(skill);
  await follow(ana, 'chess');
  expect(await followed(ana)).toEqual(['Chess', 'JavaScript']);
  await ana.api.ok('unfollowSkill', { path: { followedSkillId: skill._id } });
  expect(await followed(ana)).toEqual(['Chess']);
  expect((await ana.api.call('unfollowSkill', { path: { followedSkillId: skill._id } })).status).toBe(404);
});

test('a text that names no skill is rejected, also one with a typo', async () => {
  const [ana] = await enrol(server, 'Ana');
  for (const skill of ['Chesss', 'Xyzzy plugh', '  '])
    expect((await ana.api.call('followSkill', { body: { skill } })).status).toBe(400);
  expect(await followed(ana)).toEqual([]);
});

test('a member follows at most twenty skills, even when following concurrently', async () => {
  const [ana] = await enrol(server, 'Ana');
  const rows = Array.from({ length: 23 }, (_, n) => ({ name: `Skill ${n}`, name_key: `skill ${n}` }));
  await server.database.db.insertInto('skills').values(rows).execute();
  const answers = await Promise.all(rows.map(({ name }) => ana.api.call('followSkill', { body: { skill: name } })));
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
  expect(await followed(ana)).toHaveLength(20);
});

test('followers are notified of a new event, by any name of its skill and of a series once', async () => {
  const [host, ana, ben, cai] = await enrol(server, 'Host', 'Ana', 'Ben', 'Cai');
  await follow(ana, 'JS');
  await follow(ana, 'Chess');
  await follow(ben, 'Chess');
  await follow(cai, 'Guitar');
  await follow(host, 'Chess');
  const event = await hostFilm(host, { skills: ['ECMAScript', 'Chess'] });
  expect(await told(ana)).toEqual([`${film} teaches Chess, 1×`]);
  expect(await told(ben)).toEqual([`${film} teaches Chess, 1×`]);
  expect([await told(cai), await told(host)]).toEqual([[], []]);
  const { notifications } = await ana.api.ok('listNotifications');
  expect(notifications[0]).toMatchObject({ path: `/userDashboard/events/${event._id}`, startsAt: event.start_time });
  await hostFilm(host, { title: 'Weekly', repeat: { every: 'week', dates: 4, timeZone: 'UTC' } });
  expect((await told(ana))[0]).toBe('Weekly teaches Chess (4 dates), 1×');
  expect(await told(ana)).toHaveLength(2);
});

test('an edit, a canceled event, a blocked host and a repeated call notify nobody', async () => {
  const [host, ana, ben] = await enrol(server, 'Host', 'Ana', 'Ben');
  await follow(ana, 'Chess');
  await follow(ben, 'Chess');
  await ana.api.ok('blockMember', { path: { userId: host.id } });
  const body = {
    title: film,
    description: 'Bring a camera.',
    skills: ['Chess'],
    date: server.clock.inHours(24),
    start_time: server.clock.inHours(24),
    end_time: server.clock.inHours(25),
    max_participants: 3,
  };
  const key = { body, headers: { 'idempotency-key': 'one-film' } };
  const { event } = await host.api.ok('createEvent', key);
  await host.api.ok('createEvent', key);
  await host.api.ok('updateEvent', { path: { eventId: event?._id ?? '' }, body: { ...body, title: 'Film' } });
  expect(await told(ana)).toEqual([]);
  expect(await told(ben)).toEqual([`${film} teaches Chess, 1×`]);
  const unread = async () => (await ben.api.ok('listNotifications')).unread;
  expect(await unread()).toBe(1);
  await host.api.ok('deleteEvent', { path: { eventId: event?._id ?? '' } });
  expect(await unread()).toBe(0);
});

test('a merged skill is followed as the one that stays, and its undo as both', async () => {
  const mo = await moderator(server);
  const [host, ana] = await enrol(server, 'Host', 'Ana');
  await hostEvent(server, host, { skills: ['Lomography', 'Toy cameras'] });
  await follow(ana, 'Lomography');
  await follow(ana, 'Toy cameras');
  const { _id: mergeId } = await merged(server, mo, 'Toy cameras', 'Lomography');
  expect(await followed(ana)).toEqual(['Lomography']);
  await hostEvent(server, host, { title: 'Merged', skills: ['Toy cameras'] });
  expect((await told(ana))[0]).toBe('Merged teaches Lomography, 1×');
  await undo(mo, mergeId);
  expect(await followed(ana)).toEqual(['Lomography', 'Toy cameras']);
});

test('emails leave out events that are canceled or joined, and skills that are no longer followed', async () => {
  const [host, ana, ben, cai] = await enrol(server, 'Host', 'Ana', 'Ben', 'Cai');
  await server.database.db.updateTable('members').set({ email_verified_at: server.clock.now() }).execute();
  for (const member of [ana, ben, cai]) {
    await follow(member, 'Chess');
    await member.api.ok('setNotificationSettings', { body: { kinds: [{ kind: 'eventTaught', email: true }] } });
  }
  const event = await hostFilm(host);
  const chess = await idOf(server, 'Chess');
  await ana.api.ok('unfollowSkill', { path: { followedSkillId: chess } });
  await ben.api.ok('registerForEvent', { path: { id: event._id } });
  const toCai = [`${film} teaches Chess`];
  expect((await deliver()).filter((subject) => subject.includes('teaches'))).toEqual(toCai);
  const second = await hostFilm(host, { title: 'Second' });
  await host.api.ok('deleteEvent', { path: { eventId: second._id } });
  expect((await deliver()).filter((subject) => subject.includes('teaches'))).toEqual(toCai);
});

test('its email waits for the summary unless a member asks for it', async () => {
  const [host, ana] = await enrol(server, 'Host', 'Ana');
  await server.database.db.updateTable('members').set({ email_verified_at: server.clock.now() }).execute();
  await follow(ana, 'Chess');
  const { settings } = await ana.api.ok('getNotificationSettings');
  expect(settings.kinds.find(({ kind }) => kind === 'eventTaught')).toMatchObject({ email: false });
  await hostFilm(host);
  expect(await deliver()).toEqual([]);
});

test('more followers than fit into one transaction are notified once each, by jobs', async () => {
  const [host] = await enrol(server, 'Host');
  const many = await enrolMany(server, maxAtOnce + 3);
  await hostEvent(server, host, { skills: ['Chess'] });
  const chess = await idOf(server, 'Chess');
  const rows = many.map(({ id }) => ({ member_id: id, skill_id: chess, created_at: server.clock.now() }));
  await server.database.db.insertInto('followed_skills').values(rows).execute();
  const event = await hostFilm(host);
  const countOf = async () => {
    const { rows: counted } = await sql<{ members: number; sum: number }>`
      select count(*)::int as members, sum(count)::int as sum from notifications
      where kind = 'eventTaught' and subject = ${event._id}`.execute(server.database.db);
    return counted[0];
  };
  expect(await countOf()).toEqual({ members: maxAtOnce, sum: maxAtOnce });
  const { rows: jobs } = await sql<{ id: string; data: { eventId: string } }>`
    select id, data from jobs.job where name = 'followers'`.execute(server.database.db);
  expect(jobs).toHaveLength(1);
  for (const job of [...jobs, ...jobs]) await jobHandlers(server.app.context).followers?.(job);
  expect(await countOf()).toEqual({ members: maxAtOnce + 3, sum: maxAtOnce + 3 });
});
