import { describe, expect } from 'vitest';
import { addition } from '../../src/addition.ts';
import {
  appeal,
  caseAbout,
  decideCase,
  findCase,
  isListed,
  judge,
  latestAction,
  queueOf,
  report,
} from '../../src/cases.ts';
import { open } from '../../src/chat.ts';
import { logIn, newMember } from '../../src/members.ts';
import { pagesOf } from '../../src/pages.ts';
import { picture } from '../../src/picture.ts';
import { ringKeysOf, threeForRing } from '../../src/rings.ts';
import { given } from '../../src/states.ts';
import { absentId, eventFields, hostEvent, inHours, utc } from '../../src/things.ts';
import { acceptToHost, inviteToHost } from '../../src/worlds/event-world.ts';

const everyone = async () => [await newMember('Ann'), await newMember('Ben'), await newMember('Cay')] as const;

describe('listCases', () => {
  addition('has open cases, most severe then oldest first, in pages without gaps or repetitions', async (context) => {
    const { api: moderator } = await given(context, 'a case');
    const [ann, ben, cay] = await everyone();
    const first = await caseAbout(moderator, cay, ann);
    const second = await caseAbout(moderator, cay, ben);
    expect(await report(ben, 'member', ann.id)).toEqual([201]);
    const { waiting = 0, limitHits } = await moderator.ok('listCases', { query: { limit: 1 } });
    expect(waiting).toBeGreaterThanOrEqual(2);
    expect(limitHits).toBeInstanceOf(Array);
    // About three pages, whatever the number of cases.
    const cases = await queueOf(moderator, Math.min(100, Math.ceil(waiting / 3)));
    const ids = cases.map(({ _id }) => _id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => [first, second].includes(id))).toEqual([first, second]);
    const ranks = ['high', 'medium', 'low', undefined];
    const order = cases.map(({ severity, waitsSince }) => [ranks.indexOf(severity), utc(waitsSince)] as const);
    expect(order).toEqual(order.toSorted(([one, since], [other, later]) => one - other || since - later));
    const found = cases.find(({ _id }) => _id === first);
    expect(found).toMatchObject({
      kind: 'member',
      state: 'open',
      reports: 2,
      member: { _id: ann.id, name: ann.name },
    });
    expect(found?.excerpt).toContain(ann.name);
  });

  addition('rejects an invalid limit or cursor', async (context) => {
    const { api: moderator } = await given(context, 'a case');
    for (const id of ['listCases', 'listAudit'] as const) {
      for (const query of [{ limit: 0 }, { limit: 1000 }, { cursor: 'none' }])
        expect(await moderator.outcome(id, { query })).toEqual([400, 'invalid_input']);
    }
  });
});

describe('getCase', () => {
  addition('has every report with what it was about, the oldest first', async (context) => {
    const { api: moderator } = await given(context, 'a case');
    const [ann, ben, cay] = await everyone();
    const caseId = await caseAbout(moderator, ben, ann);
    expect(await report(cay, 'member', ann.id)).toEqual([201]);
    const { case: found } = await moderator.ok('getCase', { path: { caseId } });
    expect(found).toMatchObject({ _id: caseId, kind: 'member', state: 'open', reports: 2, history: [] });
    expect(found.details.map(({ by, reason }) => [by._id, reason])).toEqual([
      [ben.id, `Why ${ben.name} says so.`],
      [cay.id, `Why ${cay.name} says so.`],
    ]);
    expect(found.details[0]?.content).toEqual(found.now);
    expect(found.choices).toEqual(expect.arrayContaining(['none', 'warn', 'limit', 'suspend']));
    expect(found).not.toHaveProperty('cannotDecide');
    expect(await moderator.outcome('getCase', { path: { caseId: absentId(caseId) } })).toEqual([404, 'case_not_found']);
  });

  addition('has other decisions about the member, the latest first', async (context) => {
    const { api: moderator } = await given(context, 'a case');
    const [ann, ben] = await everyone();
    for (const kind of ['warn', 'limit'] as const) {
      const decision = kind === 'limit' ? { kind, days: 1 } : { kind };
      expect(await decideCase(moderator, await caseAbout(moderator, ben, ann), decision)).toEqual([200]);
    }
    const caseId = await caseAbout(moderator, ben, ann);
    const { case: found } = await moderator.ok('getCase', { path: { caseId } });
    expect(found.history.map(({ kind }) => kind)).toEqual(['limit', 'warn']);
  });
});

