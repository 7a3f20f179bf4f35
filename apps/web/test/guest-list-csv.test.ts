import type { Event } from '@skill-exchange/api-client/types';
import { expect, it } from 'vitest';
import { guestListCsv, guestListFileName, guestRows } from '../src/features/events/guest-list-csv.ts';

const guest = (name: string, came?: boolean) => ({ _id: name, name, ...(came !== undefined && { came }) });
const none = { participants: [], requests: [], waiting: [] };

/** The cell of a name, as a line of the file has it. */
function cellOf(name: string): string {
  const csv = guestListCsv([{ id: 'id', name, state: 'Coming', checkedIn: '' }]);
  return csv.slice('\uFEFFName,State,Checked in\r\n'.length, -',Coming,\r\n'.length);
}

it('has everybody, with the place on the waitlist and whether they came', () => {
  const participants = [guest('Ann', true), guest('Ben', false), guest('Cem')];
  const rows = guestRows({ participants, requests: [guest('Dana')], waiting: [guest('Eva'), guest('Finn')] });
  expect(guestListCsv(rows)).toBe(
    '\uFEFFName,State,Checked in\r\nAnn,Coming,Yes\r\nBen,Coming,No\r\nCem,Coming,\r\nDana,Asked,\r\n' +
      'Eva,"Waiting, number 1",\r\nFinn,"Waiting, number 2",\r\n',
  );
  expect(guestListCsv(guestRows(none))).toBe('\uFEFFName,State,Checked in\r\n');
});

it('has a member once who was approved between two requests', () => {
  const rows = guestRows({
    participants: [guest('Ann'), guest('Ben')],
    requests: [guest('Ben'), guest('Cem')],
    waiting: [guest('Ann')],
  });
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
