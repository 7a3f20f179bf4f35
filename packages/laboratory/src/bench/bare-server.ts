// The baseline of `npm run bench -- api`: only Fastify and a database, without accounts, contract, limits and log. It
// reads like our server, with one prepared statement, and serializes the same bytes by a schema. Its `fair` calls also do
// what must be done: see fair-routes.ts.
//   node packages/laboratory/src/bench/bare-server.ts postgres://...    or the folder of an embedded database
import { hash, verify } from '@node-rs/argon2';
import type { User } from '@skill-exchange/api-client/types';
import fastify, { type FastifyRequest } from 'fastify';
import { openBare } from './bare-database.ts';
import { fairRoutes } from './fair-routes.ts';

const messages = 'create table if not exists bare_messages (id bigserial primary key, sender uuid, text text)';

const text = { type: 'string' };
const texts = { type: 'array', items: text };

/** SQL of a field of `members`, and its JSON schema. */
type Field = readonly [sql: string, schema: object];

/** Fields of a member in every response. A new field of the contract does not compile before it is in one of the lists. */
const listed = {
  _id: ['id', text],
  name: ['name', text],
  username: ['username', text],
  photo: ["case when image_hash is null then '' else '/api/images/' || image_hash || '.webp' end", text],
  about: ['about', text],
  rating: ['case when rating_count = 0 then 0 else rating_sum::float / rating_count end', { type: 'number' }],
  skillsOffered: ["coalesce(offered, '[]')", texts],
  skillsRequested: ["coalesce(requested, '[]')", texts],
} satisfies Partial<Record<keyof User, Field>>;

const level = { type: 'object', properties: { skill: text, side: text, level: text } };
const activeSince = (days: number) =>
  `coalesce(seen_on, created_at::date) > (now() at time zone 'UTC')::date - ${days}`;

/** What a profile adds to them for the viewer `$2`. */
const onProfiles = {
  match: [
    `json_build_object('teaches', ${namesWith('offered', 'requested')}, 'wants', ${namesWith('requested', 'offered')})`,
    { type: 'object', properties: { teaches: texts, wants: texts } },
  ],
  skillLevels: [
    `coalesce((
      select json_agg(json_build_object('skill', skills.name,
        'side', case kind when 'offered' then 'teach' else 'learn' end, 'level', level) order by kind, position)
      from member_skills join skills on skills.id = skill_id
      where member_id = members.id and level is not null), '[]')`,
    { type: 'array', items: level },
  ],
  languages: ['languages', texts],
  timeZone: ['coalesce((select time_zone from availability where member_id = members.id), browser_time_zone)', text],
  lastActive: [
    `case when ${activeSince(7)} then 'this-week' when ${activeSince(31)} then 'this-month' end`,
    { type: ['string', 'null'] },
  ],
} satisfies Partial<Record<keyof User, Field>>;

/** Fields that only the owner sees, and those of members with five sessions or more. */
type Rare =
  | 'email'
  | 'role'
  | 'emailsStopped'
  | 'isOperator'
  | 'emailVerified'
  | 'hideActivity'
  | 'hideTimeZone'
  | 'version'
  | 'membersOnly'
  | 'awayUntil'
  | 'hiddenSkills'
  | 'showsUp'
  | 'answersWithinADay';

const profile: Record<Exclude<keyof User, Rare>, Field> = { ...listed, ...onProfiles };

function namesWith(theirs: string, mine: string): string {
  return `coalesce((
    select json_agg(skills.name order by position) from member_skills join skills on skills.id = skill_id
    where member_id = members.id and kind = '${theirs}' and coalesce(canonical_id, skills.id) in (
      select coalesce(known.canonical_id, known.id) from member_skills own join skills known on known.id = own.skill_id
      where own.member_id = $2 and own.kind = '${mine}')), '[]')`;
}

const membersWith = (fields: Record<string, Field>) => `
  select ${Object.entries(fields).map(([name, [sql]]) => `${sql} as "${name}"`)}
  from members left join lateral (
    select json_agg((select skills.name from skills where skills.id = skill_id) order by position)
        filter (where kind = 'offered') as offered,
      json_agg((select skills.name from skills where skills.id = skill_id) order by position)
        filter (where kind = 'requested') as requested
    from member_skills where member_id = members.id
  ) as listed on true`;
const oneMember = { name: 'one_member', text: `${membersWith(profile)} where id = $1` };
const newestMembers = {
  name: 'newest_members',
  text: `${membersWith(listed)} order by seq desc limit 20`,
};
const newMessage = {
  name: 'new_message',
  text: 'insert into bare_messages (sender, text) values ($1, $2) returning *',
};

const userOf = (fields: Record<string, Field>) => ({
  type: 'object',
  properties: Object.fromEntries(Object.entries(fields).map(([name, [, schema]]) => [name, schema])),
});
const answerOf = (properties: Record<string, unknown>) => ({
  schema: {
    response: { 200: { type: 'object', properties: { success: { type: 'boolean' }, ...properties } } },
  },
});

const database = await openBare(process.argv[2] ?? '', messages);
const { query } = database;
// As costly as ours: see modules/auth/passwords.ts.
const kept = await hash('swap-an-hour', { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
const app = fastify();

type ForViewer = { Params: { id: string; viewer: string } };

async function profileOf({ params }: FastifyRequest<ForViewer>) {
  const [member] = await query(oneMember, [params.id, params.viewer]);
  return { success: true, user: { ...member, timeZone: member?.timeZone ?? undefined } };
}

app.get<ForViewer>('/members/:id/for/:viewer', answerOf({ user: userOf(profile) }), profileOf);
app.get('/members', answerOf({ users: { type: 'array', items: userOf(listed) } }), async () => ({
  success: true,
  users: await query(newestMembers, []),
}));
app.post<{ Body: { senderId: string; text: string } }>('/messages', async ({ body }) => {
  return (await query(newMessage, [body.senderId, body.text]))[0];
});
app.post<{ Body: { password: string } }>('/login', async ({ body }) => ({
  success: await verify(kept, body.password),
}));

await app.register(async (fair) => {
  const loggedIn = await fairRoutes(fair, database);
  const id = { type: 'string', format: 'uuid' };
  const { schema } = answerOf({ user: userOf(profile) });
  const params = { type: 'object', required: ['id', 'viewer'], properties: { id, viewer: id } };
  fair.get<ForViewer>(
    '/fair/members/:id/for/:viewer',
    { onRequest: loggedIn, schema: { ...schema, params } },
    profileOf,
  );
});

console.log(`Skill Exchange is at ${await app.listen({ port: 0, host: '127.0.0.1' })}`);
