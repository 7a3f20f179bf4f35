import type { Event } from '@skill-exchange/api-client/types';
import { expect, it } from 'vitest';
import { guestListCsv, guestListFileName, guestRows } from '../src/features/events/attendance/guest-list-csv.ts';

const guest = (name: string, came?: boolean) => ({ _id: name, name, ...(came !== undefined && { came }) });
const none = { participants: [], requests: [], waiting: [] };

const head = '\uFEFFName,State,Signed up (UTC),Place held until (UTC),Checked in\r\n';

/** The cell of a name, as a line of the file has it. */
function cellOf(name: string): string {
  const csv = guestListCsv([{ id: 'id', name, state: 'Coming', signedUp: '', offeredUntil: '', checkedIn: '' }], 'UTC');
  return csv.slice(head.length, -',Coming,,,\r\n'.length);
}

it('has everybody, with the place on the waitlist and whether they came', () => {
  const participants = [guest('Ann', true), guest('Ben', false), guest('Cem')];
  const rows = guestRows({ participants, requests: [guest('Dana')], waiting: [guest('Eva'), guest('Finn')] }, 'UTC');
  expect(guestListCsv(rows, 'UTC')).toBe(
    `${head}Ann,Coming,,,Yes\r\nBen,Coming,,,No\r\nCem,Coming,,,\r\nDana,Asked,,,\r\n` +
      'Eva,"Waiting, number 1",,,\r\nFinn,"Waiting, number 2",,,\r\n',
  );
  expect(guestListCsv(guestRows(none, 'UTC'), 'UTC')).toBe(head);
});

it('has when they signed up and until when a place is held, in the zone of the host', () => {
  const at = { signedUpAt: '2026-11-24T23:30:00.000Z', offerExpiresAt: '2026-11-25T22:59:00.000Z' };
  const rows = guestRows({ ...none, waiting: [{ ...guest('Eva'), ...at }] }, 'Europe/Berlin');
  expect(guestListCsv(rows, 'Europe/Berlin')).toBe(
    '\uFEFFName,State,Signed up (Europe/Berlin),Place held until (Europe/Berlin),Checked in\r\n' +
      'Eva,"Waiting, number 1",2026-11-25 00:30,2026-11-25 23:59,\r\n',
  );
});

it('has a member once who was approved between two requests', () => {
  const rows = guestRows(
    {
      participants: [guest('Ann'), guest('Ben')],
      requests: [guest('Ben'), guest('Cem')],
      waiting: [guest('Ann')],
    },
    'UTC',
  );
  expect(rows.map(({ name, state }) => `${name}: ${state}`)).toEqual(['Ann: Coming', 'Ben: Coming', 'Cem: Asked']);
});

it.each([
  ['=1+1', "'=1+1"],
  ['+49 30', "'+49 30"],
  ['-Dash', "'-Dash"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', `"'\r=1"`],
  ['\n=1', `"'\n=1"`],
  ['＝1', "'＝1"],
  ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
  ['Ann "A", B', '"Ann ""A"", B"'],
  ['Ann\nB', '"Ann\nB"'],
  ['Ann-Marie = B', 'Ann-Marie = B'],
  ['Łukasz 李 😀', 'Łukasz 李 😀'],
])('writes %j as %j', (name, expected) => {
  expect(cellOf(name)).toBe(expected);
});

it.each([
  ['Bread, at home', 'Bread, at home 2026-11-25.csv'],
  ['../a/b\\c:d*?"<>|\u202Eexe', 'a b c d exe 2026-11-25.csv'],
  ['  ..  ', 'Event 2026-11-25.csv'],
  ['😀'.repeat(200), `${'😀'.repeat(80)} 2026-11-25.csv`],
])('names the file of %j %j', (title, expected) => {
  const event = { title, start_time: '2026-11-24T23:30:00.000Z' } as Event;
  expect(guestListFileName(event, 'Europe/Berlin')).toBe(expected);
});
