import fc from 'fast-check';
import { expect, test } from 'vitest';
import { covers, difference, intersection, merged, startsIn } from '../../src/modules/availability/intervals.ts';
import type { Interval } from '../../src/zones.ts';

// A reference implementation: minute by minute of a short period.

const most = 60;
const minutes = Array.from({ length: most }, (_, minute) => minute);

const interval = fc
  .tuple(fc.integer({ min: 0, max: most }), fc.integer({ min: 0, max: 20 }))
  .map(([start, length]) => ({ start, end: Math.min(start + length, most) }));
const intervals = fc.array(interval, { maxLength: 8 });
const list = intervals.map(merged);

const isIn = (list: readonly Interval[], minute: number) =>
  list.some(({ start, end }) => start <= minute && minute < end);
const minutesIn = (list: readonly Interval[]) => minutes.filter((minute) => isIn(list, minute));

/** Returns whether a list is sorted, with a gap between any two intervals. */
function isTidy(list: readonly Interval[]): boolean {
  return list.every(({ start, end }, index) => start < end && (list[index + 1]?.start ?? Infinity) > end);
}

test('a merged list is sorted and has the same minutes', () => {
  fc.assert(
    fc.property(intervals, (any) => {
      const list = merged(any);
      expect(isTidy(list)).toBe(true);
      expect(minutesIn(list)).toEqual(minutesIn(any));
    }),
  );
});

test('an intersection has the minutes in both', () => {
  fc.assert(
    fc.property(list, list, (one, other) => {
      const both = intersection(one, other);
      expect(isTidy(both)).toBe(true);
      expect(minutesIn(both)).toEqual(minutes.filter((minute) => isIn(one, minute) && isIn(other, minute)));
    }),
  );
});

test('a difference has the minutes only in the first list', () => {
  fc.assert(
    fc.property(list, list, (from, taken) => {
      const left = difference(from, taken);
      expect(isTidy(left)).toBe(true);
      expect(minutesIn(left)).toEqual(minutes.filter((minute) => isIn(from, minute) && !isIn(taken, minute)));
    }),
  );
});

test('a list covers an interval if every minute is in it', () => {
  fc.assert(
    fc.property(list, interval, (list, asked) => {
      fc.pre(asked.start < asked.end);
      expect(covers(list, asked)).toBe(minutesIn([asked]).every((minute) => isIn(list, minute)));
    }),
  );
});

test('starts are all multiples of the step that fit, or one start if there is none', () => {
  const numbers = {
    length: fc.integer({ min: 1, max: 12 }),
    step: fc.integer({ min: 1, max: 8 }),
    origin: fc.integer(),
  };
  fc.assert(
    fc.property(list, fc.record(numbers), (list, search) => {
      const { length, step, origin } = search;
      const fits = (one: Interval) => minutes.filter((start) => one.start <= start && start + length <= one.end);
      const expected = list.flatMap((one) => {
        const round = fits(one).filter((start) => (start - origin) % step === 0);
        return round.length > 0 ? round : fits(one).slice(0, 1);
      });
      expect(startsIn(list, search)).toEqual(expected);
    }),
  );
});
