import type { Message } from '@skill-exchange/api-client/types';
import { chatsOf, open, read, send, stored, textsOf } from '../../src/chat.ts';
import { effect, leftOut, once } from '../../src/effects.ts';
import { type Member, newMembers, uniqueWord } from '../../src/members.ts';

const texts = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const parameter = (name: string, value: string | number | undefined) => (value === undefined ? {} : { [name]: value });

/** A conversation of six messages by turns, of which the second member has read three. */
const talk = once(async () => {
  const { ann, ben, cay } = await newMembers(['ann', 'ben', 'cay']);
  const word = uniqueWord();
  const messages: Message[] = [];
  for (const text of texts) messages.push(await stored(ann, ben, `${text} ${word}`));
  const [, , third] = messages;
  const conversationId = third?.conversationId ?? '';
  await ben.chat.ok('markConversation', { path: { conversationId }, body: { readSeq: third?.seq ?? 0 } });
  await stored(cay, ben, `elsewhere ${word}`);
  return { ann, ben, cay, word, conversationId, seqs: messages.map(({ seq = 0 }) => seq), messages };
});

/** Returns the first word of each message. */
const wordsOf = (messages: readonly Message[]) => textsOf(messages).map((text) => text.split(' ')[0]);

/** Reads a conversation's messages without a mark as read. */
async function thread(query: (seqOf: (number: number) => number) => Record<string, string | number>) {
  const { ben, conversationId, seqs } = await talk();
  const call = { path: { conversationId }, query: query((number) => seqs[number - 1] ?? 0) };
  return wordsOf((await ben.chat.ok('getThread', call)).messages);
}

effect('getThread', 'at', { newest: texts.slice(3), unread: texts.slice(2, 5), third: texts.slice(1, 4) }, (value) =>
  thread((seqOf) => ({ limit: 3, at: value === 'third' ? seqOf(3) : (value ?? '') })),
);
effect(
  'getThread',
  'before',
  { third: ['first', 'second'], fifth: texts.slice(1, 4), [leftOut]: texts.slice(3) },
  (value) => thread((seqOf) => ({ limit: 3, ...parameter('before', value && seqOf(value === 'third' ? 3 : 5)) })),
);
effect(
  'getThread',
  'after',
  { third: texts.slice(3), first: texts.slice(1, 4), sixth: [], [leftOut]: texts.slice(3) },
  (value) =>
    thread((seqOf) => ({
      limit: 3,
      ...parameter('after', value && seqOf(['first', '', 'third', '', '', 'sixth'].indexOf(value) + 1)),
    })),
);
effect('getThread', 'limit', { 1: ['sixth'], 4: texts.slice(2), [leftOut]: texts }, (limit) =>
  thread(() => parameter('limit', limit)),
);

effect(
  'listMessages',
  'after',
  { third: texts.slice(3), sixth: [], [leftOut]: texts },
  async (value) => {
    const { ann, conversationId, messages } = await talk();
    const after = messages[value === 'third' ? 2 : 5]?._id;
    return wordsOf(await read(ann.chat, conversationId, parameter('after', value && after)));
  },
  { isAddition: true },
);

effect('listChanges', 'since', { 0: texts, third: texts.slice(3), sixth: [] }, async (value) => {
  const { ben, conversationId, messages } = await talk();
  const since = value === '0' ? 0 : (messages[value === 'third' ? 2 : 5]?.changeSeq ?? 0);
  return wordsOf((await ben.chat.ok('listChanges', { path: { conversationId }, query: { since } })).messages);
});
effect('listChanges', 'limit', { 2: [2, true], 6: [6, false], [leftOut]: [6, false] }, async (limit) => {
  const { ben, conversationId } = await talk();
  const call = { path: { conversationId }, query: { since: 0, ...parameter('limit', limit) } };
  const { messages, hasMore } = await ben.chat.ok('listChanges', call);
  return [messages.length, hasMore];
});

