import { msg, plural } from '@lingui/core/runtime-macro';
import { say } from '../../../texts/texts.ts';

// What the app shows of a change to the dates of a series, in the language of the call.

/** Says how many dates a member joined or asked to join, and how many are full. */
export function joinedInWords({ asked, missed }: { asked: number; missed: number }, isIn: boolean): string {
  const dates = isIn
    ? plural({ asked }, { one: 'You are on the guest list of # date.', other: 'You are on the guest list of # dates.' })
    : plural({ asked }, { one: 'You asked to join # date.', other: 'You asked to join # dates.' });
  if (missed === 0) return say(dates);
  return `${say(dates)} ${say(plural({ missed }, { one: '# is full.', other: '# are full.' }))}`;
}

export const leftInWords = (dates: number): string =>
  dates === 1
    ? say(msg`You have left the event.`)
    : say(plural({ dates }, { one: 'You have left # date.', other: 'You have left # dates.' }));

export const declinedInWords = (dates: number): string =>
  dates === 1
    ? say(msg`Participant declined successfully!`)
    : say(plural({ dates }, { one: 'Participant declined for # date.', other: 'Participant declined for # dates.' }));

export const approvedInWords = (dates: number): string =>
  dates === 1
    ? say(msg`Participant approved successfully!`)
    : say(plural({ dates }, { one: 'Participant approved for # date.', other: 'Participant approved for # dates.' }));
