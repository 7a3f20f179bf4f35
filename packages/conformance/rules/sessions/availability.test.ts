import { describe, expect } from 'vitest';
import { addition } from '../../src/addition.ts';
import { visitor } from '../../src/backend.ts';
import { type Member, newMember } from '../../src/members.ts';
import { absentId, inHours, planSession, utc } from '../../src/things.ts';

const everyDay = (from: string, to: string) => [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from, to }));

/** Sets weekly hours and returns the status. */
async function setHours(member: Member, timeZone: string, weekly: object[], more: object = {}): Promise<number> {
  const { status, body } = await member.api.call('setAvailability', { body: { timeZone, weekly, ...more } });
  if (status === 200) expect(body).toMatchObject({ availability: { timeZone } });
  return status;
}

const overlapOf = (member: Member, other: Member, query: Record<string, number> = {}) =>
  member.api.ok('findOverlap', { query: { userId: other.id, ...query } });

describe('setAvailability', () => {
  addition('replaces earlier hours', async () => {
    const ann = await newMember('Ann');
    expect((await ann.api.ok('getAvailability')).availability).toBeNull();
    const late = { weekday: 5, from: '18:00', to: '24:00' };
    const early = { weekday: 1, from: '07:30', to: '09:00' };
    const rest = { daysOff: ['2099-12-24'], bufferMinutes: 15, noticeHours: 12, maxPerWeek: 3 };
    expect(await setHours(ann, 'Europe/Lisbon', [late, early], rest)).toBe(200);
    const { availability } = await ann.api.ok('getAvailability');
    expect(availability).toEqual({ timeZone: 'Europe/Lisbon', weekly: [early, late], ...rest });
    const changed = await ann.api.ok('setAvailability', { body: { timeZone: 'Asia/Kolkata', weekly: [] } });
    expect(changed.availability).toMatchObject({ timeZone: 'Asia/Kolkata', weekly: [] });
    expect(await ann.api.ok('getAvailability')).toEqual(changed);
  });

  addition('rejects impossible times without a change', async () => {
    const ann = await newMember('Ann');
    const monday = { weekday: 1, from: '18:00', to: '21:00' };
    for (const [timeZone, weekly] of [
      ['Mars/Olympus', [monday]],
      ['UTC', [{ ...monday, to: '18:00' }]],
      ['UTC', [{ ...monday, to: '25:00' }]],
      ['UTC', [{ ...monday, weekday: 0 }]],
      ['UTC', [monday, { ...monday, from: '20:00', to: '22:00' }]],
    ] as const) {
      expect(await setHours(ann, timeZone, [...weekly])).toBe(400);
    }
    expect((await ann.api.ok('getAvailability')).availability).toBeNull();
    expect(await visitor.status('getAvailability')).toBe(401);
  });
});

describe('findOverlap', () => {
  addition('has starts within the hours of both members, soonest first', async () => {
    const [ann, ben] = [await newMember('Ann'), await newMember('Ben')];
    // A member without hours is always available.
    expect(await overlapOf(ann, ben)).toMatchObject({ yours: null, theirs: null });
    expect((await overlapOf(ann, ben)).times.length).toBeGreaterThan(100);
    await setHours(ann, 'UTC', everyDay('08:00', '12:00'));
    // 09:30 to 13:30 in UTC, all year.
    await setHours(ben, 'Asia/Kolkata', everyDay('15:00', '19:00'));
    const { times, yours, theirs } = await overlapOf(ann, ben, { minutes: 60, days: 7 });
    expect([yours, theirs]).toEqual([{ timeZone: 'UTC' }, { timeZone: 'Asia/Kolkata' }]);
    expect(times.length).toBeGreaterThan(20);
    expect(times).toEqual([...times].sort());
    for (const time of times) {
      expect(utc(time)).toBeGreaterThan(Date.now());
      expect(utc(time)).toBeLessThan(Date.now() + 7 * 24 * 3_600_000);
    }
    const startsOf = (found: string[]) => new Set(found.map((time) => time.slice(11, 16)));
    expect(startsOf(times)).toEqual(new Set(['09:30', '10:00', '10:30', '11:00']));
    const longer = await overlapOf(ann, ben, { minutes: 120, days: 7 });
    expect(startsOf(longer.times)).toEqual(new Set(['09:30', '10:00']));
  });

  addition('respects the notice and the days off of both members', async () => {
    const [ann, ben] = [await newMember('Ann'), await newMember('Ben')];
    const dayOff = inHours(4 * 24).slice(0, 10);
    await setHours(ann, 'UTC', everyDay('00:00', '24:00'), { noticeHours: 48 });
    await setHours(ben, 'UTC', everyDay('08:00', '20:00'), { daysOff: [dayOff] });
    const { times } = await overlapOf(ben, ann, { days: 7 });
    expect(times.length).toBeGreaterThan(0);
    expect(times.filter((time) => utc(time) < Date.now() + 47 * 3_600_000)).toEqual([]);
    expect(times.filter((time) => time.startsWith(dayOff))).toEqual([]);
  });

  addition('has the closest times if no time suits both', async () => {
    const [ann, ben] = [await newMember('Ann'), await newMember('Ben')];
    await setHours(ann, 'UTC', everyDay('09:00', '11:00'));
    await setHours(ben, 'UTC', everyDay('12:00', '14:00'));
    const { times, nearest } = await overlapOf(ann, ben, { minutes: 60, days: 7 });
    expect(times).toEqual([]);
    expect(nearest.length).toBeGreaterThan(0);
    expect(nearest.map(({ time }) => time)).toEqual(nearest.map(({ time }) => time).sort());
    for (const { time, fits } of nearest) {
      expect(time).toContain(fits === 'yours' ? 'T10:00' : 'T12:00');
    }
  });

  addition('requires another member whom the caller may find', async () => {
    const [ann, ben] = [await newMember('Ann'), await newMember('Ben')];
    const ask = (userId: string) => ann.api.status('findOverlap', { query: { userId } });
    expect(await ask(ann.id)).toBe(400);
    expect(await ask(absentId(ann.id))).toBe(404);
    expect(await ask(ben.id)).toBe(200);
    await ben.api.ok('blockMember', { path: { userId: ann.id } });
    expect(await ask(ben.id)).toBe(404);
    expect(await visitor.status('findOverlap', { query: { userId: ben.id } })).toBe(401);
  });
});

describe('sayAttendance', () => {
  addition('is for the two members of a session, and not before it is over', async () => {
    const [ann, ben, cay] = [await newMember('Ann'), await newMember('Ben'), await newMember('Cay')];
    const say = ({ api }: Member, sessionId: string, answer = 'held') =>
      api.status('sayAttendance', { path: { sessionId }, body: { answer } });
    const ahead = await planSession(ann, ben);
    expect(await say(cay, ahead)).toBe(403);
    expect(await say(ann, ahead, 'perhaps')).toBe(400);
    expect(await say(ann, absentId(ahead))).toBe(404);
    expect(await say(ann, ahead)).toBe(409);
  });
});
