import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { type KyselyPlugin, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { restoreBackup } from '../../src/backup/restore-backup.ts';
import { writeBackup } from '../../src/backup/write-backup.ts';
import { migrate } from '../../src/db/migrate.ts';
import { type OpenDatabase, openEmbeddedDatabase } from '../../src/db/open-database.ts';
import { seedDemo } from '../../src/demo/seed-demo.ts';
import { seedCatalog } from '../../src/modules/skills/seed-catalog.ts';
import { newDatabase } from '../support/test-database.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const awkward = 'line\nbreak, "quotes", \\back\\slash, tab\t, {"json":[1]}, ñandú, 🧶, \u202e, \u0001';

/** One embedded database, and one like the suite's: on PostgreSQL, backups are restored across databases. */
let embedded: OpenDatabase;
let other: OpenDatabase;
let folder: string;

const file = (name: string) => join(folder, name);

async function emptied(database: OpenDatabase): Promise<OpenDatabase> {
  await database.exclusively((db) => sql`drop schema public cascade; create schema public`.execute(db));
  return database;
}

async function fill({ db }: OpenDatabase): Promise<void> {
  await seedDemo(db, now);
  const bytes = Buffer.from(Array.from({ length: 2048 }, (_, index) => index % 256));
  await db
    .insertInto('images')
    .values({ hash: 'f'.repeat(64), bytes })
    .execute();
  await db
    .updateTable('members')
    .set({ about: awkward, image_hash: 'f'.repeat(64) })
    .execute();
  // A gap in the numbers: the sequence is ahead of the newest row.
  await sql`select nextval('members_seq_seq') from generate_series(1, 40)`.execute(db);
}

beforeAll(async () => {
  [embedded, other] = [await openEmbeddedDatabase(null), await newDatabase()];
});
afterAll(() => Promise.all([embedded.close(), other.close()]));
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
  await migrate(await emptied(embedded));
  await emptied(other);
  return () => rmSync(folder, { recursive: true, force: true });
});

