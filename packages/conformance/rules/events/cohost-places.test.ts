import { beforeAll, describe, expect } from 'vitest';
import { addition } from '../../src/addition.ts';
import { type Member, newMembers } from '../../src/members.ts';
import { notifiedBy } from '../../src/notified.ts';
import { participants, requests } from '../../src/registrations.ts';
import { dateAt, newSeries } from '../../src/series.ts';
import { enrol, eventFields, eventFor, hostEvent, hosts, idsOf, register } from '../../src/things.ts';
import { acceptToHost, inviteToHost } from '../../src/worlds/event-world.ts';

const nextHost = hosts();
let one: Member;
let two: Member;
let guest: Member;
beforeAll(async () => {
  ({ one, two, guest } = await newMembers(['one', 'two', 'guest']));
});

const cohostsOf = async (reader: Member, id: string) => idsOf((await eventFor(reader, id)).cohosts ?? []);
const invitationsFor = async (reader: Member, id: string) =>
  idsOf((await eventFor(reader, id)).cohostInvitations ?? []);
const answer = (member: Member, eventId: string, accepts: boolean) =>
  member.api.outcome('answerCohostInvitation', { path: { eventId }, body: { accepts } });
const remove = (by: Member, eventId: string, { id: userId }: Member) =>
  by.api.outcome('removeCohost', { path: { eventId, userId } });

describe('an invitation to co-host (inviteCohost)', () => {
  addition('gives nothing before it is accepted, and takes nothing away', async () => {
    const host = await nextHost();
    const id = await hostEvent(host);
    await enrol(host, id, one);
    await inviteToHost(host, id, one);
    expect(idsOf(await participants(host, id))).toEqual([one.id]);
    expect(await cohostsOf(guest, id)).toEqual([]);
    expect((await one.api.ok('listCreatedEvents', { query: { status: 'Upcoming', include: 'cohosted' } })).length).toBe(
      0,
    );
    expect(await answer(one, id, true)).toEqual([200]);
    expect([await participants(host, id), await cohostsOf(guest, id)]).toEqual([[], [one.id]]);
    // A second answer has no invitation to answer.
    expect(await answer(one, id, false)).toEqual([403, 'not_invited']);
    await inviteToHost(host, id, one);
    expect([await cohostsOf(guest, id), await invitationsFor(host, id)]).toEqual([[one.id], []]);
  });

  addition('is seen by hosts and by the invited member alone, each their own', async () => {
    const host = await nextHost();
    const id = await hostEvent(host);
    for (const member of [two, one]) await inviteToHost(host, id, member);
    expect(await invitationsFor(host, id)).toEqual([two.id, one.id]);
    expect([await invitationsFor(one, id), await invitationsFor(two, id)]).toEqual([[one.id], [two.id]]);
    for (const member of [one, two]) await acceptToHost(member, id);
    // In the order of their invitations.
    expect(await cohostsOf(guest, id)).toEqual([two.id, one.id]);
  });

  addition('ends a request and a position on the waitlist once it is accepted', async () => {
    const host = await nextHost();
    const id = await hostEvent(host, eventFields(60, { max_participants: 1 }));
    await register(one, id);
    await enrol(host, id, guest);
    for (const { api } of [one, two]) await api.ok('joinWaitlist', { path: { eventId: id } });
    for (const member of [one, two]) await inviteToHost(host, id, member);
    expect(await answer(two, id, false)).toEqual([200]);
    expect(await answer(one, id, true)).toEqual([200]);
    expect(await requests(host, id)).toEqual([]);
    expect(idsOf((await host.api.ok('listWaitlist', { path: { eventId: id } })).waiting)).toEqual([two.id]);
    expect((await eventFor(host, id)).current_participants_count).toBe(1);
  });

  addition('gives the place of a guest who accepts to the first in line', async () => {
    const host = await nextHost();
    const id = await hostEvent(host, eventFields(60, { max_participants: 1 }));
    await enrol(host, id, guest);
    await two.api.ok('joinWaitlist', { path: { eventId: id } });
    await inviteToHost(host, id, guest);
    expect(await notifiedBy({ one, two }, () => acceptToHost(guest, id))).toEqual({ two: ['eventPlace'] });
    expect((await eventFor(two, id)).waitlist).toMatchObject({ position: 1, offerExpiresAt: expect.any(String) });
  });

  addition('can be withdrawn, and is then no longer answered (removeCohost)', async () => {
    const host = await nextHost();
    const id = await hostEvent(host);
    for (const member of [one, two]) await inviteToHost(host, id, member);
    expect(await remove(one, id, one)).toEqual([403, 'not_host']);
    expect(await remove(host, id, one)).toEqual([200]);
    expect(await answer(one, id, true)).toEqual([403, 'not_invited']);
    expect([await invitationsFor(host, id), await invitationsFor(two, id)]).toEqual([[two.id], [two.id]]);
    await acceptToHost(two, id);
    await inviteToHost(host, id, one);
    await acceptToHost(one, id);
    expect(await remove(host, id, two)).toEqual([200]);
    expect(await cohostsOf(guest, id)).toEqual([one.id]);
  });
});

describe('an invitation to several dates of a series (answerCohostInvitation)', () => {
  addition('is answered once, for the dates of the invitation alone', async () => {
    const host = await nextHost();
    const series = await newSeries(host);
    const path = { eventId: dateAt(series, 2) };
    const invite = { path, body: { userId: one.id, scope: 'following' } };
    expect(await notifiedBy({ one, two }, () => host.api.ok('inviteCohost', invite))).toEqual({
      one: ['eventCohostInvited'],
    });
    expect(await notifiedBy({ host, one }, () => acceptToHost(one, dateAt(series, 3)))).toEqual({
      host: ['eventCohostChanged'],
    });
    const cohosted = [];
    for (const id of series.ids) cohosted.push(await cohostsOf(guest, id));
    expect(cohosted).toEqual([[], [one.id], [one.id], [one.id]]);
    expect(await answer(one, dateAt(series, 1), true)).toEqual([403, 'not_invited']);
    const listed = await one.api.ok('listCreatedEvents', { query: { status: 'Upcoming', include: 'cohosted' } });
    expect(idsOf(listed).filter((id) => series.ids.includes(id))).toEqual(series.ids.slice(1));
  });
});
