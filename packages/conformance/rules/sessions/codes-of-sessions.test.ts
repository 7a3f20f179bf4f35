import { describe, expect } from 'vitest';
import { addition } from '../../src/addition.ts';
import type { Caller } from '../../src/backend.ts';
import { given } from '../../src/states.ts';
import { absentId, inHours } from '../../src/things.ts';

/** Every change of a session, with a valid body. */
const changes = {
  editSession: { link: 'https://meet.example.org/another' },
  cancelSession: undefined,
  acceptSession: { time: inHours(200) },
  suggestTimes: { times: [inHours(300)] },
  withdrawTimes: undefined,
} as const;

type Change = keyof typeof changes | 'declineSession' | 'sayAttendance';

const change = (
  caller: Caller,
  id: Change,
  sessionId: string,
  body: unknown = { ...changes, declineSession: {}, sayAttendance: { answer: 'held' } }[id],
) => caller.outcome(id, { path: { sessionId }, ...(body === undefined ? {} : { body }) });

async function outcomesOf(caller: Caller, sessionId: string) {
  const ids = Object.keys(changes) as (keyof typeof changes)[];
  const outcomes = [];
  for (const id of ids) outcomes.push([id, await change(caller, id, sessionId)]);
  return Object.fromEntries(outcomes);
}

const each = (outcome: unknown) => Object.fromEntries(Object.keys(changes).map((id) => [id, outcome]));

const everyChange = Object.keys(changes).join(', ');

describe('errors of a session', () => {
  addition(`say whether it is over, canceled or another member’s (${everyChange})`, async (context) => {
    const over = await given(context, 'a session', { status: 'Completed' });
    expect(await outcomesOf(over.api, over.sessionId)).toEqual(each([409, 'session_over']));
    const canceled = await given(context, 'a session', { status: 'Cancelled' });
    expect(await outcomesOf(canceled.api, canceled.sessionId)).toEqual(each([409, 'session_canceled']));
    const foreign = await given(context, 'a session', { mine: false });
    expect(await outcomesOf(foreign.api, foreign.sessionId)).toEqual(each([403, 'not_session_member']));
    expect(await outcomesOf(over.api, absentId(over.sessionId))).toEqual(each([404, 'session_not_found']));
  });

  addition(
    'say which member must answer suggested times (acceptSession, declineSession, withdrawTimes)',
    async (context) => {
      const foreign = await given(context, 'a session', { mine: false });
      expect(await change(foreign.api, 'declineSession', foreign.sessionId)).toEqual([403, 'not_session_member']);
      const mine = await given(context, 'times suggested for a session', { by: 'me' });
      expect(await change(mine.api, 'acceptSession', mine.sessionId, { time: mine.time })).toEqual([403, 'not_asked']);
      expect(await change(mine.api, 'declineSession', mine.sessionId)).toEqual([403, 'not_invited']);
      const theirs = await given(context, 'times suggested for a session', { by: 'other' });
      const { sessionId, api } = theirs;
      expect(await change(api, 'withdrawTimes', sessionId)).toEqual([409, 'nothing_to_withdraw']);
      expect(await change(api, 'acceptSession', sessionId, { time: inHours(40) })).toEqual([409, 'time_not_offered']);
      const version = 1000;
      const old = { time: theirs.time, version };
      expect(await change(api, 'acceptSession', sessionId, old)).toEqual([409, 'session_changed']);
      expect(await change(api, 'declineSession', sessionId, { version })).toEqual([409, 'session_changed']);
      const suggestion = { times: [theirs.laterTime], version };
      expect(await change(api, 'suggestTimes', sessionId, suggestion)).toEqual([409, 'session_changed']);
      expect(await change(api, 'cancelSession', sessionId)).toEqual([200]);
      expect(await change(api, 'declineSession', sessionId)).toEqual([409, 'session_canceled']);
      const agreed = await given(context, 'a session that both agreed to');
      const again = { time: agreed.time };
      expect(await change(agreed.api, 'acceptSession', agreed.sessionId, again)).toEqual([409, 'nothing_to_answer']);
    },
  );

  addition('say why attendance cannot be reported (sayAttendance)', async (context) => {
    for (const [status, code] of [
      ['Scheduled', 'session_not_over'],
      ['Completed', 'not_agreed'],
      ['Cancelled', 'session_canceled'],
    ] as const) {
      const { api, sessionId } = await given(context, 'a session', { status });
      expect(await change(api, 'sayAttendance', sessionId)).toEqual([409, code]);
    }
    const foreign = await given(context, 'a session', { mine: false, status: 'Completed' });
    expect(await change(foreign.api, 'sayAttendance', foreign.sessionId)).toEqual([403, 'not_session_member']);
    const { api, sessionId } = await given(context, 'an agreed session that is over');
    expect(await change(api, 'sayAttendance', absentId(sessionId))).toEqual([404, 'session_not_found']);
    const { session } = await api.ok('sayAttendance', { path: { sessionId }, body: { answer: 'held' } });
    expect(session).toMatchObject({ _id: sessionId, attendance: { answer: 'held', isDisputed: false } });
  });

  addition('say why it cannot be reviewed (createReview)', async (context) => {
    for (const [status, reviewed, code] of [
      ['Scheduled', false, 'session_not_over'],
      ['Cancelled', false, 'session_canceled'],
      ['Completed', true, 'already_reviewed'],
    ] as const) {
      const { api, sessionId, otherId } = await given(context, 'a session', { status, reviewed });
      const review = { sessionId, reviewedTo: otherId, rating: 5, comment: 'Well taught.' };
      expect(await api.outcome('createReview', { body: review })).toEqual([409, code]);
      const absent = { ...review, sessionId: absentId(sessionId) };
      expect(await api.outcome('createReview', { body: absent })).toEqual([404, 'session_not_found']);
    }
  });
});
