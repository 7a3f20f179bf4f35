import type { Message } from '@skill-exchange/api-client/types';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answer,
  arrivedUnanswered,
  catchUp,
  emptyTail,
  fail,
  hear,
  send,
  shownMessages,
  storedMessages,
  type Tail,
} from '../src/features/chat/thread.ts';

const me = 'me';
const message = (number: number, sender = 'them', text = `text ${number}`): Message => ({
  _id: `m${number}`,
  senderId: { _id: sender },
  text,
  createdAt: new Date(number * 1000).toISOString(),
  conversationId: 'c',
});
const outgoing = (key: string, text: string, after: string | null = null) => ({
  key,
  text,
  after,
  writtenAt: '2026-11-20T12:00:00.000Z',
});
const show = (history: readonly Message[], tail: Tail) =>
  shownMessages(history, tail, me).map(({ text, state }) => `${text} ${state}`);

describe('a thread', () => {
  it('shows a message immediately, then as sent, and never twice', () => {
    const pending = send(emptyTail, outgoing('k', 'Hi'));
    expect(show([], pending)).toEqual(['Hi pending']);
    const heard = hear(pending, message(1, me, 'Hi'));
    expect(show([], heard)).toEqual(['Hi sent']);
    expect(show([], answer(heard, 'k', message(1, me, 'Hi')))).toEqual(['Hi sent']);
    const answered = answer(pending, 'k', message(1, me, 'Hi'));
    expect(show([], hear(answered, message(1, me, 'Hi')))).toEqual(['Hi sent']);
  });

  it('keeps a failed message below later ones, until it is sent', () => {
    const failed = fail(send(emptyTail, outgoing('k', 'Hi')), 'k');
    expect(show([], hear(failed, message(1)))).toEqual(['text 1 sent', 'Hi failed']);
    expect(show([], send(failed, outgoing('k', 'Hi')))).toEqual(['Hi pending']);
  });

  it('matches a message whose answer was lost with the one that arrived', () => {
    const failed = fail(send(emptyTail, outgoing('k', 'Hi', 'm1')), 'k');
    const history = [message(1, me, 'Hi')];
    // The previous message must not match it.
    expect(show(history, failed)).toEqual(['Hi sent', 'Hi failed']);
    const caughtUp = catchUp(failed, [message(2, me, 'Hi')]);
    expect(show(history, caughtUp)).toEqual(['Hi sent', 'Hi sent']);
    expect([...arrivedUnanswered(history, caughtUp, me)]).toEqual(['k']);
  });

  it('does not match other words of mine, or the same words of others', () => {
    const pending = send(emptyTail, outgoing('k', 'Hi'));
    const heard = hear(hear(pending, message(1, me, 'Ho')), message(2, 'them', 'Hi'));
    expect(show([], heard)).toEqual(['Ho sent', 'Hi sent', 'Hi pending']);
  });

  it('does not match the answer to another message', () => {
    const failed = fail(send(emptyTail, outgoing('one', 'Ok')), 'one');
    const both = answer(send(failed, outgoing('two', 'Ok')), 'two', message(1, me, 'Ok'));
    expect(show([], both)).toEqual(['Ok sent', 'Ok failed']);
  });

  it('puts the history of the server before messages of the socket', () => {
    const tail = hear(hear(emptyTail, message(4)), message(3));
    expect(storedMessages([message(1)], tail).map(({ _id }) => _id)).toEqual(['m1', 'm3', 'm4']);
    const caughtUp = catchUp(tail, [message(2), message(4), message(3)]);
    expect(storedMessages([message(1)], caughtUp).map(({ _id }) => _id)).toEqual(['m1', 'm2', 'm4', 'm3']);
    expect(caughtUp.fresh).toEqual([]);
  });

  it('keeps messages that arrive while the history loads', () => {
    const tail = catchUp(hear(emptyTail, message(3)), [message(1), message(2)]);
    expect(storedMessages([], tail).map(({ _id }) => _id)).toEqual(['m1', 'm2', 'm3']);
  });

  it('stays in order when its history is refetched', () => {
    const tail = catchUp(emptyTail, [message(3), message(4), message(5), message(6)]);
    const ids = (history: Message[]) => storedMessages(history, tail).map(({ _id }) => _id);
    expect(ids([message(1), message(2)])).toEqual(['m1', 'm2', 'm3', 'm4', 'm5', 'm6']);
    expect(ids([message(5), message(6), message(7)])).toEqual(['m5', 'm6', 'm7']);
    // Messages in between may be missing.
    expect(ids([message(8), message(9)])).toEqual(['m8', 'm9']);
    expect(ids([])).toEqual(['m3', 'm4', 'm5', 'm6']);
  });

  it('omits an old message that is confirmed afterwards', () => {
    expect(storedMessages([message(5)], hear(emptyTail, message(1))).map(({ _id }) => _id)).toEqual(['m5']);
  });
});