effect(
  'searchMessages',
  'q',
  { one: ['second'], both: [], each: ['elsewhere', ...texts.toReversed()] },
  async (value) => {
    const { ben, word } = await talk();
    const q = { one: `${word} second`, both: `${word} second third`, each: word }[value ?? ''] ?? '';
    return wordsOf(await ben.chat.ok('searchMessages', { query: { q } }));
  },
);
effect(
  'searchMessages',
  'with',
  { cay: ['elsewhere'], ann: ['third'], [leftOut]: ['elsewhere', 'third'] },
  async (value) => {
    const { ben, ann, cay, word } = await talk();
    const found = await ben.chat.ok('searchMessages', {
      query: { q: word, ...parameter('with', value && (value === 'cay' ? cay.id : ann.id)) },
    });
    return wordsOf(found).filter((text) => text === 'elsewhere' || text === 'third');
  },
);

effect('changeConversation', 'isArchived', { true: true, false: false }, async (value) => {
  const { ann, cay } = await talk();
  const conversationId = await open(ann, cay);
  await send(ann, cay, 'Hello');
  const path = { conversationId };
  await ann.chat.ok('changeConversation', { path, body: { isArchived: value === 'true' } });
  return (await chatsOf(ann)).find((chat) => chat._id === cay.id)?.isArchived ?? false;
});

effect('changeConversation', 'isMarkedUnread', { true: true, false: false }, async (value) => {
  const { ann, cay } = await talk();
  const path = { conversationId: await open(ann, cay) };
  await ann.chat.ok('changeConversation', { path, body: { isMarkedUnread: value === 'true' } });
  return (await chatsOf(ann)).find((chat) => chat._id === cay.id)?.isMarkedUnread ?? false;
});

const answered = { accept: [undefined, undefined], decline: ['not listed', 'outgoing'] };
effect('answerMessageRequest', 'answer', answered, async (answer) => {
  const { dan, eve } = await newMembers(['dan', 'eve']);
  const { conversationId } = await stored(dan, eve, 'Hello');
  await eve.chat.ok('answerMessageRequest', { path: { conversationId }, body: { answer } });
  const requestFor = async (member: Member) => {
    const [chat] = await chatsOf(member);
    return chat === undefined ? 'not listed' : chat.request;
  };
  return [await requestFor(eve), await requestFor(dan)];
});

/** Returns whose marks the two members of an accepted conversation see, and whether they see presence. */
async function shared(settings: object): Promise<[marks: number, presence: boolean][]> {
  const { dan, eve } = await newMembers(['dan', 'eve']);
  const { conversationId } = await stored(dan, eve, 'Hello');
  await stored(eve, dan, 'Hello too');
  await dan.chat.ok('changeChatSettings', { body: settings });
  const seenBy = async ({ chat }: Member): Promise<[number, boolean]> => {
    const { conversation } = await chat.ok('getThread', { path: { conversationId } });
    return [conversation.marks.length, conversation.presence !== undefined];
  };
  return [await seenBy(dan), await seenBy(eve)];
}
const each = (seen: [marks: number, presence: boolean]) => [seen, seen];
effect('changeChatSettings', 'shareReceipts', { true: each([2, true]), false: each([1, true]) }, (value) =>
  shared({ shareReceipts: value === 'true' }),
);
effect('changeChatSettings', 'sharePresence', { true: each([2, true]), false: each([2, false]) }, (value) =>
  shared({ sharePresence: value === 'true' }),
);

const refusal = [404, 'file_not_found'];
effect('addAttachment', 'conversationId', { same: [201], another: refusal }, async (value) => {
  const { ann, ben, cay } = await talk();
  const conversationId = value === 'same' ? await open(ann, ben) : await open(ann, cay);
  const file = new File(['%PDF-1.7\n%%EOF\n'], 'notes.pdf', { type: 'application/pdf' });
  const { _id } = await ann.api.ok('addAttachment', { query: { conversationId }, form: { file } });
  const body = { senderId: ann.id, receiverId: ben.id, text: '', attachmentIds: [_id] };
  return await ann.chat.outcome('sendMessage', { body });
});
