import { describe, expect } from 'vitest';
import { addition } from '../src/addition.ts';
import { visitor } from '../src/backend.ts';
import { logIn, newMember, uniqueWord } from '../src/members.ts';

describe('deleteAccount', () => {
  addition('takes the password, ends every log-in, and is undone by the next one', async () => {
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
  addition('is asked for once at a time, by its member', async () => {
    const ann = await newMember('Ann');
    expect((await ann.api.ok('getExport')).export).toEqual({ state: 'none' });
    expect(await ann.api.status('downloadExport')).toBe(404);
    const first = await ann.api.call('requestExport');
    expect([first.status, await visitor.status('requestExport')]).toEqual([200, 401]);
    expect(['preparing', 'ready']).toContain((await ann.api.ok('getExport')).export.state);
    expect(await visitor.status('downloadExport')).toBe(401);
  });
});
