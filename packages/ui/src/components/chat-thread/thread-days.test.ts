import { describe, expect, it } from 'vitest';
import { clockTime, type ThreadMessage, threadDays } from './thread-days.ts';

const clock = { now: Date.parse('2026-11-20T12:00:00Z'), timeZone: 'UTC' };
const at = (createdAt: string, sender = 'a', state?: ThreadMessage['state']): ThreadMessage => ({
  _id: `${sender} ${createdAt}`,
  senderId: { _id: sender },
  text: 'Hi',
  createdAt,
  ...(state ? { state } : {}),
});
const runs = (messages: ThreadMessage[]) =>
  threadDays(messages, clock).flatMap(({ entries }) => entries.map((entry) => 'message' in entry && entry.endsRun));

describe('threadDays', () => {
  it('names today and yesterday', () => {
    const days = threadDays(
      [at('2026-11-18T09:00:00Z'), at('2026-11-19T23:59:00Z'), at('2026-11-20T00:01:00Z')],
      clock,
    );
    expect(days.map(({ title }) => title)).toEqual(['Wednesday, November 18, 2026', 'Yesterday', 'Today']);
  });

  it('puts events between the messages, where they end a run', () => {
    const lines = ['09:00:30', '23:00:00'].map((time) => ({
      _id: time,
      at: `2026-11-20T${time}Z`,
      isOwn: true,
      who: 'You accepted',
      what: '',
    }));
    const [day] = threadDays([at('2026-11-20T09:00:00Z'), at('2026-11-20T09:01:00Z')], clock, lines);
    expect(day?.entries.map((entry) => ('message' in entry ? entry.endsRun : entry._id))).toEqual([
      true,
      '09:00:30',
      true,
      '23:00:00',
    ]);
  });

  it('splits days by the local time zone', () => {
    const evening = [at('2026-11-19T16:00:00Z')];
    expect(threadDays(evening, { ...clock, timeZone: 'Asia/Tokyo' })[0]?.title).toBe('Today');
  });

  it('finds yesterday across daylight saving changes', () => {
    const titles = (now: string, ...days: string[]) =>
      threadDays(
        days.map((day) => at(`${day}T12:00:00Z`)),
        { now: Date.parse(now), timeZone: 'Europe/Lisbon' },
      ).map(({ title }) => title);
    // 00:30 after a day of 23 hours, and 23:30 of a day of 25.
    expect(titles('2027-03-28T23:30:00Z', '2027-03-27', '2027-03-28')).toEqual([
      'Saturday, March 27, 2027',
      'Yesterday',
    ]);
    expect(titles('2026-10-25T23:30:00Z', '2026-10-23', '2026-10-24')).toEqual([
      'Friday, October 23, 2026',
      'Yesterday',
    ]);
  });

  it('puts messages without a valid date under today', () => {
    expect(threadDays([at('')], clock)[0]?.title).toBe('Today');
  });

  it('ends a run at another sender, a pause, a new day or another state', () => {
    expect(runs([at('2026-11-20T10:00:00Z'), at('2026-11-20T10:01:00Z')])).toEqual([false, true]);
    expect(runs([at('2026-11-20T10:00:00Z'), at('2026-11-20T10:01:00Z', 'b')])).toEqual([true, true]);
    expect(runs([at('2026-11-20T10:00:00Z'), at('2026-11-20T10:06:00Z')])).toEqual([true, true]);
    expect(runs([at('2026-11-19T23:59:00Z'), at('2026-11-20T00:01:00Z')])).toEqual([true, true]);
    expect(runs([at('2026-11-20T10:00:00Z', 'a', 'failed'), at('2026-11-20T10:01:00Z')])).toEqual([true, true]);
  });
});

describe('clockTime', () => {
  it('formats the local time with a plain space', () => {
    expect(clockTime('2026-11-20T18:41:00Z', 'Europe/Lisbon')).toBe('6:41 PM');
    expect(clockTime('soon', 'UTC')).toBe('');
  });
});
