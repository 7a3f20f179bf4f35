import { type Provider, startProvider } from '../apps/server/pact/start-provider.ts';
import { findPostgres, startPostgres } from './lib/postgres-cluster.ts';

/** Runs `work` against the reference backend on the embedded database and, if installed, on PostgreSQL. */
export async function onEachReference(work: (provider: Provider) => Promise<void>): Promise<void> {
  console.log('The reference backend on the embedded database');
  await onProvider(await startProvider(), work);
  if (findPostgres() === null) {
    console.log('Not verified on PostgreSQL: its server programs are not installed here.');
    return;
  }
  const cluster = await startPostgres();
  try {
    console.log('The reference backend on PostgreSQL');
    await onProvider(await startProvider(cluster.createDatabase('pacts')), work);
  } finally {
    await cluster.stop();
  }
}

async function onProvider(provider: Provider, work: (provider: Provider) => Promise<void>): Promise<void> {
  try {
    await work(provider);
  } finally {
    await provider.close();
  }
}
