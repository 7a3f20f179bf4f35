import { describe, expect } from 'vitest';
import { addition } from '../../src/addition.ts';
import { type Member, newMembers } from '../../src/members.ts';
import { enrol, eventFields, eventFor, hostEvent, momentAhead, until } from '../../src/things.ts';

describe('reviews of an event without a check-in (reviewEvent)', () => {
  addition('are by who had a place at the start, until a host knows of somebody who came', async () => {
    const { host, ann, ben, stranger } = await newMembers(['host', 'ann', 'ben', 'stranger']);
    const eventId = await hostEvent(host, eventFields(0.1));
    await enrol(host, eventId, ann, ben);
    const start = await momentAhead();
    const times = { start_time: start.toISOString(), end_time: new Date(start.getTime() + 500).toISOString() };
    await host.api.ok('updateEvent', { path: { eventId }, body: times });
    await until('the event is over', async () => (await eventFor(ann, eventId)).status === 'Completed');

    const canReview = async () => {
      const answers = await Promise.all([ann, ben].map((member) => eventFor(member, eventId)));
      return answers.map(({ review }) => review?.canReview ?? false);
    };
    const mark = (...marks: [Member, boolean | null][]) =>
      host.api.ok('markAttendance', {
        path: { eventId },
        body: { marks: marks.map(([{ id: userId }, came]) => ({ userId, came })) },
      });
    const review = ({ api }: Member) =>
      api.outcome('reviewEvent', { path: { eventId }, body: { rating: 4, comment: 'A good evening.' } });

    expect(await canReview()).toEqual([true, true]);
    expect(await review(stranger)).toEqual([403, 'not_attended']);
    await mark([ben, false]);
    expect(await canReview()).toEqual([true, false]);
    await mark([ben, true]);
    expect(await canReview()).toEqual([false, true]);
    expect(await review(ann)).toEqual([403, 'not_attended']);
    await mark([ben, null]);
    expect(await canReview()).toEqual([true, true]);
    for (const guest of [ann, ben]) expect(await review(guest)).toEqual([201]);
  });
});
