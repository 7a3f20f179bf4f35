import { describe, expect } from 'vitest';
import { addition } from '../src/addition.ts';
import { visitor } from '../src/backend.ts';
import { newMember } from '../src/members.ts';
import { given } from '../src/states.ts';

describe('getCommunityHealth', () => {
  addition('answers operators, and neither members nor visitors', async (context) => {
    const operator = await given(context, 'an operator with a member');
    const { version, mail, jobs, database, warnings } = await operator.api.ok('getCommunityHealth');
    expect(version).not.toBe('');
    expect(Math.min(mail.waiting, mail.givenUp, jobs.waiting)).toBeGreaterThanOrEqual(0);
    expect(database.bytes).toBeGreaterThan(0);
    const codes = warnings.map(({ code }) => code);
    expect(codes.includes('no_mail_server')).toBe(mail.server === undefined);
    expect(codes.includes('emails_given_up')).toBe(mail.givenUp > 0);
    const ann = await newMember('Ann');
    expect(await ann.api.outcome('getCommunityHealth')).toEqual([403, 'not_operator']);
    expect(await visitor.status('getCommunityHealth')).toBe(401);
  });
});

describe('getMailDomain', () => {
  addition('answers operators, and neither members nor visitors', async (context) => {
    const operator = await given(context, 'an operator with a member');
    const { domain, records } = await operator.api.ok('getMailDomain');
    const { mail } = await operator.api.ok('getCommunityHealth');
    expect(domain === undefined).toBe(mail.server === undefined);
    expect(records.map(({ kind }) => kind)).toEqual(domain === undefined ? [] : ['spf', 'dkim', 'dmarc']);
    const ann = await newMember('Ann');
    expect(await ann.api.outcome('getMailDomain')).toEqual([403, 'not_operator']);
    expect(await visitor.status('getMailDomain')).toBe(401);
  });
});
