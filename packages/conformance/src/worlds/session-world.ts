import type { Call, OperationId } from '../backend.ts';
import { type Member, newMembers, uniqueWord } from '../members.ts';
import type { Secret } from '../secrets.ts';
import { inHours, planSession } from '../things.ts';
import type { World } from '../tie-rules.ts';

/** Plans sessions of two members, with a member for each tie to them, and plants a secret wherever the contract has one. */
export async function sessionWorld(): Promise<World> {
  const people = await newMembers(['planner', 'asked', 'partnerElsewhere', 'stranger']);
  const { planner, asked, partnerElsewhere } = people;
  const secrets: Secret[] = [];
  const secret = (field: string) => {
    const planted = { field, text: uniqueWord() };
    secrets.push(planted);
    return planted.text;
  };
  const linkOf = (field: string) => `https://meet.example.org/${secret(field)}`;
  await planSession(partnerElsewhere, planner, { date: inHours(500) });
  const times = { planned: inHours(30), beside: inHours(60), proposed: inHours(90), moved: inHours(120) };
  const planned = await planSession(planner, asked, { date: times.planned, link: linkOf('NewSession.link') });
  const beside = await planSession(planner, asked, { date: times.beside });
  const body = { userTwo: asked.id, times: [times.proposed], note: secret('NewProposal.note') };
  const link = linkOf('NewProposal.link');
  const { session } = await planner.api.ok('proposeSession', { body: { ...body, link } });
  const proposed = session?._id ?? '';
  const notes = { text: secret('NewSessionNotes.text'), version: 0 };
  await planner.api.ok('saveSessionNotes', { path: { sessionId: planned }, body: notes });
  const suggestion = { times: [times.moved], note: secret('NewTimes.note') };
  await planner.api.ok('suggestTimes', { path: { sessionId: proposed }, body: suggestion });
  const declined = await planSession(planner, asked, { date: inHours(150) });
  const declining = { path: { sessionId: declined }, body: { reason: secret('Declining.reason') } };
  await asked.api.ok('declineSession', declining);
  const toDecline = await planSession(planner, asked, { date: inHours(180) });

  const bodies: Partial<Record<OperationId, Call['body']>> = {
    editSession: { link: `https://meet.example.org/${uniqueWord()}` },
    saveSessionNotes: { text: 'Rye flour.', version: 1 },
    declineSession: {},
    acceptSession: { time: times.planned },
    suggestTimes: { times: [inHours(210)] },
    sayAttendance: { answer: 'held' },
    createReview: { rating: 5, comment: 'Well done', reviewedTo: asked.id, sessionId: planned },
  };
  /** Declining must not end the session of the other calls, and only a proposal has times to withdraw. */
  const sessionFor = (id: OperationId) =>
    id === 'declineSession' ? toDecline : id === 'withdrawTimes' ? proposed : planned;
  const seenOf = async (...ids: readonly string[]) =>
    await Promise.all(
      [planner, asked].flatMap(({ api }: Member) =>
        ids.map((sessionId) => api.ok('getSession', { path: { sessionId } })),
      ),
    );
  return {
    people,
    secrets,
    things: { schema: 'Session', ids: [planned, beside, proposed, declined] },
    candidates: {
      sessionId: [planned, proposed, declined],
      userId: [planner.id, asked.id],
      with: [planner.id, asked.id],
    },
    callOf: (id, tie) => ({
      path: { sessionId: sessionFor(id) },
      body:
        id === 'createReview' && tie === 'asked' ? { ...(bodies[id] as object), reviewedTo: planner.id } : bodies[id],
    }),
    seen: () => seenOf(planned, proposed, toDecline),
    seenBeside: () => seenOf(beside, declined),
  };
}
