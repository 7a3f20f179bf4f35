// Fills an empty database, configured like the server's, with the tables and members of a checkout. Prints the ids of some
// members.
//   node packages/laboratory/src/bench/fill.ts FOLDER_OF_THE_CHECKOUT MEMBERS
import { join } from 'node:path';
import { admitReader, reader } from './reader.ts';

const [checkout = '', count = ''] = process.argv.slice(2);
const members = Number(count);

async function load<Name extends string, Value>(path: string, name: Name): Promise<Value> {
  return ((await import(join(checkout, 'apps/server', path))) as Record<Name, Value>)[name];
}

type Here = {
  openDatabase: typeof import('../../../../apps/server/src/db/open-settings.ts').openDatabase;
  readDatabaseSettings: typeof import('../../../../apps/server/src/env.ts').readDatabaseSettings;
  migrate: typeof import('../../../../apps/server/src/db/migrate.ts').migrate;
  insertCommunity: typeof import('../../../../apps/server/test/support/kinds/kinds.ts').insertCommunity;
};
const openDatabase = await load<'openDatabase', Here['openDatabase']>('src/db/open-settings.ts', 'openDatabase');
const readSettings = await load<'readDatabaseSettings', Here['readDatabaseSettings']>(
  'src/env.ts',
  'readDatabaseSettings',
);
const migrate = await load<'migrate', Here['migrate']>('src/db/migrate.ts', 'migrate');
const insertCommunity = await load<'insertCommunity', Here['insertCommunity']>(
  'test/support/kinds/kinds.ts',
  'insertCommunity',
);

// Filling a large community takes longer than the usual timeouts.
const database = await openDatabase(readSettings({ ...process.env, DATABASE_STATEMENT_TIMEOUT_MS: '3600000' }));
try {
  await migrate(database);
  const size = {
    members,
    events: members / 5,
    skills: 300,
    sessions: members / 2,
    conversations: members / 5,
  };
  await insertCommunity(database.db, size, new Date());
  await admitReader(database.db);
  const some = await database.db.selectFrom('members').select('id').where('email', '!=', reader).limit(200).execute();
  console.log(JSON.stringify(some.map(({ id }) => id)));
} finally {
  await database.close();
}
