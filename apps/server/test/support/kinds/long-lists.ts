import { sql } from 'kysely';
import type { TestMember, TestServer } from '../test-server.ts';
import { hostEvent, say } from './things.ts';

/** More than a response may have. */
export const many = 1_150;

/** Fills one of Ana's lists beyond its limit, and returns the URL where she reads it. */
type Fill = (ana: TestMember, ben: TestMember) => Promise<string>;

/** Fills the lists of a test's members beyond the limit of a response, in a few statements each. */
export function longLists(server: TestServer) {
  const now = () => sql`${server.clock.now().toISOString()}::timestamptz`;

  /** Creates this many more members; returns their ids as a list for SQL. */
  async function crowd(): Promise<void> {
    await sql`
    insert into members (name, username, email, email_key, password_hash)
    select 'Member ' || n, 'crowd-' || n, 'crowd-' || n, 'crowd-' || n, 'none'
    from generate_series(1, ${many}::int) n`.execute(server.database.db);
  }

  /** Creates events of a host, a minute apart; those in the past are over. */
  async function events(host: TestMember, minutes: 1 | -1, isCancelled = false): Promise<void> {
    await sql`
    insert into events (host_id, title, description, day, start_time, end_time, max_participants, cancelled_at,
      participants_count)
    select ${host.id}::uuid, 'Event ' || n, 'An hour.', start::date, start, start + interval '1 minute', 5,
      case when ${isCancelled} then ${now()} end, 1
    from (select n, ${now()} + (n + 2) * ${minutes}::int * interval '1 minute' as start
      from generate_series(1, ${many}::int) n) as planned`.execute(server.database.db);
  }

  async function joinAll(member: TestMember): Promise<void> {
    await sql`
    insert into event_registrations (event_id, member_id, state, approved_at)
    select id, ${member.id}::uuid, 'approved', ${now()} from events`.execute(server.database.db);
  }

  /** Makes all members but the host request to join an event, or participate. */
  async function gather(eventId: string, host: TestMember, state: 'pending' | 'approved'): Promise<void> {
    await sql`
    insert into event_registrations (event_id, member_id, state, requested_at, approved_at)
    select ${eventId}::uuid, id, ${state}, ${now()} + seq * interval '0.4 milliseconds',
      case when ${state} = 'approved' then ${now()} + seq * interval '0.4 milliseconds' end
    from members where id <> ${host.id}::uuid`.execute(server.database.db);
  }

  async function sessionsOf(one: TestMember, two: TestMember): Promise<void> {
    await sql`
    insert into sessions (user_one, user_two, date, link)
    select ${one.id}::uuid, ${two.id}::uuid, ${now()} - n / 2 * interval '1 hour', 'https://meet.example.org'
    from generate_series(1, ${many}::int) n`.execute(server.database.db);
  }

  /** Creates a review of each of the crowd: received by the member, or given. */
  async function reviews(member: TestMember, side: 'received' | 'given'): Promise<void> {
    await crowd();
    const [one, two] = side === 'given' ? [sql`${member.id}::uuid`, sql`id`] : [sql`id`, sql`${member.id}::uuid`];
    await sql`
      insert into sessions (user_one, user_two, date, link)
      select ${one}, ${two}, ${now()} - interval '1 hour', 'https://meet.example.org'
      from members where username like 'crowd-%'`.execute(server.database.db);
    await sql`
      insert into reviews (session_id, author_id, subject_id, rating, comment)
      select id, user_one, user_two, 5, 'Patient.' from sessions`.execute(server.database.db);
  }

  /** Makes Ana want what the hosts' event teaches. */
  async function wish(ana: TestMember): Promise<void> {
    await ana.api.ok('editUser', { path: { userId: ana.id }, form: wanted('Baking') });
    await sql`
    insert into event_skills (event_id, skill_id, position)
    select events.id, skills.id, 0 from events, skills`.execute(server.database.db);
  }

  /** Creates rings of the two members and one of the crowd, which have ended. */
  async function rings(one: TestMember, two: TestMember): Promise<void> {
    await crowd();
    await one.api.ok('editUser', { path: { userId: one.id }, form: wanted('Baking') });
    await sql`
    insert into rings (key, started_by, created_at, expires_at, ended_at)
    select 'ring-' || n, ${one.id}::uuid, ${now()}, ${now()} + interval '72 hours', ${now()}
    from generate_series(1, ${many}::int) n`.execute(server.database.db);
    await sql`
    insert into ring_seats (ring_id, position, member_id, gives, answer)
    select rings.id, seat.place, seat.member, (select id from skills limit 1), 'accepted'
    from rings, (
      values (0, ${one.id}::uuid), (1, ${two.id}::uuid), (2, (select id from members where username = 'crowd-1'))
    ) as seat (place, member)`.execute(server.database.db);
  }

  function wanted(...skills: string[]): FormData {
    const form = new FormData();
    form.set('skillsRequested', JSON.stringify(skills));
    return form;
  }

  async function messages(from: TestMember, to: TestMember, text: string, count = many): Promise<string> {
    const { conversationId } = await say(from, to, 'first');
    await sql`
    insert into messages (conversation_id, seq, sender_id, text)
    select ${conversationId}::uuid, n, ${from.id}::uuid, ${text} || n from generate_series(2, ${count}::int) n`.execute(
      server.database.db,
    );
    await sql`update conversations set last_seq = ${count}::int`.execute(server.database.db);
    return conversationId;
  }

  /** Creates an event of a host that each of the crowd has reviewed. */
  async function reviewedEvent(host: TestMember): Promise<string> {
    const { _id } = await hostEvent(server, host);
    await crowd();
    await sql`
    insert into event_reviews (event_id, author_id, rating, comment)
    select ${_id}::uuid, id, 5, 'Patient.' from members where username like 'crowd-%'`.execute(server.database.db);
    return _id;
  }

  const lists: Record<string, Fill> = {
    listUsers: async () => {
      await crowd();
      return '/api/user/getAll';
    },
    listEvents: async (_, ben) => {
      await events(ben, 1);
      return '/api/events/getAll';
    },
    listLearnEvents: async (ana, ben) => {
      await events(ben, 1);
      await wish(ana);
      return '/api/events/get-learn-events';
    },
    'listCreatedEvents, to come': async (ana) => {
      await events(ana, 1);
      return '/api/events/user-events-status?status=Upcoming';
    },
    'listCreatedEvents, over': async (ana) => {
      await events(ana, -1);
      return '/api/events/user-events-status?status=Completed';
    },
    listParticipatingEvents: async (ana, ben) => {
      await events(ben, 1, true);
      await joinAll(ana);
      return '/api/events/get-participating-events?status=Cancelled';
    },
    listEventRequests: async (ana) => {
      const { _id } = await hostEvent(server, ana);
      await crowd();
      await gather(_id, ana, 'pending');
      return `/api/events/${_id}/requests`;
    },
    listEventParticipants: async (ana) => {
      const { _id } = await hostEvent(server, ana);
      await crowd();
      await gather(_id, ana, 'approved');
      return `/api/events/${_id}/participants`;
    },
    listEventUpdates: async (ana) => {
      const { _id } = await hostEvent(server, ana);
      await sql`
      insert into event_updates (event_id, text, to_waitlist, created_at)
      select ${_id}::uuid, 'Bring a jar.', false, ${now()} from generate_series(1, ${many}::int)`.execute(
        server.database.db,
      );
      return `/api/events/${_id}/updates`;
    },
    listEventReviews: async (ana) => `/api/events/${await reviewedEvent(ana)}/reviews`,
    listHostReviews: async (ana) => {
      await reviewedEvent(ana);
      return `/api/reviews/host/${ana.id}`;
    },
    listMySessions: async (ana, ben) => {
      await sessionsOf(ben, ana);
      return '/api/sessions/my-sessions';
    },
    listUserReviews: async (ana) => {
      await reviews(ana, 'received');
      return `/api/reviews/user/${ana.id}`;
    },
    listGivenReviews: async (ana) => {
      await reviews(ana, 'given');
      return '/api/reviews/given';
    },
    listChatUsers: async (ana) => {
      await crowd();
      await sql`
      insert into conversations (member_low, member_high, last_seq, last_message_at)
      select least(id, ${ana.id}::uuid), greatest(id, ${ana.id}::uuid), 1, ${now()} + seq / 2 * interval '1 second'
      from members where id <> ${ana.id}::uuid`.execute(server.database.db);
      return `/api/chat/users/chats/${ana.id}`;
    },
  };

  return { lists, crowd, gather, messages, rings };
}
