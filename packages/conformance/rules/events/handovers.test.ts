import { describe, expect } from 'vitest';
import { addition } from '../../src/addition.ts';
import { type Member, newMember } from '../../src/members.ts';
import { notificationsTo } from '../../src/notified.ts';
import { newSeries } from '../../src/series.ts';
import { absentId, enrol, eventFor, hostEvent, register } from '../../src/things.ts';
import { acceptToHost, inviteToHost } from '../../src/worlds/event-world.ts';

const offer = (host: Member, eventId: string, { id: userId }: Member, more: object = {}) =>
  host.api.outcome('offerHosting', { path: { eventId }, body: { userId, ...more } });
const answer = (member: Member, eventId: string, accepts = true) =>
  member.api.outcome('answerHosting', { path: { eventId }, body: { accepts } });

/** Hosts an event with a co-host, a guest and a member who asks to join. */
async function shared() {
  const [host, cohost] = [await newMember('Host'), await newMember('Cohost')];
  const [guest, asking] = [await newMember('Guest'), await newMember('Asking')];
  const eventId = await hostEvent(host);
  await enrol(host, eventId, guest);
  await register(asking, eventId);
  await inviteToHost(host, eventId, cohost);
  await acceptToHost(cohost, eventId);
  return { host, cohost, guest, asking, eventId };
}

describe('offerHosting and answerHosting', () => {
  addition('make a co-host the host, of which everybody hears', async () => {
    const { host, cohost, guest, asking, eventId } = await shared();
    const call = { path: { eventId }, body: { userId: cohost.id } };
    for (const _again of [1, 2]) expect(await host.api.ok('offerHosting', call)).toEqual({ dates: 1 });
    expect((await notificationsTo(cohost))[0]).toMatchObject({ kind: 'eventCohostInvited' });
    for (const member of [host, cohost])
      expect((await eventFor(member, eventId)).hostingOffer).toMatchObject({ _id: cohost.id });
    expect((await eventFor(guest, eventId)).hostingOffer).toBeUndefined();
    expect(await answer(guest, eventId)).toEqual([403, 'not_offered']);
    expect(await answer(host, eventId)).toEqual([403, 'not_offered']);
    const accept = { path: { eventId }, body: { accepts: true } };
    expect(await cohost.api.ok('answerHosting', accept)).toEqual({ dates: 1 });
    const event = await eventFor(guest, eventId);
    expect(event).toMatchObject({ created_by: { _id: cohost.id }, cohosts: [{ _id: host.id }] });
    for (const member of [guest, asking])
      expect((await notificationsTo(member))[0]).toMatchObject({ kind: 'eventChanged' });
    expect(await host.api.outcome('deleteEvent', { path: { eventId } })).toEqual([403, 'not_host']);
    expect(await cohost.api.outcome('deleteEvent', { path: { eventId } })).toEqual([200]);
  });

  addition('end with a decline, and with the host who takes the offer back', async () => {
    const { host, cohost, guest, eventId } = await shared();
    for (const by of [cohost, host]) {
      expect(await offer(host, eventId, cohost)).toEqual([200]);
      expect(await answer(by, eventId, false)).toEqual([200]);
      expect(await answer(cohost, eventId)).toEqual([403, 'not_offered']);
    }
    expect(await offer(host, eventId, guest)).toEqual([404, 'cohost_not_found']);
    expect(await offer(cohost, eventId, cohost)).toEqual([403, 'not_host']);
    expect(await offer(host, absentId(eventId), cohost)).toEqual([404, 'event_not_found']);
    expect(await answer(cohost, absentId(eventId))).toEqual([404, 'event_not_found']);
    const nobody = { path: { eventId }, body: {} };
    expect(await host.api.outcome('offerHosting', nobody)).toEqual([400, 'invalid_input']);
    expect(await cohost.api.outcome('answerHosting', nobody)).toEqual([400, 'invalid_input']);
  });

  addition('are about the co-host who was asked last', async () => {
    const { host, cohost, eventId } = await shared();
    const second = await newMember('Second');
    await inviteToHost(host, eventId, second);
    await acceptToHost(second, eventId);
    const isAsked = async ({ api }: Member) =>
      (await api.ok('listNeeds')).needs.some(({ kind }) => kind === 'hostingAnswer');
    for (const one of [cohost, second]) expect(await offer(host, eventId, one)).toEqual([200]);
    expect([await isAsked(cohost), await isAsked(second)]).toEqual([false, true]);
    expect(await answer(cohost, eventId)).toEqual([403, 'not_offered']);
    expect((await eventFor(host, eventId)).hostingOffer).toMatchObject({ _id: second.id });
    expect(await answer(second, eventId)).toEqual([200]);
  });

  addition('leave other dates of a series to their host (deleteEvent, inviteCohost, removeCohost, scope)', async () => {
    const [host, cohost] = [await newMember('Host'), await newMember('Cohost')];
    const stranger = await newMember('Stranger');
    const { ids } = await newSeries(host, {}, { dates: 3 });
    const [first = '', second = '', third = ''] = ids;
    const all = { userId: cohost.id, scope: 'all' };
    await host.api.ok('inviteCohost', { path: { eventId: first }, body: all });
    await acceptToHost(cohost, first);
    const following = { path: { eventId: second }, body: { userId: cohost.id, scope: 'following' } };
    expect(await host.api.ok('offerHosting', following)).toEqual({ dates: 2 });
    expect(await cohost.api.ok('answerHosting', { path: { eventId: third }, body: { accepts: true } })).toEqual({
      dates: 2,
    });
    expect((await eventFor(host, first)).series).toMatchObject({ hostScopes: ['this'] });
    expect((await eventFor(cohost, third)).series).toMatchObject({ hostScopes: ['this', 'following'] });
    const path = { eventId: first };
    const query = { scope: 'all' };
    const notAll = [403, 'not_host_of_all'];
    expect(await host.api.outcome('deleteEvent', { path, query })).toEqual(notAll);
    const invitation = { path, body: { ...all, userId: stranger.id } };
    expect(await host.api.outcome('inviteCohost', invitation)).toEqual(notAll);
    expect(await host.api.outcome('removeCohost', { path: { ...path, userId: cohost.id }, query })).toEqual(notAll);
    expect(await offer(host, first, cohost, { scope: 'all' })).toEqual(notAll);
  });
});
