import { describe, expect } from 'vitest';
import { addition } from '../src/addition.ts';
import { visitor } from '../src/backend.ts';
import { newMember } from '../src/members.ts';
import { given } from '../src/states.ts';

describe('getCommunityNumbers', () => {
  addition('answers full weeks from Monday on, latest first, without numbers of few people', async (context) => {
    const operator = await given(context, 'counted weeks');
    const { weeks } = await operator.api.ok('getCommunityNumbers');
    const days = weeks.map(({ startsOn }) => startsOn);
    expect(days).toEqual([...days].sort().reverse());
    expect(weeks.length).toBeGreaterThan(0);
    for (const { startsOn, came, joined, back, left, partners, agreed, held, reviewed } of weeks) {
      expect(new Date(startsOn).getUTCDay()).toBe(1);
      for (const number of [came, joined, back, left, partners, agreed, held, reviewed])
        expect([1, 2, 3, 4]).not.toContain(number);
    }
  });

  addition('answers operators, and neither members nor moderators', async (context) => {
    const moderator = await given(context, 'a case');
    const ann = await newMember('Ann');
    expect(await ann.api.outcome('getCommunityNumbers')).toEqual([403, 'not_operator']);
    expect(await moderator.api.outcome('getCommunityNumbers')).toEqual([403, 'not_operator']);
    expect(await visitor.status('getCommunityNumbers')).toBe(401);
  });
});
