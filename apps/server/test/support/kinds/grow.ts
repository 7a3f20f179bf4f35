// Fills the configured database with a large community, for end-to-end tests of long lists.
import { migrate } from '../../../src/db/migrate.ts';
import { openDatabase } from '../../../src/db/open-settings.ts';
import { readDatabaseSettings } from '../../../src/env.ts';
import { insertCommunity } from './kinds.ts';

const size = { members: 10_000, events: 6_000, skills: 1_000, sessions: 100, conversations: 100 };

const database = await openDatabase(readDatabaseSettings());
await migrate(database);
await insertCommunity(database.db, size, new Date());
await database.close();
