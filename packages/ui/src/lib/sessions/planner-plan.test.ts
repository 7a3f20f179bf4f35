import { makeUser } from '@skill-exchange/api-mocks/factories';
import { describe, expect, it } from 'vitest';
import { dayProblem, emptyPlan, type PlannerDraft, timeProblem, toPlannedSession } from './planner-plan.ts';

const now = Date.parse('2026-12-01T12:00:00Z');
const [early, late] = ['2026-12-04T17:00:00.000Z', '2026-12-05T17:00:00.000Z'];
const draft: PlannerDraft = { ...emptyPlan, mentor: makeUser(), link: 'meet.example.org/us ' };
const berlin = { timeZone: 'Europe/Berlin', hasRooms: false };

describe('the planned session', () => {
  it('has the picks and the typed day and time, in the own zone', () => {
    const typed = { ...draft, times: [late], date: '2026-12-04', time: '18:00' };
    expect(toPlannedSession(typed, berlin)).toMatchObject({
      times: [early, late],
      link: 'https://meet.example.org/us',
    });
    expect(toPlannedSession({ ...typed, times: [early] }, berlin)?.times).toEqual([early]);
    expect(toPlannedSession({ ...draft, times: [late] }, berlin)?.times).toEqual([late]);
  });

  it('has no link for a room if the site makes rooms', () => {
    const wanted = { ...draft, times: [late] };
    expect(toPlannedSession(wanted, { ...berlin, hasRooms: true })?.link).toBeNull();
    expect(toPlannedSession({ ...wanted, meeting: 'link' }, { ...berlin, hasRooms: true })?.link).not.toBeNull();
  });

  it('is scheduled immediately with a single typed time and no note', () => {
    const typed = { ...draft, date: '2026-12-04' };
    expect(toPlannedSession(typed, berlin)?.isDirect).toBe(true);
    for (const proposal of [{ note: 'Yours?' }, { times: [late] }])
      expect(toPlannedSession({ ...typed, ...proposal }, berlin)?.isDirect).toBe(false);
  });

  it('needs a member and a time', () => {
    expect(toPlannedSession(draft, berlin)).toBeUndefined();
    expect(toPlannedSession({ ...draft, mentor: null, times: [late] }, berlin)).toBeUndefined();
  });
});

describe('the day and the time', () => {
  const day = (change: Partial<PlannerDraft>) => dayProblem({ ...draft, ...change }, 'Europe/Berlin', now);
  const time = (change: Partial<PlannerDraft>) => timeProblem({ ...draft, ...change }, 'Europe/Berlin', now);

  it('are needed unless a time is picked', () => {
    expect([day({}), day({ times: [late] }), time({})]).toEqual(['Required', true, true]);
    expect(day({ date: '2026-12-04', times: [early, late, '2026-12-06T17:00:00.000Z'] })).toContain('Three times');
  });

  it('are in the future, with time to answer', () => {
    expect([day({ date: '2026-12-01' }), day({ date: '2026-12-04' })]).toEqual([true, true]);
    expect(day({ date: '2026-11-30' })).toContain('passed');
    expect(day({ date: '2026-02-30' })).toBe('Please select a valid date.');
    expect(time({ date: '2026-12-01', time: '12:30' })).toContain('passed');
    expect(time({ date: '2026-12-01', time: '15:00' })).toBe(true);
    expect(time({ date: '2026-12-01', time: '15:00', note: 'Yours?' })).toContain('3 hours');
    expect(time({ date: '2026-12-01', time: '15:00', times: [late] })).toContain('3 hours');
    expect(time({ date: '2026-12-01', time: '17:00' })).toBe(true);
    expect(time({ date: '2026-12-04', time: '' })).toBe('Required');
  });
});
