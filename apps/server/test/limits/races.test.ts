import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { enrol, enrolMany } from '../support/enrol.ts';
import { postgresUrl } from '../support/env.ts';
import { atOnce, decide, holdSession, hostEvent, letIn, say, tally } from '../support/kinds/things.ts';
import { pictureForm } from '../support/pictures.ts';
import { useServer } from '../support/test-server.ts';

// Each rule is a constraint or one conditional statement, so it holds on a database with concurrent callers. The
// embedded one runs statements one at a time; there these tests prove that no rule spans two of them.
const server = useServer();
const callers = 50;
// On the embedded database they prove less, and take longer.
const rounds = postgresUrl === null ? 2 : 8;
const minute = 60_000;

async function placesOf(eventId: string): Promise<{ counted: number; approved: number }> {
  const { rows } = await sql<{ counted: number; approved: number }>`
    select participants_count as counted, (
      select count(*) from event_registrations where event_id = events.id and state = 'approved'
    ) as approved
    from events where id = ${eventId}
  `.execute(server.database.db);
  return rows[0] ?? { counted: -1, approved: -1 };
}

describe(`${callers} callers at once, ${rounds} rounds`, () => {
  test(
    'fill an event and no more',
    async () => {
      const [host] = await enrol(server, 'Hal');
      const guests = await enrolMany(server, callers);
      for (let round = 0; round < rounds; round += 1) {
        const places = 1 + (round % 3);
        const { _id: eventId } = await hostEvent(server, host, { max_participants: places });
        const asked = await Promise.all(
          guests.map((guest) => guest.api.call('registerForEvent', { path: { id: eventId } })),
        );
        expect(tally(asked)).toEqual({ 201: callers });
        const decided = await Promise.all(guests.map((guest) => decide(host, guest, eventId, 'APPROVE')));
        expect(tally(decided)).toEqual({ 200: places, 409: callers - places });
        expect(await placesOf(eventId)).toEqual({ counted: places, approved: places });
      }
    },
    minute,
  );

  test(
    'fill an event with automatic approval, and the others are rejected because it is full',
    async () => {
      const [host] = await enrol(server, 'Hal');
      const guests = await enrolMany(server, callers);
      for (let round = 0; round < rounds; round += 1) {
        const places = 1 + (round % 3);
        const { _id: id } = await hostEvent(server, host, { max_participants: places, autoApprove: true });
        const asked = await Promise.all(guests.map((guest) => guest.api.call('registerForEvent', { path: { id } })));
        expect(tally(asked)).toEqual({ 201: places, 409: callers - places });
        expect(await placesOf(id)).toEqual({ counted: places, approved: places });
      }
    },
    minute,
  );

  test(
    'ask once and are let in once',
    async () => {
      const [host, ann] = await enrol(server, 'Hal', 'Ann');
      for (let round = 0; round < rounds; round += 1) {
        const { _id: eventId } = await hostEvent(server, host, { max_participants: 9 });
        const ask = () => ann.api.call('registerForEvent', { path: { id: eventId } });
        expect(tally(await atOnce(callers, ask))).toEqual({ 201: 1, 409: callers - 1 });
        const approve = () => decide(host, ann, eventId, 'APPROVE');
        expect(tally(await atOnce(callers, approve))).toEqual({ 200: 1, 409: callers - 1 });
        expect(await placesOf(eventId)).toEqual({ counted: 1, approved: 1 });
      }
    },
    minute,
  );

  test(
    'are let in or declined, never both',
    async () => {
      const [host, ann] = await enrol(server, 'Hal', 'Ann');
      for (let round = 0; round < rounds; round += 1) {
        const { _id: eventId } = await hostEvent(server, host);
        await ann.api.ok('registerForEvent', { path: { id: eventId } });
        const answers = await atOnce(callers, (index) =>
          decide(host, ann, eventId, (index + round) % 2 ? 'APPROVE' : 'REJECT'),
        );
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
        const { counted, approved } = await placesOf(eventId);
        expect(counted).toBe(approved);
      }
    },
    minute,
  );

  test(
    'never find an event smaller than those who are in',
    async () => {
      const [host, first] = await enrol(server, 'Hal', 'Ann');
      const guests = await enrolMany(server, callers / 2);
      for (let round = 0; round < rounds; round += 1) {
        const event = await hostEvent(server, host, { max_participants: callers });
        const path = { eventId: event._id };
        await letIn(host, first, event._id);
        for (const guest of guests) await guest.api.ok('registerForEvent', { path: { id: event._id } });
        const resize = (max_participants: number) =>
          host.api.call('updateEvent', {
            path,
            body: { start_time: event.start_time, end_time: event.end_time, max_participants },
          });
        await Promise.all(
          guests.flatMap((guest, index) => [decide(host, guest, event._id, 'APPROVE'), resize(1 + ((index * 7) % 20))]),
        );
        const { max_participants } = await host.api.ok('getEvent', { path });
        const { counted, approved } = await placesOf(event._id);
        expect(counted).toBe(approved);
        expect(counted).toBeLessThanOrEqual(max_participants);
      }
    },
    minute,
  );

  test(
    'give one review a side, and the rating stays that of the one that counts under edits',
    async () => {
      const [ann, ben] = await enrol(server, 'Ann', 'Ben');
      for (let round = 0; round < rounds; round += 1) {
        const { _id: sessionId } = await holdSession(server, ann, ben, -1);
        const answers = await atOnce(callers, (index) => {
          const [author, subject] = index % 2 ? [ann, ben] : [ben, ann];
          const body = { rating: 1 + (index % 5), comment: 'c', reviewedTo: subject.id, sessionId };
          return author.api.call('createReview', { body });
        });
        expect(tally(answers)).toEqual({ 201: 2, 409: callers - 2 });
      }
      const { reviews } = await ann.api.ok('listGivenReviews');
      await atOnce(callers, (index) => {
        const reviewId = reviews[index % reviews.length]?._id ?? '';
        return index % 10 === 9
          ? ann.api.call('removeReview', { path: { reviewId } })
          : ann.api.call('editReview', { path: { reviewId }, body: { rating: 1 + (index % 5) } });
      });
      const received = await server.visitor.ok('listUserReviews', { path: { userId: ben.id } });
      const { user } = await ben.api.ok('getUser', { path: { userId: ben.id } });
      // All of them are of one day: only the first remaining one counts.
      expect(user.rating).toBe(received.reviews.at(-1)?.rating);
    },
    minute,
  );

  test(
    'review many sessions at once and decline some: one review counts, of those that are left',
    async () => {
      const [ann, ben] = await enrol(server, 'Ann', 'Ben');
      const sessions: string[] = [];
      for (let index = 0; index < rounds; index += 1) {
        sessions.push((await holdSession(server, ann, ben, -1))._id);
      }
      await atOnce(rounds * 3, async (index) => {
        const sessionId = sessions[index % rounds] ?? '';
        // Each session is reviewed from both sides, and every second one is declined concurrently.
        if (index >= rounds * 2) {
          return index % 2 ? await ben.api.call('declineSession', { path: { sessionId } }) : null;
        }
        const [author, subject] = index < rounds ? [ann, ben] : [ben, ann];
        const body = { rating: 1 + (index % 5), comment: 'c', reviewedTo: subject.id, sessionId };
        return await author.api.call('createReview', { body });
      });
      for (const member of [ann, ben]) {
        const { reviews } = await server.visitor.ok('listUserReviews', { path: { userId: member.id } });
        const { user } = await member.api.ok('getUser', { path: { userId: member.id } });
        expect(user.rating).toBe(reviews.at(-1)?.rating);
      }
    },
    minute,
  );

  test(
    'edit a profile, and its list is that of one of the edits',
    async () => {
      const [ann] = await enrol(server, 'Ann');
      const path = { userId: ann.id };
      for (let round = 0; round < rounds; round += 1) {
        const lists = Array.from({ length: callers }, (_, index) =>
          ['Pottery', 'Glazing', 'Kilns'].map((name) => `${name} ${round % 2} ${index % 5}`),
        );
        const edits = await atOnce(callers, (index) => {
          const form = pictureForm({ skillsOffered: JSON.stringify(lists[index]) });
          return ann.api.call('editUser', { path, form });
        });
        expect(tally(edits)).toEqual({ 200: callers });
        const { user } = await ann.api.ok('getUser', { path });
        expect(lists).toContainEqual(user.skillsOffered);
      }
    },
    minute,
  );

  test(
    'report a member once',
    async () => {
      const [ann, ...others] = await enrolMany(server, rounds + 1);
      for (const { id } of others) {
        const report = () => ann?.api.call('reportUser', { body: { reason: 'r', reportedUser: id } });
        const answers = await atOnce(callers, async () => (await report()) ?? { status: 0 });
        expect(tally(answers)).toEqual({ 201: 1, 409: callers - 1 });
      }
    },
    minute,
  );

  test(
    'cancel a session once',
    async () => {
      const [ann, ben] = await enrol(server, 'Ann', 'Ben');
      for (let round = 0; round < rounds; round += 1) {
        const { _id: sessionId } = await holdSession(server, ann, ben, 1);
        const answers = await atOnce(callers, (index) =>
          (index % 2 ? ann : ben).api.call('cancelSession', { path: { sessionId } }),
        );
        expect(tally(answers)).toEqual({ 200: 1, 409: callers - 1 });
      }
    },
    minute,
  );
});

