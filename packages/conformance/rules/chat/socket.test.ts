import { contractVersion } from '@skill-exchange/api-client/contract-version';
import { beforeAll, describe, expect, test } from 'vitest';
import { addition } from '../../src/addition.ts';
import { connect, isRejected, listen, open, read, rejectionOf, send, stored, textsOf } from '../../src/chat.ts';
import { logIn, type Member, newMember, uniqueWord } from '../../src/members.ts';
import { absentId, decide, eventFields, hostEvent, register, until } from '../../src/things.ts';

let ann: Member;
let ben: Member;
let cay: Member;
let id: string;
let withCay: string;
beforeAll(async () => {
  [ann, ben, cay] = [await newMember('Ann'), await newMember('Ben'), await newMember('Cay')];
  [id, withCay] = [await open(ann, ben), await open(ann, cay)];
});

type Listening = Awaited<ReturnType<typeof connect>>;

/** Sends a final message to each conversation, and waits until every listening socket has received it. */
async function settle(...listening: readonly (readonly [Member, Member, Listening])[]): Promise<void> {
  for (const [from, to, { heard }] of listening) {
    const last = `last ${uniqueWord()}`;
    await send(from, to, last);
    await until('a stored message is heard', async () => textsOf(heard).includes(last));
  }
}

const heardOf = ({ heard }: Listening) => textsOf(heard).filter((text) => !text.startsWith('last '));

describe('the socket: message', () => {
  test('reaches both members of the conversation once, as stored, and in order', async () => {
    const [own, others] = [await listen(ann, id), await listen(ben, id)];
    const messages = [
      await stored(ann, ben, uniqueWord()),
      await stored(ben, ann, uniqueWord()),
      await stored(ann, ben, uniqueWord()),
    ];
    await settle([ann, ben, own], [ann, ben, others]);
    for (const listening of [own, others]) {
      expect(heardOf(listening)).toEqual(textsOf(messages));
      for (const [index, { createdAt, ...message }] of messages.entries()) {
        expect(listening.heard[index]).toMatchObject(message);
        // The same instant in any format.
        expect(Date.parse(listening.heard[index]?.createdAt ?? '')).toBe(Date.parse(createdAt));
      }
    }
    expect((await read(ann.chat, id)).map(({ _id }) => _id)).toContain(own.heard[0]?._id);
  });

  test('reaches every device of a member', async () => {
    const again = await logIn(ben);
    const devices = [await listen(ben, id), await listen(again, id), await listen(ben, id)];
    const text = uniqueWord();
    await send(ann, ben, text);
    await settle(...devices.map((device) => [ann, ben, device] as const));
    for (const device of devices) expect(heardOf(device)).toEqual([text]);
  });

  test('reaches no member of another conversation, and no socket that has not joined', async () => {
    // A listening member, so that the server has a socket to emit to.
    await listen(ann, id);
    const stranger = await listen(cay, withCay);
    const [elsewhere, nowhere] = [await listen(ann, withCay), await connect(ben)];
    await send(ann, ben, uniqueWord());
    await send(ben, ann, uniqueWord());
    await settle([ann, cay, stranger], [cay, ann, elsewhere]);
    expect([heardOf(stranger), heardOf(elsewhere), heardOf(nowhere)]).toEqual([[], [], []]);
  });

  test('arrives from every conversation that a socket has joined', async () => {
    const both = await listen(ann, id, withCay);
    const texts = [uniqueWord(), uniqueWord()];
    await send(ben, ann, texts[0] ?? '');
    await send(cay, ann, texts[1] ?? '');
    await settle([ben, ann, both], [cay, ann, both]);
    expect(heardOf(both)).toEqual(texts);
    expect(both.heard.map(({ conversationId }) => conversationId).slice(0, 2)).toEqual([id, withCay]);
  });
});

describe('the socket: unread', () => {
  addition('comes to each socket of the receiver, from somebody new as well, and again once it is read', async () => {
    const [dan, eve] = [await newMember('Dan'), await newMember('Eve')];
    const [first, second, sender] = [await connect(eve), await connect(eve), await connect(dan)];
    const conversation = await open(dan, eve);
    await send(dan, eve, uniqueWord());
    for (const { unread } of [first, second])
      await until('an unread message is announced', async () => unread.join() === conversation);
    expect(sender.unread).toEqual([]);
    await read(eve.chat, conversation);
    for (const { unread } of [first, second])
      await until('its reading is announced', async () => unread.join() === [conversation, conversation].join());
    expect(sender.unread).toEqual([]);
  });
});

describe('the socket: eventRequest', () => {
  addition('comes to the host alone when a member asks to join, withdraws, and is decided on', async () => {
    const host = await newMember('Host');
    const eventId = await hostEvent(host, eventFields(48));
    const [first, second, guest] = [await connect(host), await connect(host), await connect(ann)];
    const steps = [
      () => register(ann, eventId),
      () => ann.api.ok('leaveEvent', { path: { id: eventId } }),
      () => register(ann, eventId),
      () => decide(host, eventId, ann.id, 'APPROVE'),
      () => ann.api.ok('leaveEvent', { path: { id: eventId } }),
    ];
    for (const [index, step] of steps.entries()) {
      await step();
      const told = Array(index + 1).fill(eventId);
      for (const { requested } of [first, second])
        await until('the host is told', async () => requested.join() === told.join());
    }
    expect(guest.requested).toEqual([]);
  });
});