describe('decideCase', () => {
  addition('closes the case once, and tells the member the reason, but no names', async (context) => {
    const { api: moderator, memberId } = await given(context, 'a case');
    const [ann, ben] = await everyone();
    const caseId = await caseAbout(moderator, ben, ann);
    expect(await decideCase(moderator, caseId, { kind: 'limit' })).toEqual([400, 'invalid_input']);
    expect(await decideCase(moderator, caseId)).toEqual([200]);
    expect(await decideCase(moderator, caseId)).toEqual([409, 'case_closed']);
    const { case: closed } = await moderator.ok('getCase', { path: { caseId } });
    expect(closed).toMatchObject({ state: 'closed', action: { kind: 'warn', moderator: { _id: memberId } } });
    expect((await queueOf(moderator)).map(({ _id }) => _id)).not.toContain(caseId);
    const action = await latestAction(ann);
    expect(action).toMatchObject({ kind: 'warn', reason: 'Stay friendly.', isReversed: false, caseKind: 'member' });
    expect(utc(action.appealUntil) - utc(action.at)).toBe(20 * 24 * 3_600_000);
    expect(JSON.stringify(action)).not.toContain(memberId);
    expect(await decideCase(moderator, absentId(caseId))).toEqual([404, 'case_not_found']);
  });

  addition('is not for a moderator who is the subject or a reporter', async (context) => {
    const { api: moderator, memberId, caseId } = await given(context, 'a case', { reported: true });
    expect(await decideCase(moderator, caseId)).toEqual([403, 'own_report']);
    expect((await moderator.ok('getCase', { path: { caseId } })).case.cannotDecide).toMatch(/\S/);
    const [ann] = await everyone();
    const own = await caseAbout(moderator, ann, { id: memberId });
    expect(await decideCase(moderator, own)).toEqual([403, 'own_case']);
    const { case: found } = await moderator.ok('getCase', { path: { caseId: own } });
    expect(found.details).toEqual([]);
    expect(JSON.stringify(found)).not.toContain(ann.id);
  });

  addition('hides an event from all but its host until an appeal reverses it', async (context) => {
    const { api: moderator } = await given(context, 'a case');
    const { api: another } = await given(context, 'a case');
    const [host, ben] = await everyone();
    const eventId = await hostEvent(host, eventFields(48));
    expect(await report(ben, 'event', eventId)).toEqual([201]);
    expect(await decideCase(moderator, await findCase(moderator, host.id), { kind: 'hide' })).toEqual([200]);
    const call = { path: { eventId } };
    expect(await ben.api.outcome('getEvent', call)).toEqual([404, 'event_not_found']);
    expect((await host.api.ok('getEvent', call)).event).toMatchObject({ isHidden: true });
    const { _id } = await latestAction(host);
    expect(await appeal(host.api, _id)).toEqual([201]);
    expect(await judge(another, _id, 'reversed')).toEqual([200]);
    expect((await ben.api.ok('getEvent', call)).event).not.toHaveProperty('isHidden');
    expect(await latestAction(host)).toMatchObject({ isReversed: true, appeal: { outcome: 'reversed' } });
  });

  addition('keeps a limited member from hosting, planning and writing to strangers', async (context) => {
    const { api: moderator } = await given(context, 'a case');
    const [ann, ben, cay] = await threeForRing();
    const [key] = await ringKeysOf(ann);
    const [eventId, canceledId] = [await hostEvent(ann), await hostEvent(ann)];
    const offered = await hostEvent(cay);
    await inviteToHost(cay, offered, ann);
    await acceptToHost(ann, offered);
    await cay.api.ok('offerHosting', { path: { eventId: offered }, body: { userId: ann.id } });
    const caseId = await caseAbout(moderator, ben, ann);
    expect(await decideCase(moderator, caseId, { kind: 'limit', days: 3 })).toEqual([200]);
    const update = { path: { eventId }, body: { text: 'Hello' } };
    expect(await ann.api.outcome('sendEventUpdate', update)).toEqual([403, 'limited']);
    const cohost = { path: { eventId }, body: { userId: cay.id } };
    expect(await ann.api.outcome('inviteCohost', cohost)).toEqual([403, 'limited']);
    expect(await ann.api.outcome('offerHosting', cohost)).toEqual([403, 'limited']);
    const accept = { path: { eventId: offered }, body: { accepts: true } };
    expect(await ann.api.outcome('answerHosting', accept)).toEqual([403, 'limited']);
    const recording = { path: { eventId }, body: { recording: 'https://video.example.org/bread' } };
    expect(await ann.api.outcome('setEventMaterials', recording)).toEqual([403, 'limited']);
    await ann.api.ok('deleteEvent', { path: { eventId: canceledId } });
    expect(await ann.api.outcome('restoreEvent', { path: { eventId: canceledId } })).toEqual([403, 'limited']);
    const { start_time, end_time } = eventFields();
    const retitled = { path: update.path, body: { start_time, end_time, title: 'Another title' } };
    const further = { path: { eventId: canceledId }, body: { dates: 1 } };
    expect(await ann.api.outcome('extendSeries', further)).toEqual([403, 'limited']);
    expect(await ann.api.outcome('updateEvent', retitled)).toEqual([403, 'limited']);
    const [date, link] = [inHours(30), 'https://meet.example.org/limited'];
    expect(await ann.api.outcome('createEvent', { body: eventFields() })).toEqual([403, 'limited']);
    const session = { userTwo: cay.id, date, link };
    expect(await ann.api.outcome('createSession', { body: session })).toEqual([403, 'limited']);
    const proposal = { userTwo: cay.id, times: [date], link };
    expect(await ann.api.outcome('proposeSession', { body: proposal })).toEqual([403, 'limited']);
    expect(await ann.api.outcome('proposeRing', { body: { key } })).toEqual([403, 'limited']);
    expect(['limited', 'rooms_off']).toContain((await ann.api.outcome('createRoom'))[1]);
    const body = { senderId: ann.id, receiverId: cay.id, text: 'Hello' };
    expect(await ann.chat.outcome('sendMessage', { body })).toEqual([403, 'limited']);
    const file = { query: { conversationId: await open(ann, cay) }, form: { file: picture() } };
    expect(await ann.api.outcome('addAttachment', file)).toEqual([403, 'limited']);
    const action = await latestAction(ann);
    expect(utc(action.until) - utc(action.at)).toBe(3 * 24 * 3_600_000);
  });

  addition('locks a suspended member out, who may still appeal', async (context) => {
    const { api: moderator } = await given(context, 'a case');
    const [ann, ben] = await everyone();
    const caseId = await caseAbout(moderator, ben, ann);
    expect(await decideCase(moderator, caseId, { kind: 'suspend' })).toEqual([200]);
    expect(await ann.api.outcome('listMySessions')).toEqual([401, 'not_authenticated']);
    const { api } = await logIn(ann);
    expect(await api.outcome('listMySessions')).toEqual([403, 'suspended']);
    expect(await isListed(ann)).toBe(false);
    expect(await appeal(api, (await latestAction({ api }))._id)).toEqual([201]);
  });
});

