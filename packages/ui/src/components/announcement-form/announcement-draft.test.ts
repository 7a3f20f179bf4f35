import { expect, test } from 'vitest';
import { draftOf, endsLater } from './announcement-draft.ts';

const now = '2027-03-27T12:00:00.000Z';

test.each([
  ['02:30', '03:00', false],
  ['02:30', '03:31', true],
  ['01:59', '02:00', true],
  ['03:00', '02:00', false],
])(
  'in Berlin, on the day that skips 2:00 to 3:00, a banner from %s to %s ends later: %s',
  (fromTime, untilTime, isLater) => {
    const day = '2027-03-28';
    const draft = { ...draftOf(undefined, now, []), fromDay: day, fromTime, untilDay: day, untilTime };
    expect(endsLater(draft, 'Europe/Berlin')).toBe(isLater);
  },
);
