import { describe, expect } from 'vitest';
import { addition } from '../../src/addition.ts';
import { newMember } from '../../src/members.ts';
import { given } from '../../src/states.ts';

const password = 'correct horse battery';

describe('listCommunityMembers', () => {
  addition('finds an address that is whole, whatever its case, and none by its parts', async (context) => {
    const { api } = await given(context, 'an operator with a member');
    const ann = await newMember('Ann');
    const found = async (search: string) =>
      (await api.ok('listCommunityMembers', { query: { search } })).members.map(({ _id }) => _id);
    const [name = '', host = ''] = ann.email.split('@');
    expect(await found(ann.email.toUpperCase())).toEqual([ann.id]);
    for (const part of [`${name}@`, `@${host}`, ann.email.slice(1), `%@${host}`, name])
      expect(await found(part)).toEqual([]);
  });

  addition('says when a member was here, unless they hide it', async (context) => {
    const { api } = await given(context, 'an operator with a member');
    const ann = await newMember('Ann');
    const found = async () => (await api.ok('listCommunityMembers', { query: { search: ann.email } })).members[0];
    await ann.api.ok('listNeeds');
    expect(await found()).toHaveProperty('seenOn');
    await ann.api.ok('editUser', { path: { userId: ann.id }, form: { hideActivity: 'true' } });
    expect(await found()).not.toHaveProperty('seenOn');
  });
});

describe('logOutMember and resetMemberCodes', () => {
  addition('take a reason, which is not blank', async (context) => {
    const { api, otherId } = await given(context, 'an operator with a member');
    for (const id of ['logOutMember', 'resetMemberCodes'] as const)
      for (const reason of ['', ' ', '\u200B'])
        expect(await api.outcome(id, { path: { userId: otherId }, body: { reason, password } })).toEqual([
          400,
          'invalid_input',
        ]);
  });
});
