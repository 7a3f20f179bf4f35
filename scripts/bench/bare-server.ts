// The floor that `npm run bench:api` measures against: Fastify and a database, and nothing that a product needs: no
// accounts, no contract, no limits, no log.
//   node scripts/bench/bare-server.ts postgres://...    or the folder of an embedded database
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { hash, verify } from '@node-rs/argon2';
import fastify from 'fastify';
import pg from 'pg';

type Query = (text: string, values?: unknown[]) => Promise<unknown[]>;

async function open(where: string): Promise<Query> {
  if (where.startsWith('postgres')) {
    const pool = new pg.Pool({ connectionString: where, max: 20 });
    return async (text, values) => (await pool.query(text, values)).rows;
  }
  const pglite = await PGlite.create({ dataDir: where, extensions: { pg_trgm } });
  return async (text, values) => (await pglite.query(text, values)).rows;
}

const query = await open(process.argv[2] ?? '');
await query('create table if not exists bare_messages (id bigserial primary key, sender uuid, text text)');
// As costly as ours: see modules/auth/passwords.ts.
const kept = await hash('swap-an-hour', { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
const columns = 'id, seq, name, username, about, image_hash, rating_sum, rating_count';
const app = fastify();

app.get<{ Params: { id: string } }>('/members/:id', async ({ params }) => {
  const [member] = await query(`select ${columns} from members where id = $1`, [params.id]);
  return member;
});
app.get('/members', async () => query(`select ${columns} from members order by seq desc limit $1`, [20]));
app.post<{ Body: { senderId: string; text: string } }>('/messages', async ({ body: { senderId, text } }) => {
  const insert = 'insert into bare_messages (sender, text) values ($1, $2) returning *';
  return (await query(insert, [senderId, text]))[0];
});
app.post<{ Body: { password: string } }>('/login', async ({ body }) => ({
  success: await verify(kept, body.password),
}));

console.log(`Skill Exchange is at ${await app.listen({ port: 0, host: '127.0.0.1' })}`);
