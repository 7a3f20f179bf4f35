import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { demoEvents, demoHours, demoMembers, demoSessions, demoSkills } from '../../src/demo/community.ts';
import { demoArticles } from '../../src/demo/demo-articles.ts';
import { demoCovers, demoFaces } from '../../src/demo/demo-pictures.ts';
import { conversationRows } from '../../src/demo/rows/conversation-rows.ts';
import { eventReviewRows, eventRows, registrationRows } from '../../src/demo/rows/event-rows.ts';
import { memberRows, skillRows } from '../../src/demo/rows/member-rows.ts';
import { reviewRows, sessionRows } from '../../src/demo/rows/session-rows.ts';
import { readShippedSkills } from '../../src/modules/skills/shipped-skills.ts';
import { readLanguages } from '../../src/modules/users/read-facts.ts';
import { zoneNamed } from '../../src/zones.ts';

const members = Object.values(demoMembers);
const wants = (key: string) => demoMembers[key]?.wants;
const teaches = (key: string) => demoMembers[key]?.teaches;

it('demo members have valid hours, in zones all over the world', () => {
  for (const { timeZone, weekly } of Object.values(demoHours)) {
    expect(zoneNamed(timeZone)).toBe(timeZone);
    for (const { from, to } of weekly) expect(from < to).toBe(true);
  }
  expect(new Set(Object.values(demoHours).map(({ timeZone }) => timeZone)).size).toBeGreaterThan(10);
});

it('demo members have languages, zones, and levels for skills on their lists', () => {
  for (const { languages, timeZone, levels, teaches, wants } of members) {
    expect(readLanguages(JSON.stringify(languages))).toEqual(languages);
    expect(zoneNamed(timeZone)).toBe(timeZone);
    expect(teaches).toEqual(expect.arrayContaining(Object.keys(levels?.teaches ?? {})));
    expect(wants).toEqual(expect.arrayContaining(Object.keys(levels?.wants ?? {})));
  }
  expect(members.filter(({ levels }) => levels !== undefined).length).toBeGreaterThan(30);
});

it('the pictures are small, upright, of the displayed size, and belong to a member or event', async () => {
  for (const key of demoFaces.keys()) expect(demoMembers).toHaveProperty(key);
  for (const slug of demoCovers.keys()) expect(demoEvents.map((event) => event.slug)).toContain(slug);
  for (const { bytes } of demoFaces.values())
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 288, height: 288 });
  for (const { bytes } of demoCovers.values())
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1152, height: 480 });
  const all = [...demoFaces.values(), ...demoCovers.values()];
  expect(all.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThan(400_000);
});

it('the skills have names in the languages of the site', () => {
  const shipped = new Set(readShippedSkills().skills.map(({ name }) => name));
  expect(Object.keys(demoSkills).filter((name) => !shipped.has(name))).toEqual([]);
});

describe('the lists of the demo members', () => {
  it('match both ways: every skill has teachers and learners', () => {
    for (const name of Object.keys(demoSkills)) {
      const teachers = members.filter((member) => member.teaches.some((skill) => skill === name));
      const learners = members.filter((member) => member.wants.some((skill) => skill === name));
      expect({ name, enough: teachers.length >= 2 && learners.length >= 2 }).toEqual({ name, enough: true });
      expect(teachers.filter((member) => learners.includes(member))).toEqual([]);
    }
  });

  it('allow every swap: each side teaches a skill that the other one wants', () => {
    for (const { one, two, teaches: given, teachesBack } of demoSessions) {
      expect(teaches(one)).toContain(given);
      expect(wants(two)).toContain(given);
      expect(teaches(two)).toContain(teachesBack);
      expect(wants(one)).toContain(teachesBack);
    }
  });

  it('include the skills of a host’s events, and no host joins their own event', () => {
    for (const { host, cohosts = [], skills, approved, pending = [], places } of demoEvents) {
      for (const skill of skills) expect(teaches(host)).toContain(skill);
      const guests = [...approved, ...pending];
      for (const one of [host, ...cohosts]) expect(guests).not.toContain(one);
      expect(new Set(guests).size).toBe(guests.length);
      expect(approved.length).toBeLessThanOrEqual(places);
    }
  });

  it('give everyone a unique name and address', () => {
    const rows = memberRows(new Date(), () => '');
    expect(new Set(rows.map((row) => row.username)).size).toBe(rows.length);
    for (const row of rows) expect(row.username).toMatch(/^[a-z]+(-[a-z]+)+$/);
    for (const { about } of members) expect(about.split(' ').length).toBeGreaterThan(25);
  });
});

