import { run } from '../../../../scripts/lib/run.ts';
import type { Needs } from './needs.ts';

/** The server tests that also run through nginx: rights, live chat, and concurrency. */
const files = ['authorisation', 'test/chat.test', 'test/realtime.test', 'races', 'contention'];

/** Runs server tests with two instances behind nginx, on PostgreSQL and Redis. */
export async function testThroughNginx({ postgresUrl, redisUrl, nginx, ports }: Needs): Promise<boolean> {
  // One file at a time: each file's instances use nginx's ports.
  const args = ['run', '--project', 'server', '--no-file-parallelism', '--maxWorkers=1', '--reporter=dot'];
  const exitCode = await run('vitest', [...args, ...files], {
    TEST_DATABASE_URL: postgresUrl,
    TEST_REDIS_URL: redisUrl,
    TEST_PROXY_ADDRESS: nginx.address,
    TEST_INSTANCE_PORTS: ports.join(),
  });
  return exitCode === 0;
}
