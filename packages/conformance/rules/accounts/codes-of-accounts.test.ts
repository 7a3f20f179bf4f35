import { beforeAll, describe, expect } from 'vitest';
import { addition } from '../../src/addition.ts';
import { visitor } from '../../src/backend.ts';
import { type Member, newMember, uniqueWord } from '../../src/members.ts';
import { picture } from '../../src/picture.ts';
import { absentId } from '../../src/things.ts';

let ann: Member;
let ben: Member;
beforeAll(async () => {
  [ann, ben] = [await newMember('Ann'), await newMember('Ben')];
});

const noPicture = () => new File([uniqueWord()], 'photo.png', { type: 'image/png' });

describe('errors of an account', () => {
  addition('say that an address is taken (signUp, changeEmail)', async () => {
    const account = { name: 'Ann', email: ben.email, password: ben.password };
    expect(await visitor.outcome('signUp', { body: account })).toEqual([409, 'email_taken']);
    const change = { email: ben.email, password: ann.password };
    expect(await ann.api.outcome('changeEmail', { body: change })).toEqual([409, 'email_taken']);
  });

  addition('say that the password is wrong (changePassword, changeEmail, deleteAccount)', async () => {
    const [password, newPassword] = [uniqueWord(), `${uniqueWord()} lantern`];
    const email = `new.${ann.email}`;
    for (const [id, body] of [
      ['changePassword', { currentPassword: password, newPassword }],
      ['changeEmail', { email, password }],
      ['deleteAccount', { password }],
    ] as const)
      expect(await ann.api.outcome(id, { body })).toEqual([403, 'wrong_password']);
  });

  addition('say that the page or the member is another one (logOut, editUser)', async () => {
    const headers = { origin: 'https://evil.example' };
    expect(await ann.chat.outcome('logOut', { headers })).toEqual([403, 'foreign_origin']);
    const call = { path: { userId: ben.id }, form: { about: 'Hello' } };
    expect(await ann.api.outcome('editUser', call)).toEqual([403, 'not_yourself']);
    const nobody = await ann.api.outcome('editUser', { ...call, path: { userId: absentId(ann.id) } });
    expect(['not_yourself', 'user_not_found']).toContain(nobody[1]);
    const long = await ann.api.outcome('editUser', { path: { userId: ann.id }, form: { about: 'x'.repeat(9000) } });
    expect(long).toEqual([400, 'invalid_input']);
  });
});

describe('errors of a form', () => {
  addition('say that a file is no picture, or too large (editUser, addSkill)', async () => {
    const large = new File([new Uint8Array(6e6)], 'photo.png', { type: 'image/png' });
    const path = { userId: ann.id };
    expect(await ann.api.outcome('editUser', { path, form: { photo: large } })).toEqual([413, 'too_large']);
    const skill = { name: uniqueWord(), desc: 'How it is done' };
    expect(await ann.api.outcome('addSkill', { form: { ...skill, photo: large } })).toEqual([413, 'too_large']);
    expect(await ann.api.outcome('editUser', { path, form: { photo: noPicture() } })).toEqual([415, 'not_a_picture']);
    expect(await ann.api.outcome('addSkill', { form: { ...skill, photo: noPicture() } })).toEqual([
      415,
      'not_a_picture',
    ]);
  });

  addition('say what is wrong with a skill (addSkill)', async () => {
    const form = { name: uniqueWord(), desc: 'How it is done', photo: picture() };
    expect(await ann.api.outcome('addSkill', { form: { ...form, name: ' ' } })).toEqual([400, 'invalid_input']);
    expect(await ann.api.outcome('addSkill', { form })).toEqual([201]);
    expect(await ben.api.outcome('addSkill', { form })).toEqual([409, 'skill_exists']);
  });
});