describe.each(['2026-11-20T00:00:00Z', '2026-11-20T23:59:59Z', '2028-02-29T12:00:00Z', '2027-03-28T01:30:00Z'])(
  'a community that is seeded at %s',
  (moment) => {
    const now = new Date(moment);
    const time = (value: Date | string | null | undefined) => new Date(value ?? Number.NaN).getTime();

    it('has upcoming and past events, announced before any member asked to join', () => {
      const events = new Map(eventRows(now).map((row) => [row.id, row]));
      const upcoming = [...events.values()].filter((row) => !row.cancelled_at && time(row.start_time) > time(now));
      const completed = [...events.values()].filter((row) => !row.cancelled_at && time(row.end_time) <= time(now));
      expect([upcoming.length, completed.length, events.size]).toEqual([17, 8, 27]);
      const joined = new Map(memberRows(now, () => '').map((row) => [row.id, time(row.created_at)]));
      for (const row of registrationRows(now)) {
        const event = events.get(row.event_id);
        expect(time(row.requested_at)).toBeGreaterThan(time(event?.created_at));
        expect(time(row.requested_at)).toBeGreaterThan(joined.get(row.member_id) ?? Number.NaN);
        expect(time(row.requested_at)).toBeLessThan(Math.min(time(now), time(event?.start_time)));
        if (row.approved_at) expect(time(row.approved_at)).toBeLessThan(time(now));
      }
    });

    it('has reviews of past events only, by guests who came, within 30 days', () => {
      const events = new Map(eventRows(now).map((row) => [row.id, row]));
      const guests = registrationRows(now).filter(({ came }) => came === true);
      for (const { event_id, author_id, created_at } of eventReviewRows(now)) {
        const ended = time(events.get(event_id)?.end_time);
        expect(guests).toContainEqual(expect.objectContaining({ event_id, member_id: author_id }));
        expect(time(created_at) - ended).toBeLessThan(30 * 24 * 60 * 60 * 1000);
        expect(ended).toBeLessThan(time(created_at));
        expect(time(created_at)).toBeLessThan(time(now));
      }
      expect(new Set(eventReviewRows(now).map(({ event_id }) => event_id)).size).toBeGreaterThan(2);
    });

    it('has reviews of completed sessions only, by one member about the other', () => {
      const sessions = new Map(sessionRows(now).map((row) => [row.id, row]));
      for (const row of reviewRows(now)) {
        const session = sessions.get(row.session_id);
        expect(session?.cancelled_at).toBeNull();
        expect(time(session?.date)).toBeLessThan(time(row.created_at));
        expect(time(row.created_at)).toBeLessThan(time(now));
        expect([row.author_id, row.subject_id].sort()).toEqual([session?.user_one, session?.user_two].sort());
        expect(row.skill_id).toBe(row.subject_id === session?.user_one ? session?.skill_one : session?.skill_two);
      }
    });

    it('has nothing from the future, and messages in order', () => {
      const written = [...memberRows(now, () => ''), ...skillRows(now), ...eventRows(now), ...sessionRows(now)];
      for (const row of written) expect(time(row.created_at)).toBeLessThan(time(now));
      for (const { conversation, messages } of conversationRows(now)) {
        // A message of a stranger, which waits for its receiver.
        if (conversation.accepted_at === null) continue;
        expect(messages.length).toBeGreaterThanOrEqual(4);
        expect(messages.length).toBeLessThanOrEqual(25);
        const times = messages.map((message) => time(message.created_at));
        expect(times).toEqual([...times].sort((left, right) => left - right));
        expect(times.at(-1)).toBeLessThan(time(now));
        const pair = [conversation.member_low, conversation.member_high];
        expect(new Set(messages.map((message) => message.sender_id))).toEqual(new Set(pair));
      }
    });
  },
);

describe('the demo articles', () => {
  const now = new Date('2026-11-20T09:30:00Z');
  const articles = demoArticles(now);

  it('are four per topic, newest first, and the same for the same time', () => {
    expect(articles).toEqual(demoArticles(now));
    for (const topic of ['coding', 'cooking', 'woodwork', 'chess', 'photography', 'design']) {
      expect(articles.filter((article) => article.tags.includes(topic)).length).toBeGreaterThanOrEqual(4);
    }
    expect(new Set(articles.map((article) => article.id)).size).toBe(24);
    const dates = articles.map((article) => article.published_at);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(Date.parse(dates[0] ?? '')).toBeLessThan(now.getTime());
  });

  it.each(articles)('“$title” is a complete article in plain text', (article) => {
    const words = article.body_markdown.split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(350);
    expect(words).toBeLessThanOrEqual(700);
    expect(article.reading_time).toBe(Math.round(words / 200));
    expect(article.body_markdown).not.toMatch(/[<>#*_`]|'/);
    expect(article.body_markdown.split('\n\n').length).toBeGreaterThanOrEqual(6);
    expect(article.user.name).not.toBe('');
  });
});