describe('chat under pressure', () => {
  test(
    '200 requests for a conversation leave one',
    async () => {
      for (let round = 0; round < 3; round += 1) {
        const [ann, ben] = await enrol(server, 'Ann', 'Ben');
        const opened = await atOnce(200, (index) => {
          const [one, other] = index % 2 ? [ann, ben] : [ben, ann];
          return one.chat.ok('openConversation', { body: { userId: one.id, otherUserId: other.id } });
        });
        expect(new Set(opened.map(({ _id }) => _id)).size).toBe(1);
      }
    },
    minute,
  );

  test(
    'messages sent at once are all stored, numbered without gaps, in one order for both',
    async () => {
      const [ann, ben] = await enrol(server, 'Ann', 'Ben');
      const sent = await atOnce(callers * 2, (index) => {
        const [from, to] = index % 2 ? [ann, ben] : [ben, ann];
        return say(from, to, `${index}`);
      });
      const conversationId = sent[0]?.conversationId ?? '';
      const path = { conversationId };
      const history = await ann.chat.ok('listMessages', { path });
      expect(history.map(({ _id }) => _id).sort()).toEqual(sent.map(({ _id }) => _id).sort());
      expect(await ben.chat.ok('listMessages', { path })).toEqual(history);
      const { db } = server.database;
      const rows = await db.selectFrom('messages').select('seq').orderBy('seq').execute();
      expect(rows.map(({ seq }) => seq)).toEqual(sent.map((_, index) => index + 1));
    },
    minute,
  );

  test(
    'one Idempotency-Key stores one message, whichever retry arrives first',
    async () => {
      const [ann, ben] = await enrol(server, 'Ann', 'Ben');
      for (let round = 0; round < rounds; round += 1) {
        const sent = await atOnce(callers, () => say(ann, ben, `round ${round}`, `key ${round}`));
        expect(new Set(sent.map(({ _id }) => _id)).size).toBe(1);
        const path = { conversationId: sent[0]?.conversationId ?? '' };
        expect(await ben.chat.ok('listMessages', { path })).toHaveLength(round + 1);
      }
    },
    minute,
  );
});