/** An event between two members and a server over an unreliable connection. */
type Step =
  | { readonly do: 'they say' | 'this tab sends' | 'the other tab sends'; readonly text: string }
  | { readonly do: 'answer' | 'answer is lost' | 'request is lost' | 'try again' | 'catch up' | 'load page' }
  | { readonly do: 'hear'; readonly which: number };

const words = fc.constantFrom('hi', 'ok', 'no');
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constantFrom('they say', 'this tab sends', 'the other tab sends'), text: words }),
  fc.record({
    do: fc.constantFrom('answer', 'answer is lost', 'request is lost', 'try again', 'catch up', 'load page'),
  }),
  // Live messages come in any order, several times or never.
  fc.record({ do: fc.constant('hear' as const), which: fc.nat(30) }),
);

/** Creates the server, this tab, and the connection between them. */
function makeWorld() {
  const log: Message[] = [];
  const byKey = new Map<string, Message>();
  const world = {
    log,
    history: [] as readonly Message[],
    tail: emptyTail,
    /** Texts written here. */ sent: [] as string[],
  };

  const store = (sender: string, text: string): Message => {
    const stored = message(log.length + 1, sender, text);
    log.push(stored);
    return stored;
  };
  const storeOnce = (key: string, text: string): Message => {
    const stored = byKey.get(key) ?? store(me, text);
    byKey.set(key, stored);
    return stored;
  };
  const pending = () => world.tail.outbox.find(({ state }) => state === 'pending');
  const last = () => storedMessages(world.history, world.tail).at(-1)?._id ?? null;

  const reach = () => {
    const known = world.tail.newer.at(-1) ?? world.history.at(-1);
    const index = log.findIndex(({ _id }) => _id === known?._id);
    world.tail = catchUp(world.tail, log.slice(index + 1));
  };

  const run = (event: Step) => {
    const item = pending();
    switch (event.do) {
      case 'they say':
        store('them', event.text);
        break;
      case 'the other tab sends':
        store(me, event.text);
        break;
      case 'this tab sends': {
        if (item !== undefined) break;
        const key = `key ${world.sent.length}`;
        world.sent.push(event.text);
        world.tail = send(world.tail, outgoing(key, event.text, last()));
        break;
      }
      case 'answer':
        if (item !== undefined) world.tail = answer(world.tail, item.key, storeOnce(item.key, item.text));
        break;
      case 'answer is lost':
        if (item !== undefined) {
          storeOnce(item.key, item.text);
          world.tail = fail(world.tail, item.key);
        }
        break;
      case 'request is lost':
        if (item !== undefined) world.tail = fail(world.tail, item.key);
        break;
      case 'try again': {
        const failed = item === undefined ? world.tail.outbox[0] : undefined;
        if (failed !== undefined) world.tail = send(world.tail, failed);
        break;
      }
      case 'catch up':
        reach();
        break;
      case 'load page':
        world.history = [...log];
        break;
      case 'hear': {
        const heard = log[event.which];
        if (heard !== undefined) world.tail = hear(world.tail, heard);
        break;
      }
    }
  };

  /** The connection works again: everything is retried. */
  const heal = () => {
    while (world.tail.outbox.length > 0) {
      const [item] = world.tail.outbox;
      if (item !== undefined) world.tail = answer(world.tail, item.key, storeOnce(item.key, item.text));
    }
    reach();
  };
  return { world, run, heal };
}

describe('after any events', () => {
  it('shows every message once, in the order of the server', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const { world, run } = makeWorld();
        for (const event of steps) {
          run(event);
          const shown = shownMessages(world.history, world.tail, me);
          expect(new Set(shown.map(({ _id }) => _id)).size).toBe(shown.length);
          const told = new Set([...world.history, ...world.tail.newer].map(({ _id }) => _id));
          const order = shown.filter(({ _id }) => told.has(_id)).map(({ _id }) => _id);
          expect(order).toEqual(world.log.map(({ _id }) => _id).filter((id) => told.has(id)));
        }
      }),
      { numRuns: 500 },
    );
  });

  it('always shows everything that was written here, sent or not', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const { world, run } = makeWorld();
        for (const event of steps) {
          run(event);
          const shown = shownMessages(world.history, world.tail, me);
          for (const text of ['hi', 'ok', 'no']) {
            const written = world.sent.filter((sent) => sent === text).length;
            const mine = shown.filter(({ senderId, text: said }) => senderId._id === me && said === text);
            expect(mine.length).toBeGreaterThanOrEqual(written);
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  it('ends with the server’s own thread once the connection is good', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const { world, run, heal } = makeWorld();
        for (const event of steps) run(event);
        heal();
        const shown = shownMessages(world.history, world.tail, me);
        expect(shown.map(({ _id, state }) => `${_id} ${state}`)).toEqual(world.log.map(({ _id }) => `${_id} sent`));
        expect(world.tail.outbox).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});
