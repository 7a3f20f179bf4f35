import type { Message } from '@skill-exchange/api-client/types';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catchUp, emptyThread, extend, isBehind, load, receive } from '../../src/features/chat/conversation/thread.ts';
import { answer, fail, send, shownMessages } from '../../src/features/chat/sending/outbox.ts';

const me = 'me';

/** An event between two members and a server over an unreliable connection. */
type Step =
  | { readonly do: 'they say' | 'this tab sends' | 'the other tab sends'; readonly text: string }
  | { readonly do: 'answer' | 'answer is lost' | 'request is lost' | 'try again' | 'catch up' | 'load older' }
  | { readonly do: 'load newest' | 'part of a catch-up' }
  | { readonly do: 'hear' | 'edit' | 'delete' | 'react'; readonly which: number };

const words = fc.constantFrom('hi', 'ok', 'no');
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constantFrom('they say', 'this tab sends', 'the other tab sends'), text: words }),
  fc.record({ do: fc.constantFrom('answer', 'answer is lost', 'request is lost', 'try again') }),
  fc.record({ do: fc.constantFrom('catch up', 'part of a catch-up', 'load newest', 'load older') }),
  // Live events come in any order, several times or never.
  { arbitrary: fc.record({ do: fc.constant('hear' as const), which: fc.nat(60) }), weight: 3 },
  fc.record({ do: fc.constantFrom('edit', 'delete', 'react'), which: fc.nat(20) }),
);

const pageOf = 4;
const partOf = 2;

/** Creates the server, this tab, and the connection between them. */
function makeWorld() {
  const log: Message[] = [];
  /** Every event that the server has sent. */
  const events: Message[] = [];
  const byKey = new Map<string, string>();
  const world = { log, thread: emptyThread, /** Texts written here. */ sent: [] as string[] };
  let changeSeq = 0;

  const put = (message: Message) => {
    const index = log.findIndex(({ _id }) => _id === message._id);
    if (index === -1) log.push(message);
    else log[index] = message;
    events.push(message);
  };
  const say = (sender: string, text: string): string => {
    changeSeq += 1;
    const _id = `m${changeSeq}`;
    const createdAt = new Date(changeSeq * 1000).toISOString();
    put({ _id, senderId: { _id: sender }, text, createdAt, conversationId: 'c', seq: changeSeq, changeSeq });
    return _id;
  };
  const change = (which: number, to: Partial<Message>) => {
    const message = log[which % Math.max(log.length, 1)];
    if (message === undefined || message.deletedAt !== undefined) return;
    changeSeq += 1;
    put({ ...message, ...to, changeSeq });
  };
  const storeOnce = (key: string, text: string): Message => {
    const id = byKey.get(key) ?? say(me, text);
    byKey.set(key, id);
    return log.find(({ _id }) => _id === id) as Message;
  };
  const conversation = () => ({
    _id: 'c',
    with: { _id: 'them', name: '' },
    changeSeq,
    unreadCount: 0,
    isArchived: false,
    marks: [],
  });
  const askPart = (): boolean => {
    const since = world.thread.cursor;
    const changed = log
      .filter((message) => (message.changeSeq ?? 0) > since)
      .sort((one, other) => (one.changeSeq ?? 0) - (other.changeSeq ?? 0));
    const messages = changed.slice(0, partOf);
    const hasMore = changed.length > partOf;
    const next = hasMore ? (messages.at(-1)?.changeSeq ?? 0) : changeSeq;
    world.thread = catchUp(world.thread, { conversation: conversation(), messages, next, hasMore, isReset: false });
    return hasMore;
  };
  const open = () => {
    const messages = log.slice(-pageOf);
    const hasOlder = log.length > pageOf;
    world.thread = load(world.thread, { conversation: conversation(), messages, hasOlder, hasNewer: false });
  };
  const older = () => {
    const first = world.thread.messages?.[0]?.seq;
    if (first === undefined) return;
    const before = log.filter(({ seq = 0 }) => seq < first);
    const part = { conversation: conversation(), messages: before.slice(-pageOf), hasNewer: true };
    world.thread = extend(world.thread, { ...part, hasOlder: before.length > pageOf }, 'older');
  };
  const pending = () => world.thread.outbox.find(({ state }) => state === 'pending');

  const run = (event: Step) => {
    const item = pending();
    switch (event.do) {
      case 'they say':
        say('them', event.text);
        break;
      case 'the other tab sends':
        say(me, event.text);
        break;
      case 'this tab sends': {
        if (item !== undefined) break;
        const key = `key ${world.sent.length}`;
        world.sent.push(event.text);
        const after = world.thread.messages?.at(-1)?._id ?? null;
        world.thread = send(world.thread, { key, text: event.text, after, writtenAt: new Date(0).toISOString() });
        break;
      }
      case 'answer':
        if (item !== undefined) world.thread = answer(world.thread, item.key, storeOnce(item.key, item.text));
        break;
      case 'answer is lost':
        if (item === undefined) break;
        storeOnce(item.key, item.text);
        world.thread = fail(world.thread, item.key);
        break;
      case 'request is lost':
        if (item !== undefined) world.thread = fail(world.thread, item.key);
        break;
      case 'try again': {
        const failed = item === undefined ? world.thread.outbox[0] : undefined;
        if (failed !== undefined) world.thread = send(world.thread, failed);
        break;
      }
      case 'hear': {
        const heard = events[event.which];
        if (heard !== undefined) world.thread = receive(world.thread, heard);
        break;
      }
      case 'edit':
        change(event.which, { text: 'edited', editedAt: 'now' });
        break;
      case 'delete':
        change(event.which, { text: '', deletedAt: 'now' });
        break;
      case 'react':
        change(event.which, { reactions: [{ reaction: 'heart', members: ['them'] }] });
        break;
      case 'load newest':
        open();
        break;
      case 'load older':
        older();
        break;
      default:
        if (world.thread.messages === undefined) open();
        while (askPart() && event.do === 'catch up');
    }
  };

  /** The connection works again: everything is retried. */
  const heal = () => {
    if (world.thread.messages === undefined) open();
    for (const { key, text } of world.thread.outbox) world.thread = answer(world.thread, key, storeOnce(key, text));
    while (askPart());
    while (world.thread.hasOlder) older();
  };
  return { world, run, heal };
}

