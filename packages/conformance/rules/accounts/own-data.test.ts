import { strFromU8, unzipSync } from 'fflate';
import { describe, expect } from 'vitest';
import { addition } from '../../src/addition.ts';
import { type Caller, visitor } from '../../src/backend.ts';
import { logIn, newMember, uniqueWord } from '../../src/members.ts';
import { given } from '../../src/states.ts';
import { utc } from '../../src/things.ts';

const dayMs = 24 * 3_600_000;

async function emailOf(api: Caller, userId: string): Promise<string> {
  const { user } = await api.ok('getUser', { path: { userId } });
  if (user.email === undefined) throw new Error('getUser leaves out the caller’s own address.');
  return user.email;
}

describe('deleteAccount', () => {
  addition('requires the password, ends every log-in, and is undone by the next log-in', async () => {
    const [ann, ben] = [await newMember('Ann'), await newMember('Ben')];
    const elsewhere = await logIn(ann);
    const leave = (password: string) => ann.api.status('deleteAccount', { body: { password } });
    expect(await leave(uniqueWord())).toBe(403);
    expect(await leave(ann.password)).toBe(200);
    expect([await ann.api.status('checkAuth'), await elsewhere.api.status('checkAuth')]).toEqual([401, 401]);
    expect(await ben.api.status('getUser', { path: { userId: ann.id } })).toBe(404);
    const { users } = await visitor.ok('listUsers', { query: { name: ann.name } });
    expect(users.map(({ _id }) => _id)).not.toContain(ann.id);
    const back = await visitor.ok('logIn', { body: { email: ann.email, password: ann.password } });
    expect(back).toMatchObject({ cameBack: true });
    expect(await ben.api.status('getUser', { path: { userId: ann.id } })).toBe(200);
  });
});

describe('a copy of one’s data', () => {
  addition('can be requested once at a time, by its member', async () => {
    const ann = await newMember('Ann');
    expect((await ann.api.ok('getExport')).export).toEqual({ state: 'none' });
    expect(await ann.api.status('downloadExport')).toBe(404);
    const first = await ann.api.call('requestExport');
    expect([first.status, await visitor.status('requestExport')]).toEqual([200, 401]);
    expect(['preparing', 'ready']).toContain((await ann.api.ok('getExport')).export.state);
    expect(await visitor.status('downloadExport')).toBe(401);
  });

  addition('exists once, and cannot be downloaded before it is ready', async (context) => {
    const { api } = await given(context, 'a copy of my data', { state: 'preparing' });
    expect((await api.ok('getExport')).export).toMatchObject({ state: 'preparing' });
    expect(await api.outcome('requestExport')).toEqual([409, 'export_preparing']);
    expect(await api.outcome('downloadExport')).toEqual([404, 'file_not_found']);
  });

  addition('is available to its member for seven days', async (context) => {
    const members = [await given(context, 'a copy of my data'), await given(context, 'a copy of my data')];
    const emails = await Promise.all(members.map(async ({ api, memberId }) => await emailOf(api, memberId)));
    for (const [index, { api }] of members.entries()) {
      const { export: copy } = await api.ok('getExport');
      if (copy.state !== 'ready') throw new Error('It is not ready.');
      expect(utc(copy.expiresAt) - utc(copy.requestedAt)).toBeGreaterThan(6.9 * dayMs);
      const { status, headers, bytes } = await api.call('downloadExport');
      expect([status, headers.get('content-type')]).toEqual([200, 'application/zip']);
      const texts = Object.values(unzipSync(bytes)).map((file) => strFromU8(file));
      const has = emails.map((email) => texts.some((text) => text.includes(email)));
      expect(has).toEqual(members.map((_, other) => other === index));
    }
  });

  addition('is deleted once it has expired, and can be requested again', async (context) => {
    const { api } = await given(context, 'a copy of my data', { state: 'expired' });
    expect((await api.ok('getExport')).export).toMatchObject({ state: 'expired' });
    expect(await api.outcome('downloadExport')).toEqual([404, 'file_not_found']);
    expect(await api.outcome('requestExport')).toEqual([200]);
    expect(['preparing', 'ready']).toContain((await api.ok('getExport')).export.state);
  });
});
