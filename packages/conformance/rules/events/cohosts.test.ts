import { describe, expect } from 'vitest';
import { addition } from '../../src/addition.ts';
import { type Member, newMember } from '../../src/members.ts';
import { absentId, decide, enrol, eventFields, hostEvent, inHours, register } from '../../src/things.ts';

const invite = (host: Member, eventId: string, userId: string) =>
  host.api.outcome('inviteCohost', { path: { eventId }, body: { userId } });
const answer = (member: Member, eventId: string, accepts: boolean) =>
  member.api.outcome('answerCohostInvitation', { path: { eventId }, body: { accepts } });
const remove = (caller: Member, eventId: string, userId: string) =>
  caller.api.outcome('removeCohost', { path: { eventId, userId } });
const eventFor = (member: Member, eventId: string) => member.api.ok('getEvent', { path: { eventId } });
const idsOf = (members: readonly { _id: string }[] | undefined) => members?.map(({ _id }) => _id);

describe('inviteCohost and answerCohostInvitation', () => {
  addition('invite a member, who then has the host’s rights', async () => {
    const [host, cohost, guest] = [await newMember('Host'), await newMember('Cohost'), await newMember('Guest')];
    const id = await hostEvent(host);
    for (const _again of [1, 2]) {
      const call = { path: { eventId: id }, body: { userId: cohost.id } };
      expect(await host.api.ok('inviteCohost', call)).toMatchObject({ success: true });
    }
    for (const member of [host, cohost])
      expect(idsOf((await eventFor(member, id)).cohostInvitations)).toEqual([cohost.id]);
    expect((await eventFor(guest, id)).cohostInvitations).toBeUndefined();
    expect(await answer(guest, id, true)).toEqual([403, 'not_invited']);
    expect(await answer(cohost, absentId(id), true)).toEqual([404, 'event_not_found']);
    const accept = { path: { eventId: id }, body: { accepts: true } };
    expect(await cohost.api.ok('answerCohostInvitation', accept)).toMatchObject({ success: true });
    expect(idsOf((await eventFor(guest, id)).cohosts)).toEqual([cohost.id]);
    expect((await eventFor(host, id)).cohostInvitations).toBeUndefined();

    await register(guest, id);
    expect(idsOf((await eventFor(cohost, id)).requests)).toEqual([guest.id]);
    expect(await decide(cohost, id, guest.id, 'APPROVE')).toBe(200);
    const times = { start_time: inHours(50), end_time: inHours(51) };
    expect(await cohost.api.outcome('updateEvent', { path: { eventId: id }, body: times })).toEqual([200]);
    const update = { path: { eventId: id }, body: { text: 'Bring a jar.' } };
    expect(await cohost.api.ok('sendEventUpdate', update)).toMatchObject({ update: { cohost: { _id: cohost.id } } });
    const { updates } = await guest.api.ok('listEventUpdates', { path: { eventId: id } });
    expect(updates).toMatchObject([{ cohost: { _id: cohost.id } }]);
    expect(await cohost.api.outcome('deleteEvent', { path: { eventId: id } })).toEqual([403, 'not_host']);
    expect(await invite(cohost, id, guest.id)).toEqual([403, 'not_host']);
  });

  addition('end a place with an acceptance, and an invitation with a decline', async () => {
    const [host, guest] = [await newMember('Host'), await newMember('Guest')];
    const id = await hostEvent(host);
    await enrol(host, id, guest);
    await invite(host, id, guest.id);
    expect(await answer(guest, id, false)).toEqual([200]);
    expect((await eventFor(host, id)).cohostInvitations).toBeUndefined();
    await invite(host, id, guest.id);
    expect(await answer(guest, id, true)).toEqual([200]);
    expect((await eventFor(host, id)).current_participants_count).toBe(0);
    expect(await guest.api.outcome('registerForEvent', { path: { id } })).toEqual([409, 'is_host']);
    expect(await guest.api.outcome('joinWaitlist', { path: { eventId: id } })).toEqual([409, 'is_host']);
  });

  addition('say who cannot be invited', async () => {
    const [host, blocked] = [await newMember('Host'), await newMember('Blocked')];
    const id = await hostEvent(host, eventFields(48));
    await host.api.ok('blockMember', { path: { userId: blocked.id } });
    expect(await invite(host, id, blocked.id)).toEqual([404, 'user_not_found']);
    expect(await invite(host, absentId(id), blocked.id)).toEqual([404, 'event_not_found']);
    expect(await invite(host, id, host.id)).toEqual([400, 'invalid_input']);
    const noAnswer = { path: { eventId: id }, body: {} };
    expect(await host.api.outcome('answerCohostInvitation', noAnswer)).toEqual([400, 'invalid_input']);
    for (const name of ['One', 'Two', 'Three', 'Four', 'Five'])
      expect(await invite(host, id, (await newMember(name)).id)).toEqual([201]);
    expect(await invite(host, id, (await newMember('Six')).id)).toEqual([409, 'too_many_cohosts']);
  });
});

describe('removeCohost', () => {
  addition('is for the host, and for a co-host who steps down', async () => {
    const [host, one, two] = [await newMember('Host'), await newMember('One'), await newMember('Two')];
    const id = await hostEvent(host);
    for (const cohost of [one, two]) {
      await invite(host, id, cohost.id);
      await answer(cohost, id, true);
    }
    expect(await remove(one, id, two.id)).toEqual([403, 'not_host']);
    expect(await remove(one, id, one.id)).toEqual([200]);
    const call = { path: { eventId: id, userId: two.id } };
    expect(await host.api.ok('removeCohost', call)).toMatchObject({ success: true });
    expect((await eventFor(host, id)).cohosts).toBeUndefined();
    expect(await remove(host, id, two.id)).toEqual([404, 'cohost_not_found']);
    expect(await remove(host, absentId(id), two.id)).toEqual([404, 'event_not_found']);
    const noScope = { path: { eventId: id, userId: two.id }, query: { scope: 'none' } };
    expect(await host.api.outcome('removeCohost', noScope)).toEqual([400, 'invalid_input']);
  });
});

describe('listCreatedEvents', () => {
  addition('has events that the caller co-hosts only if they are included', async () => {
    const [host, cohost] = [await newMember('Host'), await newMember('Cohost')];
    const id = await hostEvent(host);
    await invite(host, id, cohost.id);
    const listed = async (query: object) =>
      idsOf(await cohost.api.ok('listCreatedEvents', { query: { status: 'Upcoming', ...query } }));
    expect(await listed({ include: 'cohosted' })).toEqual([]);
    await answer(cohost, id, true);
    expect(await listed({ include: 'cohosted' })).toEqual([id]);
    expect(await listed({})).toEqual([]);
    const events = await cohost.api.ok('listCreatedEvents', { query: { status: 'Upcoming', include: 'cohosted' } });
    expect(events[0]).toMatchObject({ created_by: { _id: host.id }, cohosts: [{ _id: cohost.id }] });
  });
});