const steps = fc.array(step, { maxLength: 80 });

describe('after any events', () => {
  it('shows every message once and in order, and a deleted one never again', () => {
    fc.assert(
      fc.property(steps, (events) => {
        const { world, run } = makeWorld();
        const deleted = new Set<string>();
        for (const event of events) {
          run(event);
          const { messages = [] } = world.thread;
          const places = messages.map(({ seq }) => seq ?? 0);
          expect(places).toEqual([...new Set(places)].sort((one, other) => one - other));
          for (const { _id, deletedAt } of messages) {
            if (deletedAt !== undefined) deleted.add(_id);
            expect(deleted.has(_id)).toBe(deletedAt !== undefined);
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  it('misses nothing up to its cursor in the loaded part', () => {
    fc.assert(
      fc.property(steps, (events) => {
        const { world, run } = makeWorld();
        for (const event of events) {
          run(event);
          const { messages, cursor } = world.thread;
          const first = messages?.[0]?.seq;
          if (messages === undefined || first === undefined) continue;
          const known = new Map(messages.map((message) => [message._id, message]));
          for (const message of world.log) {
            if ((message.seq ?? 0) < first || (message.changeSeq ?? 0) > cursor) continue;
            expect(known.get(message._id)).toEqual(message);
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  it('always shows everything that was written here, sent or not', () => {
    fc.assert(
      fc.property(steps, (events) => {
        const { world, run } = makeWorld();
        for (const event of events) {
          if (event.do === 'edit' || event.do === 'delete' || event.do === 'load newest') continue;
          run(event);
          const shown = shownMessages(world.thread, me);
          // What the page of the newest messages does not contain is not loaded, but not unsent either.
          if (world.thread.hasOlder) continue;
          for (const text of ['hi', 'ok', 'no']) {
            const written = world.sent.filter((sent) => sent === text).length;
            const mine = shown.filter(({ senderId, text: said }) => senderId._id === me && said === text);
            const early = world.thread.early.filter(({ senderId, text: said }) => senderId._id === me && said === text);
            expect(mine.length + early.length).toBeGreaterThanOrEqual(written);
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  it('ends with the server’s own thread once the connection is good', () => {
    fc.assert(
      fc.property(steps, (events) => {
        const { world, run, heal } = makeWorld();
        for (const event of events) run(event);
        heal();
        expect(shownMessages(world.thread, me)).toEqual(world.log);
        expect([world.thread.outbox, isBehind(world.thread)]).toEqual([[], false]);
      }),
      { numRuns: 500 },
    );
  });
});
