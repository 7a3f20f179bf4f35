import { afterEach, expect, it } from 'vitest';
import { agendaPart, dayParts, nearDay } from '../day-parts.ts';
import { rangesFrom } from '../event-filter-options.ts';
import { createI18n, setI18n } from '../texts/i18n.ts';
import { dayNumber, monthsInWords } from './calendar-days.ts';
import { timeElsewhere } from './clock-times.ts';
import { formatShortDay, formatUtcTimeRange, twoClocks } from './date-time.ts';
import { clockInWords, hoursInWords } from './hours-in-words.ts';
import { lengthInWords, noticeInWords } from './length-in-words.ts';
import { localTime } from './local-time.ts';
import { timeAgo } from './time-ago.ts';

const english = createI18n('en-US');
const speak = (locale: string) => setI18n(() => (locale === 'en-US' ? english : createI18n(locale)));
afterEach(() => speak('en-US'));

const [evening, night] = ['2026-11-24T19:00:00Z', '2026-11-25T01:30:00Z'];

it('has the clock and the days of a language', () => {
  speak('de');
  expect(formatUtcTimeRange(evening, '2026-11-24T20:30:00Z')).toBe('19:00 – 20:30 UTC');
  expect(formatUtcTimeRange(evening, night)).toBe('19:00 – 25. Nov., 1:30 UTC');
  expect(formatShortDay(evening, 'UTC')).toBe('Di., 24. Nov.');
  expect(localTime(evening, 'UTC')).toBe('19:00');
  expect(timeElsewhere(night, 'America/New_York', 'UTC')).toBe('Di., 24. Nov., 20:30');
  expect(twoClocks(evening, '', 'UTC')).toEqual({ day: 'Dienstag, 24. November 2026', own: '', utc: '19:00 UTC' });
});

it('has halves of the day where a language puts them', () => {
  speak('ar-EG');
  expect(formatUtcTimeRange(evening, '2026-11-24T20:30:00Z')).toBe('٧:٠٠ – ٨:٣٠\u00a0م UTC');
  speak('zh-TW');
  expect(formatUtcTimeRange(evening, '2026-11-24T20:30:00Z')).toMatch(/^(.+)7:00 – (?:\1)8:30 UTC$/);
});

it('has lengths and distances of a language', () => {
  speak('de');
  expect([lengthInWords(45), lengthInWords(90), noticeInWords(48)]).toEqual([
    '45 Minuten',
    '1 Stunde, 30 Minuten',
    '2 Tage',
  ]);
  expect(timeAgo('2026-11-23T12:00:00Z', Date.parse('2026-11-24T12:00:00Z'))).toBe('vor 1 Tag');
  expect([nearDay('2026-11-26', '2026-11-24'), nearDay('2026-11-27', '2026-11-24')]).toEqual([
    'übermorgen',
    'in 3 Tagen',
  ]);
});

it('has hours of the week in a language', () => {
  const weekly = [1, 3].map((weekday) => ({ weekday, from: '18:00', to: '21:00' }));
  speak('de');
  expect(hoursInWords({ weekly, timeZone: 'Europe/Berlin' })).toBe('Mo, Mi 18:00 – 21:00, Berlin time');
  expect(clockInWords('')).toBe('');
});

it('has months of a language', () => {
  speak('de');
  expect(dayParts('2026-10-28T23:30:00.000Z')).toEqual({ weekday: 'Mi', number: '28', month: 'Okt' });
  expect(monthsInWords({ first: '2026-12-01', last: '2027-01-14' })).toBe('Dezember 2026 – Januar 2027');
  expect(agendaPart('2027-01-01', '2026-11-25')).toBe('Januar 2027');
  speak('ja');
  expect(dayParts('2026-10-28T23:30:00.000Z')).toEqual({ weekday: '水', number: '28', month: '10月' });
  speak('ar-EG');
  expect(dayNumber('2026-12-02', '2026-12')).toBe('٢');
});

it('ends "This week" before the first day of a language', () => {
  // A Wednesday.
  const ends = () => rangesFrom('2026-11-25').map(({ to }) => to);
  expect(ends()).toEqual([undefined, '2026-11-29', '2026-11-29', '2026-12-06']);
  speak('pt-BR');
  expect(ends()).toEqual([undefined, '2026-11-28', '2026-11-29', '2026-12-05']);
});
