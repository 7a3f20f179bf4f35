import { expect } from '@playwright/test';
import { nameProblem } from '@skill-exchange/api-client/plain-text';
import { naughtyTexts } from '../../../../scripts/lib/naughty-texts.ts';
import { type ApiMember, joinByApi } from './api-member.ts';

/** Every text, one per line. */
export const everything = naughtyTexts.join('\n');

/** Names that would run as code or break a layout, and yet are valid. */
const names = [
  naughtyTexts[0] ?? '',
  'שלום <b>עולם</b> 1)',
  'W'.repeat(60),
  'مرحبا بالعالم',
  'Z\u0351\u036b\u0343\u036aa\u0336l\u0321g\u0337o',
  '🧶🪢👩‍👩‍👧‍👦🏴󠁧󠁢󠁳󠁣󠁴󠁿',
];

const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();

export interface NaughtyCommunity {
  /** Sees everything: wants every skill, hosts, meets, reviews and chats. */
  me: ApiMember;
  others: ApiMember[];
  hostedEventId: string;
}

/** Fills every text field of the running server with every text. */
export async function makeNaughtyCommunity(address: string): Promise<NaughtyCommunity> {
  const plain = naughtyTexts.filter((text) => nameProblem(text) === undefined);
  const size = Math.ceil(plain.length / names.length);
  const skills = names.map((_, index) => plain.slice(index * size, (index + 1) * size));
  const wanted = { skillsRequested: skills.map(([first = '']) => first), skillsOffered: skills[0] ?? [] };
  const me = await joinByApi(address, '<img src=x onerror=window.naughtyHit=1>', wanted);
  const others: ApiMember[] = [];
  for (const [index, name] of names.entries()) {
    const lists = {
      skillsOffered: skills[index] ?? [],
      skillsRequested: skills[(index + 1) % names.length] ?? [],
    };
    others.push(await joinByApi(address, name, lists));
  }
  for (const member of [me, ...others]) {
    const form = new FormData();
    // A profile has 2,000 characters: half of the texts for one, half for the next.
    form.set('about', halves[others.indexOf(member) === 0 ? 1 : 0]);
    await member.send('PUT', `/api/user/edit/${member.id}`, form);
  }
  await exchange(me, others, skills);
  const hosted = await host(me, me.name, skills[1] ?? []);
  const [asking, approved] = others as [ApiMember, ApiMember];
  for (const member of [asking, approved]) await member.send('POST', `/api/events/${hosted}/register`);
  const decision = { userId: approved.id, action: 'APPROVE' };
  await me.send('POST', `/api/events/${hosted}/handle-request`, decision);
  return { me, others, hostedEventId: hosted };
}

const middle = Math.ceil(naughtyTexts.length / 2);
/** Texts that fit a field of 2,000 characters. */
export const halves = [naughtyTexts.slice(0, middle).join('\n'), naughtyTexts.slice(middle).join('\n')] as const;

async function host(member: ApiMember, title: string, skills: string[]): Promise<string> {
  const times = { date: inHours(1), start_time: inHours(1), end_time: inHours(2) };
  const body = { title, description: everything, skills, ...times, link: naughtyLink, max_participants: 3 };
  const { event } = (await member.send('POST', '/api/events/create', body)) as { event: { _id: string } };
  return event._id;
}

const naughtyLink = 'https://meet.example.org/"><script>window.naughtyHit=1</script>?a=%00&b=%27';

/** Creates events of others, future and past sessions, reviews in both directions, and a conversation. */
async function exchange(me: ApiMember, others: ApiMember[], skills: string[][]): Promise<void> {
  const sessionIds: string[] = [];
  for (const [index, other] of others.entries()) {
    const event = await host(other, other.name, skills[index] ?? []);
    await me.send('POST', `/api/events/${event}/register`);
    if (index % 2 === 0) {
      await other.send('POST', `/api/events/${event}/handle-request`, { userId: me.id, action: 'APPROVE' });
    }
    const [mine, theirs] = [skills[index]?.[0], skills[index]?.[1]];
    const plan = {
      userTwo: other.id,
      link: naughtyLink,
      skillTaughtByUserOne: mine,
      skillTaughtByUserTwo: theirs,
    };
    await me.send('POST', '/api/sessions/new', { ...plan, date: inHours(5) });
    const { session } = (await me.send('POST', '/api/sessions/new', {
      ...plan,
      date: inHours(1 / 3600),
    })) as {
      session: { _id: string };
    };
    sessionIds.push(session._id);
  }
  await areOver(me, sessionIds);
  for (const [index, other] of others.entries()) {
    const review = { rating: 1 + (index % 5), comment: halves[index % 2], sessionId: sessionIds[index] };
    await me.send('POST', '/api/reviews/new', { ...review, reviewedTo: other.id });
    await other.send('POST', '/api/reviews/new', { ...review, reviewedTo: me.id });
  }
  const [partner] = others as [ApiMember];
  for (const text of naughtyTexts) {
    await partner.send('POST', '/api/chat/messages', { senderId: partner.id, receiverId: me.id, text });
  }
}

/** Waits until the sessions, which were planned shortly ahead, have ended. */
async function areOver(member: ApiMember, sessionIds: string[]): Promise<void> {
  const stillAhead = async () => {
    const { sessions } = (await member.send('GET', '/api/sessions/my-sessions')) as {
      sessions: { _id: string; status: string }[];
    };
    return sessions.filter(({ _id, status }) => sessionIds.includes(_id) && status === 'Scheduled').length;
  };
  await expect.poll(stillAhead).toBe(0);
}
