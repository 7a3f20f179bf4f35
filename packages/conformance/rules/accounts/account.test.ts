import { describe, expect } from 'vitest';
import { addition } from '../../src/addition.ts';
import { visitor } from '../../src/backend.ts';
import { emailHost } from '../../src/check-response.ts';
import { logIn, newMember, uniqueWord } from '../../src/members.ts';

const fresh = () => `${uniqueWord()} lantern ${uniqueWord()}`;
const address = () => `${uniqueWord().toLowerCase()}@${emailHost}`;

describe('requestPasswordReset', () => {
  addition('answers the same with and without an account', async () => {
    const ann = await newMember('Ann');
    const ask = async (email: string) => {
      const { status, body } = await visitor.call('requestPasswordReset', { body: { email } });
      return { status, body: JSON.stringify(body) };
    };
    const known = await ask(ann.email);
    expect(known.status).toBe(200);
    expect(await ask(address())).toEqual(known);
    expect(await visitor.status('requestPasswordReset', { body: { email: 'nowhere' } })).toBe(400);
    expect(await visitor.status('logIn', { body: { email: ann.email, password: ann.password } })).toBe(200);
  });
});

describe('changePassword', () => {
  addition('takes the current one, ends other log-ins and leaves this one', async () => {
    const ann = await newMember('Ann');
    const elsewhere = await logIn(ann);
    const newPassword = fresh();
    const change = (currentPassword: string, next: string) =>
      ann.api.status('changePassword', { body: { currentPassword, newPassword: next } });
    expect(await change(fresh(), newPassword)).toBe(403);
    expect(await change(ann.password, 'password')).toBe(400);
    expect(await change(ann.password, 'short')).toBe(400);
    expect(await change(ann.password, newPassword)).toBe(200);
    expect([await ann.api.status('checkAuth'), await elsewhere.api.status('checkAuth')]).toEqual([200, 401]);
    expect(await visitor.status('logIn', { body: ann })).toBe(401);
    expect((await logIn({ email: ann.email, password: newPassword })).id).toBe(ann.id);
    expect(await visitor.status('changePassword', { body: { currentPassword: fresh(), newPassword } })).toBe(401);
  });
});

describe('log-ins', () => {
  addition('are listed to their member, this one first, and end one by one or all but this one', async () => {
    const [ann, ben] = [await newMember('Ann'), await newMember('Ben')];
    const [phone, desk] = [await logIn(ann), await logIn(ann)];
    const list = async () => (await ann.api.ok('listLogIns')).logIns;
    const [own, ...others] = await list();
    expect(own).toMatchObject({ isCurrent: true });
    expect(others).toHaveLength(2);
    const [desks] = (await desk.api.ok('listLogIns')).logIns;
    const path = { logInId: desks?._id ?? '' };
    expect(await ben.api.status('endLogIn', { path })).toBe(404);
    expect(await ann.api.status('endLogIn', { path })).toBe(200);
    expect(await ann.api.status('endLogIn', { path })).toBe(404);
    expect([await desk.api.status('checkAuth'), await phone.api.status('checkAuth')]).toEqual([401, 200]);
    expect(await ann.api.status('endOtherLogIns')).toBe(200);
    expect([await phone.api.status('checkAuth'), await ben.api.status('checkAuth')]).toEqual([401, 200]);
    expect(await list()).toEqual([own]);
    expect(await visitor.status('listLogIns')).toBe(401);
  });
});

describe('changeEmail', () => {
  addition('leaves the address until the new one’s link is opened', async () => {
    const [ann, ben] = [await newMember('Ann'), await newMember('Ben')];
    const { password } = ann;
    const change = (body: { email: string; password: string }) => ann.api.status('changeEmail', { body });
    expect(await change({ email: address(), password: fresh() })).toBe(403);
    expect(await change({ email: ann.email.toUpperCase(), password })).toBe(400);
    expect(await change({ email: ben.email, password })).toBe(409);
    const email = address();
    expect(await change({ email, password })).toBe(200);
    const { user } = await ann.api.ok('getUser', { path: { userId: ann.id } });
    expect(user.email).toBe(ann.email);
    expect(await visitor.status('logIn', { body: { email, password } })).toBe(401);
  });
});

describe('sendVerification', () => {
  addition('is for members', async () => {
    const ann = await newMember('Ann');
    expect(await ann.api.status('sendVerification')).toBe(200);
    expect(await visitor.status('sendVerification')).toBe(401);
  });
});
