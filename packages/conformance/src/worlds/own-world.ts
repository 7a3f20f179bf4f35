import { randomUUID } from 'node:crypto';
import type { Call, OperationId } from '../backend.ts';
import { stored } from '../chat.ts';
import { logIn, type Member, newMembers, uniqueWord } from '../members.ts';
import type { Secret } from '../secrets.ts';
import { completedSessions } from '../things.ts';
import type { World } from '../tie-rules.ts';

/** Gives two members things of their own, with a secret in those of the first one wherever the contract has one. */
export async function ownWorld(): Promise<World> {
  const people = await newMembers(['owner', 'another', 'third']);
  const { owner, another, third } = people;
  const secrets: Secret[] = [{ field: 'SignUp.email', text: owner.email }];
  const secret = (field: string) => {
    const planted = { field, text: uniqueWord() };
    secrets.push(planted);
    return planted.text;
  };
  const draftOf = async ({ api }: Member, body: object) => {
    const draftId = randomUUID();
    await api.ok('saveEventDraft', { path: { draftId }, body });
    return draftId;
  };
  const searchOf = async ({ api }: Member, name: string) =>
    (await api.ok('saveSearch', { body: { name, filters: { q: uniqueWord() } } })).search._id;
  const reviewOf = async ({ api }: Member, reviewedTo: string, sessionId: string) => {
    const body = { rating: 4, comment: 'Well done', reviewedTo, sessionId };
    await api.ok('createReview', { body });
    return (await api.ok('listGivenReviews')).reviews[0]?._id ?? '';
  };
  const link = `https://meet.example.org/${secret('EventDraft.link')}`;
  const texts = { title: secret('EventDraft.title'), description: secret('EventDraft.description'), link };
  const [draftId, searchId] = [await draftOf(owner, texts), await searchOf(owner, secret('NewSavedSearch.name'))];
  const followOf = async ({ api }: Member) => {
    const name = uniqueWord();
    const form = { name, desc: 'From the first steps on.' };
    await third.api.ok('addSkill', { form });
    return (await api.ok('followSkill', { body: { skill: name } })).skill._id;
  };
  const followedSkillId = await followOf(owner);
  await followOf(another);
  await draftOf(another, { title: 'Mine' });
  await searchOf(another, 'Mine');
  await owner.api.ok('reportUser', { body: { reason: secret('NewReport.reason'), reportedUser: another.id } });
  const report = { kind: 'member', id: third.id, reason: secret('NewContentReport.reason') };
  await owner.api.ok('reportContent', { body: report });
  await stored(owner, third, 'Hello');
  await stored(another, third, 'Hello');
  const [first = '', second = ''] = await completedSessions([owner, third], [another, third]);
  const reviewId = await reviewOf(owner, third.id, first);
  await reviewOf(another, third.id, second);
  await logIn(owner);
  await logIn(another);
  const { logIns } = await owner.api.ok('listLogIns');
  const elsewhere = logIns.find(({ isCurrent }) => !isCurrent)?._id ?? '';

  const toThird = { userId: owner.id, otherUserId: third.id };
  const calls: Partial<Record<OperationId, Pick<Call, 'body' | 'form'>>> = {
    editUser: { form: { about: 'Changed.' } },
    saveEventDraft: { body: { title: 'Changed' } },
    editReview: { body: { rating: 5 } },
    openConversation: { body: toThird },
    sendMessage: { body: { senderId: owner.id, receiverId: third.id, text: 'Hello again' } },
  };
  const path = {
    draftId,
    searchId,
    followedSkillId,
    reviewId,
    logInId: elsewhere,
    userId: owner.id,
    currentUserId: owner.id,
  };
  const seenBy = async ({ api, chat, id }: Member) =>
    await Promise.all([
      api.ok('getUser', { path: { userId: id } }),
      api.ok('listEventDrafts'),
      api.ok('listSearches'),
      api.ok('listFollowedSkills'),
      api.ok('listGivenReviews'),
      chat.ok('listChatUsers', { path: { currentUserId: id } }),
    ]);
  return {
    people,
    secrets,
    candidates: {
      userId: [owner.id],
      reportedUserId: [another.id],
      with: [owner.id],
      name: [owner.name],
      q: [owner.name],
    },
    callOf: (id) => ({ ...calls[id], path }),
    seen: async () => [await seenBy(owner), await owner.api.ok('listLogIns')],
    seenBeside: () => seenBy(another),
  };
}
