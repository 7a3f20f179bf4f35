import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import { createValidatorCompiler } from '../../../../apps/server/src/contract/compilers.ts';
import { loadContract } from '../../../../apps/server/src/contract/load-contract.ts';
import type { Database } from '../../../../apps/server/src/db/schema.ts';
import { findStanding } from '../../../../apps/server/src/modules/auth/repository.ts';
import { insertMessage } from '../../../../apps/server/src/modules/chat/message-repository.ts';
import { findChatUsers } from '../../../../apps/server/src/modules/chat/repository.ts';
import { countUnread, findNotifications } from '../../../../apps/server/src/modules/notifications/repository.ts';
import { insertSession, lockToPlan } from '../../../../apps/server/src/modules/sessions/new-session-repository.ts';
import type { BareDatabase } from './bare-database.ts';
import { ourStatement } from './our-statements.ts';

const [one, two] = [1, 2].map((digit) => `${digit}0000000-0000-4000-8000-000000000000`) as [string, string];
const [now, later, last] = [0, 1, 2].map((hours) => new Date(Date.UTC(2020, 0, 1, hours))) as [Date, Date, Date];

const job = {
  name: 'fair_job',
  text: `insert into jobs.job (name, data, retry_limit) values ('email', jsonb_build_object('notificationId', $1::int), 50)`,
};

const logIn = {
  name: 'fair_log_in',
  text: `insert into auth_sessions (id, member_id, expires_at) values ($1, $2, now() + interval '1 day')
    on conflict (id) do nothing`,
};

const storeMessage = (db: Kysely<Database>, senderId: string, receiverId: string, text: string, createdAt: Date) =>
  insertMessage(db, { senderId, receiverId, text, createdAt, idempotencyKey: null });

function storeProposal(
  db: Kysely<Database>,
  userOne: string,
  userTwo: string,
  createdAt: Date,
  date: Date,
  expiresAt: Date,
  link: string,
) {
  const row = {
    userOne,
    userTwo,
    skillOne: null,
    skillTwo: null,
    date,
    durationMinutes: 60,
    link,
    expiresAt,
    createdAt,
  };
  const offer = {
    by: userOne,
    kind: 'proposal',
    times: [date],
    duration_minutes: 60,
    note: '',
    expires_at: expiresAt,
  } as const;
  const notice = { kind: 'sessionProposed', actor: userOne, details: {} } as const;
  return insertSession(db as Transaction<Database>, row, { offer: { ...offer, times: [date] }, notice });
}

/** The schema of an operation's body. */
function bodyOf(operationId: string): object {
  const { document } = loadContract();
  type Described = { operationId?: string; requestBody?: { content: Record<string, { schema: object }> } };
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item) as Described[]);
  const found = operations.find((operation) => operation.operationId === operationId);
  return found?.requestBody?.content['application/json']?.schema as object;
}

/** The log-in session that a token or cookie names; its signature counts as checked, since ours checks each only once. */
function sessionOf({ headers }: FastifyRequest): string {
  const token = headers.authorization?.slice(7) ?? headers.cookie?.split('=')[1] ?? '';
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sid;
}

/**
 * Registers calls that do what must be done and nothing else: they read the log-in session by our statement, validate by the
 * contract's schema, and store the same durable facts.
 *
 * @returns a hook that requires a log-in
 */
export async function fairRoutes(app: FastifyInstance, { query, transaction }: BareDatabase) {
  const standing = await ourStatement(
    'fair_standing',
    (db, id: string, at: Date) => findStanding(db, [id], at),
    one,
    now,
  );
  const unread = await ourStatement('fair_unread', (db, id: string, at: Date) => countUnread(db, [id], at), one, now);
  const listed = await ourStatement(
    'fair_listed',
    (db, id: string, at: Date) => findNotifications(db, id, { before: null, rows: 5, now: at }),
    one,
    now,
  );
  const chats = await ourStatement(
    'fair_chats',
    (db, id: string, at: Date) => findChatUsers(db, id, { rows: 25, before: null }, at),
    one,
    now,
  );
  // Two, because the conversation names its members in their order.
  const upwards = await ourStatement('fair_message_up', storeMessage, one, two, 'a text', now);
  const downwards = await ourStatement('fair_message_down', storeMessage, two, one, 'a text', now);
  const lock = await ourStatement(
    'fair_lock',
    (db, id: string, other: string, at: Date) => lockToPlan(db as Transaction<Database>, id, other, at),
    ...([one, two, now] as const),
  );
  const proposal = await ourStatement('fair_proposal', storeProposal, one, two, now, later, last, 'a link');

  app.decorateRequest('memberId', '');
  app.setValidatorCompiler(createValidatorCompiler(loadContract().document));
  const loggedIn = async (request: FastifyRequest) => {
    const [found] = await standing(query, sessionOf(request), new Date());
    if (found === undefined) throw new Error('The log-in has ended.');
    (request as FastifyRequest & { memberId: string }).memberId = found.memberId as string;
  };
  const memberOf = (request: FastifyRequest) => (request as FastifyRequest & { memberId: string }).memberId;

  // An embedded database of its own lacks the log-in.
  app.post<{ Body: { memberId: string } }>('/fair/log-in', async (request) => {
    await query(logIn, [sessionOf(request), request.body.memberId]);
    return { success: true };
  });
  app.get('/fair/notifications', { onRequest: loggedIn }, async (request) => {
    const rows = await listed(query, memberOf(request), new Date());
    const [counts] = await unread(query, memberOf(request), new Date());
    return { success: true, ...counts, notifications: rows.slice(0, 1) };
  });
  app.get('/fair/chats', { onRequest: loggedIn }, async (request) => await chats(query, memberOf(request), new Date()));
  app.post<{ Body: { receiverId: string; text: string } }>(
    '/fair/messages',
    { onRequest: loggedIn, schema: { body: bodyOf('sendMessage') } },
    async (request) => {
      const { receiverId, text } = request.body;
      const senderId = memberOf(request);
      const message = senderId < receiverId ? upwards : downwards;
      return (await message(query, senderId, receiverId, text, new Date()))[0];
    },
  );
  app.post<{ Body: { userTwo: string; times: string[]; link: string } }>(
    '/fair/proposals',
    { onRequest: loggedIn, schema: { body: bodyOf('proposeSession') } },
    async (request) => {
      const { userTwo, times, link } = request.body;
      const [at, time] = [new Date(), new Date(times[0] ?? '')];
      return await transaction(async (inTransaction) => {
        await lock(inTransaction, memberOf(request), userTwo, at);
        const [stored] = await proposal(inTransaction, memberOf(request), userTwo, at, time, time, link);
        for (const { id } of (stored?.told ?? []) as { id: number }[]) await inTransaction(job, [id]);
        return { success: true, session: stored };
      });
    },
  );
  return loggedIn;
}
