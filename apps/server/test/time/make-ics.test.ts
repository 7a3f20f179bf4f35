import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CalendarItem, type Invitation, makeIcs, makeInvitations } from '../../src/modules/calendar/make-ics.ts';
import { readIcs } from '../support/read-ics.ts';

const siteUrl = 'https://swap.example.org';
const source = { siteUrl, community: 'Skill Exchange' };

/** Texts that members may write, including those that break careless calendars. */
const words = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ',',
        ';',
        ':',
        '\\',
        '"',
        '\\n',
        '\n',
        '\r\n',
        '\r',
        '\t',
        '\u0000',
        '\u2028',
        ' ',
        '👩‍👩‍👧‍👦',
        'é',
        'e\u0301',
      ),
      fc.constantFrom(
        '\r\nSTATUS:CANCELLED\r\nUID:another',
        '\nATTENDEE:mailto:x@example.org',
        'X'.repeat(80),
        '字'.repeat(40),
      ),
      fc.string({ unit: 'grapheme', maxLength: 12 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

const seconds = fc.integer({ min: 1_600_000_000, max: 2_000_000_000 });
const instant = seconds.map((at) => new Date(at * 1000));

const item: fc.Arbitrary<CalendarItem> = fc
  .record({
    id: fc.uuid(),
    version: fc.nat({ max: 1_000 }),
    changedAt: instant,
    startsAt: instant,
    minutes: fc.constantFrom(0, 15, 60, 240, 1_440),
    title: words,
    description: words,
    link: fc.option(fc.webUrl({ withQueryParameters: true, withFragments: true })),
    status: fc.constantFrom('TENTATIVE', 'CONFIRMED', 'CANCELLED'),
  })
  .map(({ minutes, ...fields }) => ({
    ...fields,
    kind: 'session' as const,
    endsAt: new Date(fields.startsAt.getTime() + minutes * 60_000),
    page: `${siteUrl}/userDashboard/session`,
  }));

/**
 * Returns a text after a round trip through a calendar: with one kind of line break, and without
 * control characters.
 */
const kept = (text: string) =>
  text.replaceAll(/\r\n|[\r\v\f\u0085\u2028\u2029]/g, '\n').replaceAll(/(?![\t\n])\p{Cc}/gu, '');
const keptOnOneLine = (text: string) => kept(text).replaceAll('\n', ' ');

describe('calendars', () => {
  test('are valid without entries', () => {
    const lines = makeIcs([], source).split('\r\n');
    expect(lines.at(0)).toBe('BEGIN:VCALENDAR');
    expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
    expect(lines).toEqual(expect.arrayContaining(['BEGIN:VTIMEZONE', 'TZID:UTC', 'END:VTIMEZONE']));
    expect(lines.slice(0, -1).filter((line) => !/^[A-Z-]+(;[^:]+)?:/.test(line))).toEqual([]);
    expect(readIcs(lines.join('\r\n')).items).toEqual([]);
  });

  test('of 1,000 random sessions and events can be read back', () => {
    fc.assert(
      fc.property(fc.array(item, { minLength: 1, maxLength: 5 }), (items) => {
        const { method, items: read } = readIcs(makeIcs(items, source));
        expect(method).toBe('PUBLISH');
        expect(read).toEqual(
          items.map(({ id, version, startsAt, endsAt, title, description, link, status, page }) => ({
            uid: `${id}@swap.example.org`,
            sequence: version,
            status,
            start: startsAt.toISOString(),
            end: endsAt > startsAt ? endsAt.toISOString() : null,
            summary: keptOnOneLine(title),
            description: kept(`${description}\n\n${page}`.trim()),
            location: link,
            organizer: null,
            attendees: [],
          })),
        );
      }),
      { numRuns: 400 },
    );
  });

  test('have lines of at most 75 bytes, split between characters, and all events', () => {
    fc.assert(
      fc.property(item, (one) => {
        const text = makeIcs([one], source);
        for (const line of text.split('\r\n')) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          expect(line).not.toMatch(/\p{Cs}/u);
          expect(line).not.toMatch(/[\r\n]/);
        }
        const names = text
          .replaceAll('\r\n ', '')
          .split('\r\n')
          .map((line) => line.split(/[:;]/)[0]);
        expect(names.filter((name) => name === 'BEGIN')).toHaveLength(2);
        expect(names.filter((name) => name === 'ATTENDEE')).toHaveLength(0);
      }),
      { numRuns: 300 },
    );
  });

  test('are the same file for the same items', () => {
    fc.assert(
      fc.property(item, (one) => {
        expect(makeIcs([one], source)).toBe(makeIcs([one], source));
      }),
      { numRuns: 50 },
    );
  });
});

describe('invitations', () => {
  test('name the site and the recipient, with any name', () => {
    fc.assert(
      fc.property(item, words, (one, name) => {
        const to = { name, address: 'ana@example.org' };
        const invitations = makeInvitations([one], { ...source, from: 'Swap, Inc <hello@swap.example.org>', to });
        expect(invitations).toHaveLength(1);
        const [{ method, content }] = invitations as [Invitation];
        const read = readIcs(content);
        expect([method, read.method]).toEqual(
          one.status === 'CANCELLED' ? ['CANCEL', 'CANCEL'] : ['REQUEST', 'REQUEST'],
        );
        expect(read.items).toMatchObject([
          { organizer: 'hello@swap.example.org', attendees: ['ana@example.org'], uid: `${one.id}@swap.example.org` },
        ]);
      }),
      { numRuns: 250 },
    );
  });

  test('have one file for each method, with every item in one of them', () => {
    fc.assert(
      fc.property(fc.array(item, { maxLength: 8 }), (items) => {
        const to = { name: 'Ana', address: 'ana@example.org' };
        const invitations = makeInvitations(items, { ...source, from: 'hello@swap.example.org', to });
        const uidsOf = (wanted: readonly CalendarItem[]) => wanted.map(({ id }) => `${id}@swap.example.org`);
        const isOff = ({ status }: CalendarItem) => status === 'CANCELLED';
        const read = invitations.map(({ content }) => readIcs(content));
        const files = read.map(({ method, items: inFile }) => ({ method, uids: inFile.map(({ uid }) => uid) }));
        expect(files).toEqual(
          [
            { method: 'REQUEST', uids: uidsOf(items.filter((one) => !isOff(one))) },
            { method: 'CANCEL', uids: uidsOf(items.filter(isOff)) },
          ].filter(({ uids }) => uids.length > 0),
        );
      }),
      { numRuns: 50 },
    );
  });
});