describe('the socket: notifications', () => {
  addition('tells each of a member’s sockets how many are unread, and when they are read', async () => {
    const host = await newMember('Host');
    const eventId = await hostEvent(host, eventFields(48));
    const [first, second, stranger] = [await connect(host), await connect(host), await connect(cay)];
    await register(ann, eventId);
    for (const { unreadNotifications } of [first, second])
      await until('the host is told', async () => unreadNotifications.at(-1) === 1);
    await decide(host, eventId, ann.id, 'APPROVE');
    for (const { unreadNotifications } of [first, second])
      await until('the host is told that none is left', async () => unreadNotifications.at(-1) === 0);
    expect(stranger.unreadNotifications).toEqual([]);
  });
});

describe('the socket: join', () => {
  test('succeeds for the two members, and fails for others', async () => {
    for (const member of [ann, ben]) expect(await (await connect(member)).join(id)).toMatchObject({ success: true });
    const stranger = await connect(cay);
    for (const other of [id, absentId(id), 'none'])
      expect(await stranger.join(other), other).toMatchObject({ success: false });
    await stranger.join(withCay);
    await send(ann, ben, uniqueWord());
    await settle([ann, cay, stranger]);
    expect(heardOf(stranger)).toEqual([]);
  });

  addition('has the code of each rejection', async () => {
    const stranger = await connect(cay);
    expect(await stranger.join(id)).toMatchObject({ code: 'not_conversation_member' });
    expect(await stranger.join(absentId(id))).toMatchObject({ code: 'conversation_not_found' });
    expect(await stranger.join(7 as never)).toMatchObject({ code: 'invalid_input' });
  });
});

describe('the socket: contract', () => {
  addition('is the first event, and names the version that is spoken', async () => {
    const own = await connect(ann, {}, { contract: contractVersion });
    await until('the version is announced', async () => own.version() !== undefined);
    expect(own.version()).toMatch(/^\d+\.\d+\.\d+$/);
    expect(own.events[0]).toBe('contract');
  });

  addition('of another major version is rejected, as is something that is no version', async () => {
    expect(await rejectionOf(ann, { contract: '99.0.0' })).toMatchObject({ code: 'unsupported_contract' });
    expect(await rejectionOf(ann, { contract: 'newest' })).toMatchObject({ code: 'invalid_input' });
  });
});

describe('the socket: sendMessage', () => {
  test('neither forges nor repeats a message', async () => {
    const [own, others, stranger] = [await listen(ann, id), await listen(ben, id), await listen(cay, withCay)];
    const real = await stored(ann, ben, uniqueWord());
    own.socket.emit('sendMessage', real);
    own.socket.emit('sendMessage', { ...real, senderId: { _id: ben.id }, text: uniqueWord() });
    stranger.socket.emit('sendMessage', { ...real, text: uniqueWord() });
    await settle([ann, ben, own], [ann, ben, others], [ann, cay, stranger]);
    expect([heardOf(own), heardOf(others), heardOf(stranger)]).toEqual([[real.text], [real.text], []]);
    expect(textsOf(await read(ann.chat, id)).filter((text) => text === real.text)).toHaveLength(1);
  });
});

describe('the socket: its log-in', () => {
  test('uses the cookie, and rejects sockets with a missing or invalid one', async () => {
    for (const socketCookie of ['', 'session=none', 'session=a.b.c'])
      expect(await isRejected({ socketCookie }), socketCookie).toBe(true);
    expect(await isRejected(ann)).toBe(false);
  });

  addition('has a code when it is rejected', async () => {
    for (const socketCookie of ['', 'session=none'])
      expect(await rejectionOf({ socketCookie }), socketCookie).toMatchObject({
        code: 'not_authenticated',
        message: expect.stringMatching(/\S/),
      });
  });

  test('is not lent to pages of other sites', async () => {
    expect(await isRejected(ann, { origin: 'https://elsewhere.example' })).toBe(true);
  });

  addition('ends with logOut: it hears nothing more, opens no further socket, and others stay', async () => {
    const [other, left] = [await logIn(ann), await listen(ben, id)];
    const [ending, standing] = [await listen(other, id), await listen(ann, id)];
    await other.api.ok('logOut');
    const text = uniqueWord();
    await send(ben, ann, text);
    await settle([ben, ann, standing], [ben, ann, left]);
    expect([heardOf(ending), heardOf(standing), heardOf(left)]).toEqual([[], [text], [text]]);
    expect(await isRejected(other)).toBe(true);
  });

  addition('ends with logOutEverywhere on every device', async () => {
    const [dan, left] = [await newMember('Dan'), await listen(ben, id)];
    const again = await logIn(dan);
    const common = await open(dan, ben);
    const devices = [await listen(dan, common), await listen(again, common)];
    const others = await listen(ben, common);
    await again.api.ok('logOutEverywhere');
    await send(ben, dan, uniqueWord());
    await settle([ben, dan, others], [ann, ben, left]);
    for (const device of devices) expect(heardOf(device)).toEqual([]);
    for (const login of [dan, again]) expect(await isRejected(login)).toBe(true);
  });
});
