import { randomBytes } from 'node:crypto';
import { operations, type Schema } from '@skill-exchange/contracts/operations';
import { describe, expect } from 'vitest';
import { addition } from '../src/addition.ts';
import { type Call, type Caller, type OperationId, visitor } from '../src/backend.ts';
import { open, stored } from '../src/chat.ts';
import { emailHost } from '../src/check-response.ts';
import { once } from '../src/effects.ts';
import { newMembers, uniqueWord } from '../src/members.ts';
import { eventFields, hostEvent, hosts } from '../src/things.ts';

/** The parameter that sets the size of a page. */
const sizeOf = (id: string) =>
  operations.get(id)?.parameters?.find(({ name }) => name === 'limit' || name === 'per_page');

const numberOf = (schema: Schema | undefined, key: 'default' | 'maximum') => Number(schema?.[key]);

/** A list with more entries than a page without `limit`. */
interface LongList {
  readonly by: Caller;
  readonly call: Call;
  readonly length: number;
  readonly entriesIn: (body: never) => readonly unknown[];
}

/** How many messages are more than a page of any list of them. */
const messages = 101;

const conversation = once(async () => {
  const { ann, ben } = await newMembers(['ann', 'ben']);
  const path = { conversationId: await open(ann, ben) };
  const word = uniqueWord();
  for (let index = 0; index < messages; index += 1) {
    const [from, to] = index % 2 === 0 ? [ann, ben] : [ben, ann];
    await stored(from, to, `${word} ${index}`);
  }
  return { by: ann.chat, path, word };
});

const longLists: Partial<Record<OperationId, () => Promise<LongList>>> = {
  searchMembers: async () => {
    const teaches = uniqueWord();
    const length = numberOf(sizeOf('searchMembers')?.schema, 'default') + 1;
    for (let index = 0; index < length; index += 1) {
      const email = `${randomBytes(8).toString('hex')}@${emailHost}`;
      const body = { name: `One ${uniqueWord()}`, email, password: `${uniqueWord()} lantern drift` };
      await visitor.ok('signUp', { body: { ...body, skillsOffered: [teaches], skillsRequested: [] } });
    }
    const entriesIn = ({ users }: { users: unknown[] }) => users;
    return { by: visitor, call: { query: { teaches } }, length, entriesIn };
  },
  searchEvents: async () => {
    const skill = uniqueWord();
    const length = numberOf(sizeOf('searchEvents')?.schema, 'default') + 1;
    const nextHost = hosts();
    for (let index = 0; index < length; index += 1)
      await hostEvent(await nextHost(), eventFields(48 + index, { skills: [skill] }));
    const entriesIn = ({ events }: { events: unknown[] }) => events;
    return { by: visitor, call: { query: { skill } }, length, entriesIn };
  },
  getThread: async () => {
    const { by, path } = await conversation();
    return { by, call: { path }, length: messages, entriesIn: (thread: { messages: unknown[] }) => thread.messages };
  },
  listChanges: async () => {
    const { by, path } = await conversation();
    const entriesIn = (changes: { messages: unknown[] }) => changes.messages;
    return { by, call: { path, query: { since: 0 } }, length: messages, entriesIn };
  },
  searchMessages: async () => {
    const { by, word } = await conversation();
    return { by, call: { query: { q: word } }, length: messages, entriesIn: (found: unknown[]) => found };
  },
  listArticles: async () => {
    // The articles are those of the backend.
    const all = await visitor.ok('listArticles', {
      query: { per_page: numberOf(sizeOf('listArticles')?.schema, 'maximum') },
    });
    return { by: visitor, call: {}, length: all.length, entriesIn: (articles: unknown[]) => articles };
  },
};

describe('a page without a limit, and one of the largest limit', () => {
  for (const { operationId } of operations.values()) {
    const { name = '', schema } = sizeOf(operationId) ?? {};
    if (schema?.default === undefined) continue;
    const id = operationId as OperationId;
    const [usual, maximum] = [numberOf(schema, 'default'), numberOf(schema, 'maximum')];
    addition(`${id} have ${usual} and ${maximum} entries, and more is a 400`, async () => {
      const make = longLists[id];
      if (make === undefined) throw new Error(`Add a list of ${id} to packages/conformance/rules/page-sizes.test.ts.`);
      const { by, call, length, entriesIn } = await make();
      const count = async (query: Call['query']) => {
        const { status, body } = await by.call(id, { ...call, query: { ...call.query, ...query } });
        return status === 200 ? entriesIn(body as never).length : status;
      };
      expect(await count({})).toBe(Math.min(usual, length));
      expect(await count({ [name]: maximum })).toBe(Math.min(maximum, length));
      expect(await count({ [name]: maximum + 1 })).toBe(400);
    });
  }

  addition('listMessages have the whole conversation and 100 messages, and more is a 400', async () => {
    const { by, path } = await conversation();
    expect(sizeOf('listMessages')?.schema).toHaveProperty('x-no-default');
    expect(await by.ok('listMessages', { path })).toHaveLength(messages);
    expect(await by.ok('listMessages', { path, query: { limit: 100 } })).toHaveLength(100);
    expect(await by.status('listMessages', { path, query: { limit: 101 } })).toBe(400);
  });
});