describe('appealAction', () => {
  addition('is possible once within 20 days, by the member concerned', async (context) => {
    const { api, actionId } = await given(context, 'a decision about me');
    const [ann] = await everyone();
    expect(await appeal(ann.api, actionId)).toEqual([404, 'action_not_found']);
    expect(await appeal(api, actionId)).toEqual([201]);
    expect(await latestAction({ api })).toMatchObject({ _id: actionId, appeal: { text: 'It was a joke.' } });
    expect(await latestAction({ api })).not.toHaveProperty('appealUntil');
    expect(await appeal(api, actionId)).toEqual([409, 'already_appealed']);
    const late = await given(context, 'a decision about me', { days: 21 });
    expect(await appeal(late.api, late.actionId)).toEqual([409, 'appeal_too_late']);
  });
});

describe('decideAppeal', () => {
  addition('is decided once, by another moderator, with a text for the member', async (context) => {
    const { api: moderator, caseId, actionId } = await given(context, 'a case', { state: 'appealed' });
    expect((await queueOf(moderator)).find(({ _id }) => _id === caseId)).toMatchObject({ state: 'appealed' });
    expect(await judge(moderator, actionId)).toEqual([200]);
    expect(await judge(moderator, actionId)).toEqual([409, 'appeal_decided']);
    const { case: closed } = await moderator.ok('getCase', { path: { caseId } });
    const appealed = { outcome: 'upheld', words: 'We read it again.' };
    expect(closed).toMatchObject({ state: 'closed', action: { isReversed: false, appeal: appealed } });
    expect(await judge(moderator, absentId(actionId))).toEqual([404, 'appeal_not_found']);
  });

  addition('is not for the moderator who decided, a reporter or the subject', async (context) => {
    const { api: moderator } = await given(context, 'a case');
    const [ann, ben] = await everyone();
    expect(await decideCase(moderator, await caseAbout(moderator, ben, ann))).toEqual([200]);
    const { _id } = await latestAction(ann);
    expect(await appeal(ann.api, _id)).toEqual([201]);
    expect(await judge(moderator, _id)).toEqual([403, 'own_action']);
    expect(await judge(ben.api, _id)).toEqual([403, 'not_moderator']);
    const reported = await given(context, 'a case', { state: 'appealed', reported: true });
    expect(await judge(reported.api, reported.actionId)).toEqual([403, 'own_report']);
    const { api: another, memberId } = await given(context, 'a case');
    expect(await decideCase(moderator, await caseAbout(moderator, ben, { id: memberId }))).toEqual([200]);
    const own = await latestAction({ api: another });
    expect(await appeal(another, own._id)).toEqual([201]);
    expect(await judge(another, own._id)).toEqual([403, 'own_case']);
  });
});

