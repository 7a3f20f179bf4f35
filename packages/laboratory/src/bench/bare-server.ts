// The baseline of `npm run bench -- api`: only Fastify and a database, without accounts, contract, limits and log. It
// reads like our server, with one prepared statement, and serializes the same bytes by a schema.
//   node packages/laboratory/src/bench/bare-server.ts postgres://...    or the folder of an embedded database
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { hash, verify } from '@node-rs/argon2';
import fastify from 'fastify';
import pg from 'pg';

type Statement = { name: string; text: string; types: string };
type Query = (statement: Statement, values: string[]) => Promise<unknown[]>;

async function open(where: string): Promise<Query> {
  if (where.startsWith('postgres')) {
    const pool = new pg.Pool({ connectionString: where, max: 20 });
    await pool.query(messages);
    return async ({ name, text }, values) => (await pool.query({ name, text, values })).rows;
  }
  const pglite = await PGlite.create({ dataDir: where, extensions: { btree_gist, pg_trgm } });
  await pglite.exec(messages);
  for (const { name, text, types } of statements) await pglite.exec(`prepare ${name} ${types} as ${text}`);
  return async ({ name }, values) => {
    const list = values.length > 0 ? `(${values.map((value) => pg.escapeLiteral(value)).join()})` : '';
    return (await pglite.exec(`execute ${name}${list}`))[0]?.rows ?? [];
  };
}

const messages = 'create table if not exists bare_messages (id bigserial primary key, sender uuid, text text)';
const members = `
  select id as _id, name, username, case when image_hash is null then '' else '/api/images/' || image_hash || '.webp' end as photo,
    about, case when rating_count = 0 then 0 else rating_sum::float / rating_count end as rating,
    coalesce(offered, '[]') as "skillsOffered", coalesce(requested, '[]') as "skillsRequested"
  from members left join lateral (
    select json_agg((select skills.name from skills where skills.id = skill_id) order by position)
        filter (where kind = 'offered') as offered,
      json_agg((select skills.name from skills where skills.id = skill_id) order by position)
        filter (where kind = 'requested') as requested
    from member_skills where member_id = members.id
  ) as listed on true`;
const oneMember = { name: 'one_member', text: `${members} where id = $1`, types: '(uuid)' };
const newestMembers = { name: 'newest_members', text: `${members} order by seq desc limit 20`, types: '' };
const newMessage = {
  name: 'new_message',
  text: 'insert into bare_messages (sender, text) values ($1, $2) returning *',
  types: '(uuid, text)',
};
const statements = [oneMember, newestMembers, newMessage];

const text = { type: 'string' };
const texts = { type: 'array', items: text };
const user = {
  type: 'object',
  properties: {
    ...{ _id: text, name: text, username: text, photo: text, about: text, rating: { type: 'number' } },
    ...{ skillsOffered: texts, skillsRequested: texts },
  },
};
const answerOf = (properties: Record<string, unknown>) => ({
  schema: {
    response: { 200: { type: 'object', properties: { success: { type: 'boolean' }, ...properties } } },
  },
});

const query = await open(process.argv[2] ?? '');
// As costly as ours: see modules/auth/passwords.ts.
const kept = await hash('swap-an-hour', { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
const app = fastify();

app.get<{ Params: { id: string } }>('/members/:id', answerOf({ user }), async ({ params }) => {
  const [member] = await query(oneMember, [params.id]);
  return { success: true, user: member };
});
app.get('/members', answerOf({ users: { type: 'array', items: user } }), async () => ({
  success: true,
  users: await query(newestMembers, []),
}));
app.post<{ Body: { senderId: string; text: string } }>('/messages', async ({ body }) => {
  return (await query(newMessage, [body.senderId, body.text]))[0];
});
app.post<{ Body: { password: string } }>('/login', async ({ body }) => ({
  success: await verify(kept, body.password),
}));

console.log(`Skill Exchange is at ${await app.listen({ port: 0, host: '127.0.0.1' })}`);
