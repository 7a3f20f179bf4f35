import { msg, plural } from '@lingui/core/runtime-macro';
import { say } from '../../../texts/texts.ts';

// What the app shows of a change to the dates of a series, in the language of the call.

/** How many dates a member has joined, asked to join, and found full. */
export interface Joined {
  joined: number;
  asked: number;
  missed: number;
}

const joinedOf = (asked: number) =>
  plural({ asked }, { one: 'You are on the guest list of # date.', other: 'You are on the guest list of # dates.' });
const askedOf = (asked: number) =>
  plural({ asked }, { one: 'You asked to join # date.', other: 'You asked to join # dates.' });
const missedOf = (missed: number) => plural({ missed }, { one: '# is full.', other: '# are full.' });

/** Says how many dates a member joined and asked to join, and how many are full. */
export function joinedInWords({ joined, asked, missed }: Joined): string {
  const sentences = [joined > 0 && joinedOf(joined), asked > 0 && askedOf(asked), missed > 0 && missedOf(missed)];
  return sentences.flatMap((sentence) => (sentence === false ? [] : [say(sentence)])).join(' ');
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
