import { beforeAll, describe, expect } from 'vitest';
import { addition } from '../../src/addition.ts';
import { visitor } from '../../src/backend.ts';
import { type Member, newMember } from '../../src/members.ts';
import { absentId, inHours, planSession, utc } from '../../src/things.ts';

let ann: Member;
let ben: Member;
let cay: Member;
beforeAll(async () => {
  ann = await newMember('Ann');
  ben = await newMember('Ben');
  cay = await newMember('Cay');
});

const read = async (member: Member, sessionId: string) =>
  (await member.api.ok('getSession', { path: { sessionId } })).session;
const save = (member: Member, sessionId: string, text: string, version: number) =>
  member.api.call('saveSessionNotes', { path: { sessionId }, body: { text, version } });

describe('getSession', () => {
  addition('answers one session to its two members alone', async () => {
    const id = await planSession(ann, ben);
    expect(await read(ben, id)).toMatchObject({ _id: id, status: 'Scheduled', notes: { text: '', version: 0 } });
    const statusFor = (member: Member, sessionId: string) => member.api.status('getSession', { path: { sessionId } });
    expect([await statusFor(cay, id), await statusFor(ann, absentId(id))]).toEqual([403, 404]);
    expect(await visitor.status('getSession', { path: { sessionId: id } })).toBe(401);
  });

  addition('has the history, oldest first', async () => {
    const times = [inHours(300), inHours(302)];
    const body = { userTwo: ben.id, times, link: 'https://meet.example.org/history' };
    const { session } = await ann.api.ok('proposeSession', { body });
    const sessionId = session?._id ?? '';
    await ben.api.ok('acceptSession', { path: { sessionId }, body: { time: times[1] ?? '' } });
    const history = (await read(ann, sessionId)).history ?? [];
    expect(history.map(({ by, kind, times }) => [by, kind, times?.map(utc)])).toEqual([
      [ann.id, 'proposed', times.map(utc)],
      [ben.id, 'accepted', [utc(times[1])]],
    ]);
  });
});

describe('listMySessions with a member', () => {
  addition('has only sessions with them, each with its history', async () => {
    const [dan, eve] = [await newMember('Dan'), await newMember('Eve')];
    const id = await planSession(dan, eve);
    await planSession(dan, ann);
    const list = async (member: Member, query: { with: string }) =>
      (await member.api.ok('listMySessions', { query })).sessions;
    const [shared, ...others] = await list(dan, { with: eve.id });
    expect(others).toEqual([]);
    expect(shared).toMatchObject({ _id: id, history: [{ by: dan.id, kind: 'planned' }] });
    expect(await list(eve, { with: ann.id })).toEqual([]);
  });
});

describe('saveSessionNotes', () => {
  addition('keeps one text for both members, and overwrites none that a member has not seen', async () => {
    const id = await planSession(ann, ben);
    expect((await save(ann, id, 'Rye flour.', 0)).status).toBe(200);
    const late = await save(ben, id, 'Wheat flour.', 0);
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ code: 'changed_meanwhile', notes: { text: 'Rye flour.' } });
    const { notes } = await read(ben, id);
    expect((await save(ben, id, '', notes?.version ?? 0)).status).toBe(200);
    expect((await read(ann, id)).notes).toMatchObject({ text: '', updatedBy: ben.id });
  });

  addition('takes 2,000 characters, and nothing of others or for a canceled session', async () => {
    const id = await planSession(ann, ben);
    expect((await save(ann, id, 'x'.repeat(2001), 0)).status).toBe(400);
    expect((await save(cay, id, 'Hello.', 0)).status).toBe(403);
    expect((await save(ann, absentId(id), 'Hello.', 0)).status).toBe(404);
    const body = { text: 'Hello.', version: 0 };
    expect(await visitor.status('saveSessionNotes', { path: { sessionId: id }, body })).toBe(401);
    await ben.api.ok('cancelSession', { path: { sessionId: id } });
    expect((await save(ann, id, 'Hello.', 0)).status).toBe(409);
  });
});

describe('createRoom', () => {
  addition('makes another link each time where the site offers rooms, and is a 404 elsewhere', async () => {
    const { isOffered } = await ann.api.ok('getRooms');
    expect([await visitor.status('getRooms'), await visitor.status('createRoom')]).toEqual([401, 401]);
    if (!isOffered) {
      expect((await ann.api.call('createRoom')).body).toMatchObject({ code: 'rooms_off' });
      return;
    }
    const links = [(await ann.api.ok('createRoom')).link, (await ann.api.ok('createRoom')).link];
    expect(new Set(links).size).toBe(2);
    for (const link of links) expect(URL.canParse(link)).toBe(true);
  });
});
