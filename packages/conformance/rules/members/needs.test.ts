import { beforeAll, describe, expect } from 'vitest';
import { addition } from '../../src/addition.ts';
import { type Member, newMember, uniqueWord } from '../../src/members.ts';
import { given } from '../../src/states.ts';
import { hostEvent, inHours } from '../../src/things.ts';

let ann: Member;
let ben: Member;
let cay: Member;
beforeAll(async () => {
  ann = await newMember('Ann');
  ben = await newMember('Ben');
  cay = await newMember('Cay');
});

/** Returns what waits for a member, except what belongs to the account. */
async function needsOf(member: Member) {
  const { needs } = await member.api.ok('listNeeds');
  return needs.filter(({ kind }) => kind !== 'confirmAddress');
}

describe('listNeeds', () => {
  addition('has a proposal for the member who is asked alone, until they answer', async () => {
    const body = { userTwo: ben.id, times: [inHours(90)], link: `https://meet.example.org/${uniqueWord()}` };
    const { session } = await ann.api.ok('proposeSession', { body });
    const path = { sessionId: session?._id ?? '' };
    expect(await needsOf(ben)).toMatchObject([
      {
        kind: 'sessionAnswer',
        _id: path.sessionId,
        count: 1,
        actor: { _id: ann.id },
        endsAt: session?.offer?.expiresAt,
      },
    ]);
    for (const other of [ann, cay]) expect(await needsOf(other)).toEqual([]);
    await ben.api.ok('suggestTimes', { path, body: { times: [inHours(95)] } });
    expect(await needsOf(ben)).toEqual([]);
    expect(await needsOf(ann)).toMatchObject([{ kind: 'sessionAnswer', _id: path.sessionId, actor: { _id: ben.id } }]);
    await ann.api.ok('declineSession', { path, body: {} });
    expect(await needsOf(ann)).toEqual([]);
  });

  addition('has one row for all requests of an event, for its host alone', async () => {
    const eventId = await hostEvent(ann);
    for (const guest of [ben, cay]) await guest.api.ok('registerForEvent', { path: { id: eventId } });
    const isIts = ({ _id }: { _id: string }) => _id === eventId;
    const [row] = (await needsOf(ann)).filter(isIts);
    expect(row).toMatchObject({ kind: 'eventRequests', count: 2, actor: { _id: ben.id } });
    for (const guest of [ben, cay]) expect((await needsOf(guest)).filter(isIts)).toEqual([]);
  });

  addition('names new members who teach what the caller wants, after three weeks without them', async (context) => {
    const { api, otherId } = await given(context, 'I come back after some time', { skill: uniqueWord(), days: 22 });
    const { sinceLastVisit } = await api.ok('listNeeds');
    expect(sinceLastVisit?.news).toMatchObject([{ kind: 'newTeacher', actor: { _id: otherId } }]);
  });

  addition('has no news for a member who was here lately', async () => {
    const answer = await ben.api.ok('listNeeds');
    expect(answer).not.toHaveProperty('sinceLastVisit');
  });
});