describe('a backup', () => {
  test('restores the same data into the other database and back', async () => {
    await fill(embedded);
    const written = await writeBackup(embedded, file('first'), now);
    expect(await restoreBackup(other, file('first'))).toEqual(written);
    expect(await writeBackup(other, file('second'), now)).toEqual(written);
    await emptied(embedded);
    expect(await restoreBackup(embedded, file('second'))).toEqual(written);
    expect(await writeBackup(embedded, file('third'), now)).toEqual(written);
    expect(statSync(file('first')).mode & 0o777).toBe(0o600);

    const { about, seq } = await other.db
      .insertInto('members')
      .values({ name: 'New', username: 'new', email: 'n@x', email_key: 'n@x', password_hash: 'none' })
      .returning(['about', 'seq'])
      .executeTakeFirstOrThrow();
    const members = await other.db.selectFrom('members').select(['about', 'seq']).execute();
    expect(about).toBe('');
    expect(seq).toBe(members.length + 40);
    expect(members.filter((member) => member.about === awkward)).toHaveLength(members.length - 1);
  });

  test('keeps the sums of triggers, and the triggers keep working', async () => {
    await fill(embedded);
    await writeBackup(embedded, file('backup'), now);
    await restoreBackup(other, file('backup'));
    const wrong = sql<{ count: number }>`select count(*) from members where (rating_sum, rating_count) <> (
      select coalesce(sum(rating), 0), count(*) from reviews where subject_id = members.id)`;
    expect((await wrong.execute(other.db)).rows).toEqual([{ count: 0 }]);
    await other.db.deleteFrom('reviews').execute();
    expect((await wrong.execute(other.db)).rows).toEqual([{ count: 0 }]);
  });

  test('has few large files in memory at once', async () => {
    await fill(embedded);
    const { db } = embedded;
    const { id, member_low } = await db.selectFrom('conversations').selectAll().limit(1).executeTakeFirstOrThrow();
    const row = { conversation_id: id, member_id: member_low, message_id: null, kind: 'pdf' as const, name: 'a.pdf' };
    const content = Buffer.alloc(3_000_000, 'x');
    for (let count = 0; count < 4; count += 1)
      await db
        .insertInto('message_attachments')
        .values({ ...row, width: null, height: null, content, created_at: now })
        .execute();
    const sizes: number[] = [];
    const measured: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        sizes.push(result.rows.reduce((sum: number, { line }) => sum + String(line ?? '').length, 0));
        return result;
      },
    };
    const source: Pick<OpenDatabase, 'exclusively'> = {
      exclusively: (work) => embedded.exclusively((inner) => work(inner.withPlugin(measured))),
    };
    await writeBackup(source, file('backup'), now);
    const inHexadecimal = 2 * content.length;
    expect(Math.max(...sizes)).toBeGreaterThan(inHexadecimal);
    expect(Math.max(...sizes)).toBeLessThan(2 * inHexadecimal);
    expect(await restoreBackup(other, file('backup'))).toMatchObject({ rows: expect.any(Number) });
    const restored = await other.db.selectFrom('message_attachments').select('content').execute();
    expect(restored.filter((file) => file.content.length === content.length)).toHaveLength(4);
  });

  /** Returns the backup as earlier versions made it: with the log-ins. */
  function withSessions(backup: string, member: string): Buffer {
    const [header = '', ...lines] = gunzipSync(readFileSync(backup)).toString().trimEnd().split('\n');
    const footer = JSON.parse(lines.pop() ?? '') as { rows: number };
    const columns = ['id', 'member_id', 'created_at', 'expires_at'];
    lines.push(
      JSON.stringify({ table: 'auth_sessions', columns, sequences: [] }),
      JSON.stringify([randomUUID(), member, '2026-11-20 12:00:00+00', '2126-11-20 12:00:00+00']),
    );
    const text = lines.map((line) => `${line}\n`).join('');
    const sha256 = createHash('sha256').update(text).digest('hex');
    return gzipSync(`${header}\n${text}${JSON.stringify({ rows: footer.rows + 1, sha256 })}\n`);
  }

  test('revives no ended log-in, whichever version made it', async () => {
    await fill(embedded);
    const { id } = await embedded.db.selectFrom('members').select('id').limit(1).executeTakeFirstOrThrow();
    await embedded.db
      .insertInto('auth_sessions')
      .values({ member_id: id, expires_at: new Date('2126-11-20T12:00:00.000Z') })
      .execute();
    await writeBackup(embedded, file('backup'), now);
    expect(gunzipSync(readFileSync(file('backup'))).toString()).not.toContain('auth_sessions');
    writeFileSync(file('earlier'), withSessions(file('backup'), id));
    for (const name of ['backup', 'earlier']) {
      await restoreBackup(await emptied(other), file(name));
      expect(await other.db.selectFrom('auth_sessions').selectAll().execute()).toEqual([]);
      expect(await other.db.selectFrom('members').select('id').where('id', '=', id).execute()).toHaveLength(1);
    }
  });

  test('is never restored over anything', async () => {
    await fill(embedded);
    await writeBackup(embedded, file('backup'), now);
    const { sha256 } = await writeBackup(embedded, file('before'), now);
    await expect(restoreBackup(embedded, file('backup'))).rejects.toThrow(/^The database is not empty/);
    expect((await writeBackup(embedded, file('after'), now)).sha256).toBe(sha256);
  });

  test('replaces the skills that the first start of a server has added', async () => {
    await fill(embedded);
    await seedCatalog(embedded, now);
    const { sha256 } = await writeBackup(embedded, file('backup'), now);
    await migrate(await emptied(other));
    await seedCatalog(other, now);
    await restoreBackup(other, file('backup'));
    expect((await writeBackup(other, file('restored'), now)).sha256).toBe(sha256);
  });

  test('never replaces a file, and fails without a database', async () => {
    writeFileSync(file('mine'), 'precious');
    await expect(writeBackup(embedded, file('mine'), now)).rejects.toThrow(/is there already/);
    expect(readFileSync(file('mine'), 'utf8')).toBe('precious');
    await expect(writeBackup(other, file('none'), now)).rejects.toThrow('The database is empty');
    expect(() => statSync(file('none'))).toThrow();
  });
});

