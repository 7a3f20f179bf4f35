import { describe, expect } from 'vitest';
import { addition } from '../src/addition.ts';
import { visitor } from '../src/backend.ts';
import { newMember } from '../src/members.ts';
import { given } from '../src/states.ts';

describe('listSettings', () => {
  addition('answers operators, and neither members nor moderators', async (context) => {
    const operator = await given(context, 'an operator');
    const moderator = await given(context, 'a case');
    const ann = await newMember('Ann');
    expect((await operator.api.ok('listSettings')).server).toBeInstanceOf(Array);
    expect(await ann.api.outcome('listSettings')).toEqual([403, 'not_operator']);
    expect(await moderator.api.outcome('listSettings')).toEqual([403, 'not_operator']);
    expect(await visitor.status('listSettings')).toBe(401);
  });

  addition('comes with no right to read reports', async (context) => {
    const operator = await given(context, 'an operator');
    expect(await operator.api.outcome('listCases')).toEqual([403, 'not_moderator']);
    expect(await operator.api.outcome('listAudit')).toEqual([403, 'not_moderator']);
  });
});