describe('listAudit', () => {
  addition('has each decision and appeal, latest first, in pages without repetitions', async (context) => {
    const { api: moderator, memberId } = await given(context, 'a case');
    const [ann, ben] = await everyone();
    const caseId = await caseAbout(moderator, ben, ann);
    await decideCase(moderator, caseId);
    const { _id } = await latestAction(ann);
    await appeal(ann.api, _id);
    type Entry = { _id: string; at: string; what: string; targetId: string; actor?: { _id: string } };
    const entriesIn = (body: { entries: Entry[] }) => body.entries;
    // The log also has what others do meanwhile, and all that anybody has ever done.
    const oursIn = (entries: readonly Entry[]) => entries.filter(({ targetId }) => [caseId, _id].includes(targetId));
    const hasOurs = (entries: readonly Entry[]) => oursIn(entries).length >= 2;
    const entries = (await pagesOf(moderator, 'listAudit', { query: { limit: 3 } }, entriesIn, hasOurs)).flat();
    expect(new Set(entries.map((entry) => entry._id)).size).toBe(entries.length);
    const ours = oursIn(entries);
    const times = ours.map(({ at }) => utc(at));
    expect(times).toEqual(times.toSorted((one, other) => other - one));
    expect(ours.map(({ what, actor }) => [what, actor?._id])).toEqual([
      ['action.appealed', ann.id],
      ['case.decided', memberId],
    ]);
  });
});
