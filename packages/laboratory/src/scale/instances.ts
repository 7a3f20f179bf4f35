import { testSecret } from '../../../../apps/server/test/support/test-settings.ts';
import { type Instance, type InstanceSettings, startInstance } from './instance.ts';
import type { Needs } from './needs.ts';

/** Starts both instances at once on the same database and Redis, as after a deployment: one of them migrates. */
export async function startInstances(
  { ports, redisUrl, databaseUrl }: Pick<Needs, 'ports' | 'redisUrl'> & { databaseUrl: string },
  settings: InstanceSettings = {},
): Promise<Instance[]> {
  const shared = {
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    JWT_SECRET: testSecret,
    TRUST_PROXY: 'loopback',
  };
  return await Promise.all(ports.map((port) => startInstance(port, { ...shared, ...settings })));
}
