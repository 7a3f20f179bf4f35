import { describe, expect } from 'vitest';
import { addition } from '../src/addition.ts';
import { visitor } from '../src/backend.ts';
import { newMember } from '../src/members.ts';
import { given } from '../src/states.ts';

describe('getCommunityHealth', () => {
  addition('answers operators, and neither members nor visitors', async (context) => {
    const operator = await given(context, 'an operator');
    const { version, mail, jobs, database } = await operator.api.ok('getCommunityHealth');
    expect(version).not.toBe('');
    expect(Math.min(mail.waiting, mail.givenUp, jobs.waiting)).toBeGreaterThanOrEqual(0);
    expect(database.bytes).toBeGreaterThan(0);
    const ann = await newMember('Ann');
    expect(await ann.api.outcome('getCommunityHealth')).toEqual([403, 'not_operator']);
    expect(await visitor.status('getCommunityHealth')).toBe(401);
  });
});

describe('getMailDomain', () => {
  addition('answers operators, and neither members nor visitors', async (context) => {
    const operator = await given(context, 'an operator');
    const { domain, records } = await operator.api.ok('getMailDomain');
    expect(records.map(({ kind }) => kind)).toEqual(domain === undefined ? [] : ['spf', 'dkim', 'dmarc']);
    const ann = await newMember('Ann');
    expect(await ann.api.outcome('getMailDomain')).toEqual([403, 'not_operator']);
    expect(await visitor.status('getMailDomain')).toBe(401);
  });
});
