import { beforeEach, describe, expect, test } from 'vitest';
import { enrol } from '../support/enrol.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const server = useServer();

let ana: TestMember;
beforeEach(async () => {
  [ana] = await enrol(server, 'Ana');
});

const monday = { weekday: 1, from: '18:00', to: '21:00' };
const set = (hours: object) =>
  ana.api.call('setAvailability', { body: { timeZone: 'Europe/Lisbon', weekly: [monday], ...hours } });

describe('a member’s hours', () => {
  test('are empty at first, and then as last saved', async () => {
    expect(await ana.api.ok('getAvailability')).toEqual({ success: true, availability: null });
    const all = { daysOff: ['2026-12-24'], bufferMinutes: 15, noticeHours: 12, maxPerWeek: 3 };
    const answer = await set(all);
    const availability = { timeZone: 'Europe/Lisbon', weekly: [monday], ...all };
    expect(answer).toMatchObject({ status: 200, body: { availability } });
    expect(await ana.api.ok('getAvailability')).toEqual({ success: true, availability });
    await set({ timeZone: 'Asia/Kolkata', weekly: [] });
    const { availability: after } = await ana.api.ok('getAvailability');
    const rest = { daysOff: [], bufferMinutes: 0, noticeHours: 0, maxPerWeek: null };
    expect(after).toEqual({ timeZone: 'Asia/Kolkata', weekly: [], ...rest });
  });

  test('keep the usual spelling of their time zone, however it was typed', async () => {
    expect((await set({ timeZone: 'asia/kolkata' })).body).toMatchObject({
      availability: { timeZone: 'Asia/Kolkata' },
    });
    await ana.api.ok('setNotificationSettings', { body: { timeZone: 'america/port-au-prince' } });
    const { settings } = await ana.api.ok('getNotificationSettings');
    expect(settings.timeZone).toBe('America/Port-au-Prince');
  });

  test('are sorted, without duplicates', async () => {
    const early = { weekday: 1, from: '08:00', to: '18:00' };
    const late = { weekday: 7, from: '22:00', to: '24:00' };
    const answer = await set({
      weekly: [late, monday, early, monday],
      daysOff: ['2027-01-01', '2026-12-24', '2027-01-01'],
    });
    expect(answer.body).toMatchObject({
      availability: { weekly: [early, monday, late], daysOff: ['2026-12-24', '2027-01-01'] },
    });
  });

  test.each([
    ['timeZone: must be a time zone such as Europe/Lisbon', { timeZone: 'Mars/Olympus' }],
    ['timeZone: must be a time zone such as Europe/Lisbon', { timeZone: '+01:00' }],
    ['weekly: hours must end after they begin', { weekly: [{ weekday: 1, from: '21:00', to: '18:00' }] }],
    ['weekly: hours must end after they begin', { weekly: [{ weekday: 1, from: '21:00', to: '21:00' }] }],
    ['weekly: hours of one day must not overlap', { weekly: [monday, { weekday: 1, from: '20:59', to: '22:00' }] }],
    [expect.stringMatching(/^daysOff/), { daysOff: ['2026-02-30'] }],
    [expect.stringMatching(/^weekly/), { weekly: [{ weekday: 8, from: '09:00', to: '10:00' }] }],
    ['weekly.0.from: must be a time of day such as 18:30', { weekly: [{ ...monday, from: '9:00' }] }],
    ['weekly.0.from: must be a time of day such as 18:30', { weekly: [{ ...monday, from: '24:00', to: '24:00' }] }],
    ['weekly.0.to: must be a time of day such as 18:30', { weekly: [{ ...monday, to: '24:30' }] }],
  ])('are rejected: %s', async (message, hours) => {
    expect(await set(hours)).toMatchObject({ status: 400, body: { code: 'invalid_input', message } });
    expect((await ana.api.ok('getAvailability')).availability).toBeNull();
  });

  test('may be equal on different days and adjacent on one day', async () => {
    const weekly = [monday, { weekday: 1, from: '21:00', to: '22:00' }, { ...monday, weekday: 2 }];
    expect(await set({ weekly })).toMatchObject({ status: 200, body: { availability: { weekly } } });
  });
});