describe('a backup of an older version', () => {
  const levels = readdirSync(join(import.meta.dirname, '../../src/db/migrations')).sort();

  /** Uses only the first version's columns. */
  async function fillAsOfOld({ db }: OpenDatabase): Promise<void> {
    const picture = 'f'.repeat(64);
    await sql`insert into images (hash, bytes) values (${picture}, ${Buffer.from([0, 1, 254, 255])})`.execute(db);
    await sql`
      insert into members (name, username, email, email_key, password_hash, about, image_hash)
      select 'Mémber ' || n, 'm' || n, n || '@x', n || '@x', 'none', ${awkward}::text, ${picture}::text
      from generate_series(1, 3) n`.execute(db);
    await sql`
      insert into sessions (user_one, user_two, date, link)
      select one.id, two.id, ${now.toISOString()}::timestamptz, 'https://meet.example.org'
      from members one join members two on two.seq = one.seq + 1`.execute(db);
    await sql`
      insert into reviews (session_id, author_id, subject_id, rating, comment)
      select id, user_one, user_two, 4, 'A good hour.' from sessions`.execute(db);
  }

  test('is left alone by a newer backup that does not fit', async () => {
    await fill(embedded);
    await writeBackup(embedded, file('backup'), now);
    await migrate(await emptied(other), { upTo: String(levels[0]) });
    await fillAsOfOld(other);
    await expect(restoreBackup(other, file('backup'))).rejects.toThrow(/^The database is not empty/);
    const applied = sql<{ name: string }>`select name from schema_migrations`;
    expect((await applied.execute(other.db)).rows).toEqual([{ name: levels[0] }]);
  });

  /** Every fifth schema and the last ones: each takes as long as creating a database. */
  const earlier = levels.slice(0, -1).filter((_, index) => index % 5 === 0 || index >= levels.length - 3);

  test.each(earlier)('made at %s is complete in the newest schema', async (level) => {
    await migrate(await emptied(embedded), { upTo: level });
    await fillAsOfOld(embedded);
    const written = await writeBackup(embedded, file('old'), now);
    expect(await restoreBackup(other, file('old'))).toEqual(written);
    const applied = sql<{ name: string }>`select name from schema_migrations order by name`;
    expect((await applied.execute(other.db)).rows.map(({ name }) => name)).toEqual(levels);
    const members = await other.db
      .selectFrom('members')
      .innerJoin('images', 'images.hash', 'members.image_hash')
      .select(['seq', 'name_folded', 'about', 'rating_sum', 'rating_count', 'bytes'])
      .orderBy('seq')
      .execute();
    expect(members.map(({ bytes, ...member }) => ({ ...member, bytes: [...bytes] }))).toEqual(
      [0, 1, 1].map((reviews, index) => ({
        seq: index + 1,
        name_folded: `member ${index + 1}`,
        about: awkward,
        rating_sum: 4 * reviews,
        rating_count: reviews,
        bytes: [0, 1, 254, 255],
      })),
    );
  });
});

describe('a damaged backup leaves nothing behind', () => {
  /** Writes a backup, changes its text, and tries to restore it. */
  async function restoreChanged(change: (text: string) => string | Buffer): Promise<void> {
    await fill(embedded);
    await writeBackup(embedded, file('whole'), now);
    const changed = change(gunzipSync(readFileSync(file('whole'))).toString());
    writeFileSync(file('changed'), typeof changed === 'string' ? gzipSync(changed) : changed);
    await restoreBackup(other, file('changed'));
  }

  test.each<[string, (text: string) => string | Buffer, RegExp]>([
    ['another value', (text) => text.replace('ñandú', 'nandu'), /checksum does not fit/],
    ['no end', (text) => text.slice(0, text.lastIndexOf('{"rows"')), /ends too early/],
    ['half of it', (text) => gzipSync(text).subarray(0, 9000), /cannot be read as a backup/],
    ['no gzip', (text) => Buffer.from(text), /cannot be read as a backup/],
    ['another file', () => '{"hello":"world"}\n', /is not a backup of ours/],
    ['no JSON', () => 'hello\n', /is not a backup of ours, or it is damaged/],
    ['a newer format', (text) => text.replace('"version":1', '"version":2'), /has format 2/],
    ['a newer migration', (text) => text.replace(/"migration":"\d+/, '"migration":"9999'), /newer one wrote it/],
    ['a strange table', (text) => text.replace('{"table":"members"', '{"table":"spies"'), /table spies in a form/],
  ])('%s', async (_, change, message) => {
    await expect(restoreChanged(change)).rejects.toThrow(message);
    await migrate(other);
    expect(await other.db.selectFrom('images').selectAll().execute()).toEqual([]);
    expect(await other.db.selectFrom('members').selectAll().execute()).toEqual([]);
  });
});
