// Makes an empty database with all migrations and the shipped skills, which a start in an empty data folder copies.
//   node apps/server/build/database.ts
import { DataFolderLockedError } from '../src/db/data-lock.ts';
import { migrate } from '../src/db/migrate.ts';
import { prepareDatabase } from '../src/db/prepared-database.ts';
import { seedCatalog } from '../src/modules/skills/seed-catalog.ts';

try {
  await prepareDatabase(async (database) => {
    await migrate(database);
    await seedCatalog(database, new Date());
  });
} catch (error) {
  // Another start makes it.
  if (!(error instanceof DataFolderLockedError)) throw error;
}
