import type { Call, OperationId } from '../backend.ts';
import { type Member, newMembers, uniqueWord } from '../members.ts';
import { likeMember, propose, ringKeysOf, threeForRing } from '../rings.ts';
import { inHours, planSession } from '../things.ts';
import type { World } from '../tie-rules.ts';

/**
 * Makes an agreed ring of three, in which a member has taken another one's seat. The session of one of its lessons is
 * planned; its id is the secret.
 */
export async function ringWorld(): Promise<World> {
  const [proposer, asked, replaced] = await threeForRing();
  const { stranger } = await newMembers(['stranger']);
  const note = { field: 'NewRing.note', text: uniqueWord() };
  const path = { ringId: await propose(proposer, (await ringKeysOf(proposer))[0], note.text) };
  const answer = async ({ api }: Member, said: 'accept' | 'decline') =>
    (await api.ok('answerRing', { path, body: { answer: said } })).ring;
  await answer(replaced, 'decline');
  const thirdMember = await likeMember('Substitute', replaced);
  const body = { replaces: replaced.id, userId: thirdMember.id };
  await proposer.api.ok('replaceInRing', { path, body });
  await answer(asked, 'accept');
  const { lessons } = await answer(thirdMember, 'accept');
  const lesson = lessons.find(({ teacher, learner }) => teacher === proposer.id && learner === asked.id);
  const mine = lesson?.skill._id ?? null;
  const sessionId = await planSession(proposer, asked, { mine, date: inHours(50) });

  const bodies: Partial<Record<OperationId, Call['body']>> = { answerRing: { answer: 'accept' }, replaceInRing: body };
  const people = { proposer, asked, thirdMember, replaced, stranger };
  return {
    people,
    secrets: [note, { field: 'RingLesson.sessionId', text: sessionId }],
    things: { schema: 'Ring', ids: [path.ringId] },
    candidates: {
      ringId: [path.ringId],
      sessionId: [sessionId],
      with: [proposer.id, asked.id],
      userId: [proposer.id, asked.id],
    },
    callOf: (id) => ({ path, body: bodies[id] }),
    seen: () => Promise.all([proposer, asked, thirdMember].map(({ api }) => api.ok('getRing', { path }))),
  };
}
