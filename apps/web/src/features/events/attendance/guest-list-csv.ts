import { t } from '@lingui/core/macro';
import type { Event, Person } from '@skill-exchange/api-client/types';
import type { GuestRow } from '@skill-exchange/ui/components/guest-sheet';
import { displayName } from '@skill-exchange/ui/lib/texts/display-name';
import { dayIn } from '@skill-exchange/ui/lib/time/date-time';
import { clockAt } from '@skill-exchange/ui/lib/time/wall-time';

/** Everybody who comes, asks or waits, each in the server's order. */
export interface Guests {
  participants: readonly Person[];
  requests: readonly Person[];
  waiting: readonly Person[];
}

/** Returns the rows of a guest list: first those who come, then requests, then the waitlist. Times are in the zone. */
export function guestRows({ participants, requests, waiting }: Guests, timeZone: string): GuestRow[] {
  const clock = (at: string | undefined) => {
    if (at === undefined) return '';
    const { day, time } = clockAt(at, timeZone);
    return `${day} ${time}`;
  };
  const row = ({ _id: id, name, came, signedUpAt, offerExpiresAt }: Person, state: string): GuestRow => ({
    id,
    name: displayName(name),
    state,
    signedUp: clock(signedUpAt),
    offeredUntil: clock(offerExpiresAt),
    checkedIn: came === undefined ? '' : came ? t`Yes` : t`No`,
  });
  const rows = [
    ...participants.map((person) => row(person, t`Coming`)),
    ...requests.map((person) => row(person, t`Asked`)),
    ...waiting.map((person, index) => row(person, t`Waiting, number ${{ place: index + 1 }}`)),
  ];
  // Someone who moves on while the lists are read is in two of them.
  const seen = new Set<string>();
  return rows.filter(({ id }) => !seen.has(id) && seen.add(id));
}

/**
 * Returns a guest list as CSV (RFC 4180), in UTF-8 with a byte order mark: without it Excel reads names as another encoding. A
 * cell that a spreadsheet would run as a formula gets a leading apostrophe.
 */
export function guestListCsv(guests: readonly GuestRow[], timeZone: string): string {
  const lines = [
    [t`Name`, t`State`, t`Signed up (${timeZone})`, t`Place held until (${timeZone})`, t`Checked in`],
    ...guests.map(({ name, state, signedUp, offeredUntil, checkedIn }) => [
      name,
      state,
      signedUp,
      offeredUntil,
      checkedIn,
    ]),
  ];
  return `\uFEFF${lines.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('')}`;
}

/** Some spreadsheets read full-width signs as plain ones. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

function cell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Returns a file name of the event's title and date in the zone, without characters that file systems reject. */
export function guestListFileName({ title, start_time }: Event, timeZone: string): string {
  const plain = title.replace(/[\p{C}\s/\\:*?"<>|]+/gu, ' ').replace(/^[ .]+/, '');
  const short = Array.from(plain).slice(0, 80).join('').trim();
  return `${short || t`Event`} ${dayIn(Date.parse(start_time), timeZone)}.csv`;
}
