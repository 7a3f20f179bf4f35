import { beforeAll, describe, expect } from 'vitest';
import { addition } from '../../src/addition.ts';
import { visitor } from '../../src/backend.ts';
import { type Member, newMembers } from '../../src/members.ts';
import { notifiedBy } from '../../src/notified.ts';
import { participants } from '../../src/registrations.ts';
import { dateAt, datesOf, newSeries } from '../../src/series.ts';
import { enrol, eventFields, eventFor, hostEvent, idsOf, inHours, momentAhead, until } from '../../src/things.ts';
import { acceptToHost, inviteToHost } from '../../src/worlds/event-world.ts';

type Names = 'host' | 'cohost' | 'ann' | 'ben' | 'absent';

/** An event that is over, to which Ann and Ben came; nobody says whether the absent one did. */
let people: Record<Names, Member>;
let eventId: string;
beforeAll(async () => {
  people = await newMembers(['host', 'cohost', 'ann', 'ben', 'absent']);
  const { host, cohost, ann, ben, absent } = people;
  eventId = await hostEvent(host, eventFields(0.1));
  await inviteToHost(host, eventId, cohost);
  await acceptToHost(cohost, eventId);
  await enrol(host, eventId, ann, ben, absent);
  const marks = [ann, ben].map(({ id: userId }) => ({ userId, came: true }));
  await host.api.ok('markAttendance', { path: { eventId }, body: { marks } });
  const start = await momentAhead();
  const times = { start_time: start.toISOString(), end_time: new Date(start.getTime() + 500).toISOString() };
  await host.api.ok('updateEvent', { path: { eventId }, body: times });
  await until('the event is over', async () => (await eventFor(ann, eventId)).status === 'Completed');
});

const path = () => ({ eventId });
const remark = (...marks: object[]) => people.host.api.ok('markAttendance', { path: path(), body: { marks } });
const reviews = async () => {
  const { mean, count, reviews: list } = await visitor.ok('listEventReviews', { path: path() });
  return { mean, count, list: list.map(({ rating, reviewedBy }) => [reviewedBy._id, rating]) };
};

describe('reviews of an event', () => {
  addition(
    'are of each guest alone, and all hosts are notified (reviewEvent, editEventReview, removeEventReview)',
    async () => {
      const { ann, ben, host, cohost } = people;
      // The move of the event may have cleared who came.
      await remark(...[ann, ben].map(({ id: userId }) => ({ userId, came: true })));
      const review = ({ api }: Member, rating: number) =>
        api.ok('reviewEvent', { path: path(), body: { rating, comment: `${rating} stars` } });
      expect(await notifiedBy(people, () => review(ann, 5))).toEqual({
        cohost: ['eventReview'],
        host: ['eventReview'],
      });
      await review(ben, 2);
      expect(await reviews()).toEqual({
        mean: 3.5,
        count: 2,
        list: [
          [ben.id, 2],
          [ann.id, 5],
        ],
      });
      const edit = { path: path(), body: { rating: 4 } };
      expect(await notifiedBy(people, () => ann.api.ok('editEventReview', edit))).toEqual({});
      expect(await reviews()).toEqual({
        mean: 3,
        count: 2,
        list: [
          [ben.id, 2],
          [ann.id, 4],
        ],
      });
      const own = async (member: Member) => (await eventFor(member, eventId)).review;
      expect(await own(ann)).toMatchObject({ canReview: false, mine: { rating: 4, comment: '5 stars' } });
      expect(await own(ben)).toMatchObject({ canReview: false, mine: { rating: 2 } });
      for (const member of [host, cohost, people.absent]) expect(await own(member)).toBeUndefined();
      const ofHost = async ({ id: userId }: Member) => await visitor.ok('listHostReviews', { path: { userId } });
      expect(await ofHost(host)).toMatchObject({ mean: 3, count: 2 });
      expect(await ofHost(cohost)).toMatchObject({ mean: 0, count: 0, reviews: [] });
      await ben.api.ok('removeEventReview', { path: path() });
      expect(await reviews()).toEqual({ mean: 4, count: 1, list: [[ann.id, 4]] });
      expect([await own(ben), (await own(ann))?.mine?.rating]).toEqual([{ canReview: true }, 4]);
    },
  );
});

describe('marks of who came (markAttendance)', () => {
  addition('count the last one of a member, and none of other members change', async () => {
    const { ann, ben, absent, host } = people;
    await remark({ userId: ann.id, came: true }, { userId: ben.id, came: true });
    const { attendance } = await remark({ userId: absent.id, came: true }, { userId: absent.id, came: false });
    expect(attendance).toEqual({ came: 2, missed: 1, unmarked: 0 });
    expect((await participants(host, eventId)).map(({ _id, came }) => [_id, came])).toEqual([
      [ann.id, true],
      [ben.id, true],
      [absent.id, false],
    ]);
    await remark({ userId: absent.id, came: null });
  });

  addition('are of one date of a series, as the code for check-in is (openCheckIn, checkIn)', async () => {
    const { host, guest } = await newMembers(['host', 'guest']);
    const start = inHours(0.1);
    const series = await newSeries(host, { date: start, start_time: start, end_time: inHours(1) }, { dates: 2 });
    for (const id of series.ids) await enrol(host, id, guest);
    const [now = '', later = ''] = series.ids;
    const { code } = await host.api.ok('openCheckIn', { path: { eventId: now } });
    expect((await eventFor(host, later)).checkInCode).toBeUndefined();
    const spaced = `${code.slice(0, 2)}-${code.slice(2, 4).toLowerCase()} - ${code.slice(4)}`;
    await guest.api.ok('checkIn', { path: { eventId: now }, body: { code: spaced } });
    const came = [];
    for (const id of series.ids) came.push((await eventFor(guest, id)).came);
    expect(came).toEqual([true, undefined]);
    const early = { path: { eventId: dateAt(series, 2) }, body: { code } };
    expect(await guest.api.outcome('checkIn', early)).toEqual([409, 'attendance_not_open']);
    expect(await datesOf(series.seriesId)).toHaveLength(2);
  });

  addition('go with a guest who leaves, and are in no list of events (leaveEvent)', async () => {
    const { host, guest, stays } = await newMembers(['host', 'guest', 'stays']);
    const id = await hostEvent(host, eventFields(0.1));
    await enrol(host, id, guest, stays);
    const { code } = await host.api.ok('openCheckIn', { path: { eventId: id } });
    for (const { api } of [guest, stays]) await api.ok('checkIn', { path: { eventId: id }, body: { code } });
    await guest.api.ok('leaveEvent', { path: { id } });
    const mark = { path: { eventId: id }, body: { marks: [{ userId: guest.id, came: true }] } };
    expect(await host.api.outcome('markAttendance', mark)).toEqual([404, 'participant_not_found']);
    expect(idsOf(await participants(host, id))).toEqual([stays.id]);
    const listed = await visitor.call('listEvents', { query: { limit: 100 } });
    expect(listed.text).not.toContain(code);
  });
});
