import { afterAll, describe } from 'vitest';
import { findPostgres, type PostgresCluster, startPostgres } from '../../../../scripts/lib/postgres-cluster.ts';
import { startProvider } from '../start-provider.ts';
import { verifies } from './verifies.ts';

describe.skipIf(findPostgres() === null)('the reference backend on PostgreSQL', () => {
  let cluster: PostgresCluster;
  afterAll(() => cluster?.stop());
  verifies(async () => {
    cluster = await startPostgres();
    return await startProvider(cluster.createDatabase('pacts'));
  });
});
