import { describe, expect } from 'vitest';
import { addition } from '../../src/addition.ts';
import { Caller } from '../../src/backend.ts';
import { given } from '../../src/states.ts';
import { idsOf } from '../../src/things.ts';

describe('a removed guest (removeGuest, registerForEvent)', () => {
  addition(
    'asks again a day later at the earliest, and the host decides even with automatic approval',
    async (context) => {
      const early = await given(context, 'a guest removed some time ago', { hours: 23 });
      const barred = [409, 'removed_by_host'];
      expect(await early.api.outcome('registerForEvent', { path: { id: early.eventId } })).toEqual(barred);
      const { api, memberId, eventId, otherToken } = await given(context, 'a guest removed some time ago');
      const path = { id: eventId, eventId };
      expect(await api.ok('registerForEvent', { path })).not.toHaveProperty('isApproved');
      const host = new Caller({ authorization: `Bearer ${otherToken}` });
      expect(idsOf((await host.ok('listEventRequests', { path })).requests)).toEqual([memberId]);
      expect((await host.ok('getEvent', { path })).participants).toEqual([]);
      // Who withdraws stays a removed guest.
      await api.ok('leaveEvent', { path });
      expect(await api.ok('registerForEvent', { path })).not.toHaveProperty('isApproved');
    },
  );
});
