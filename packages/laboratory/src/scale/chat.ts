import { join } from 'node:path';
import { root } from '../../../../scripts/lib/environment.ts';
import { run } from '../../../../scripts/lib/run.ts';
import { buildApp } from '../../../../scripts/lib/turbo.ts';
import { startInstances } from './instances.ts';
import type { Needs } from './needs.ts';

const metricsToken = 'a token for the metrics alone';

/** Runs the end-to-end tests of chat in a browser through nginx; both instances must have taken part. */
export async function testChat(needs: Needs): Promise<boolean> {
  const webDist = process.env.WEB_DIST ?? join(root, 'apps/web/dist');
  if (process.env.WEB_DIST === undefined && (await buildApp({ quiet: true })) !== 0) return false;
  const instances = await startInstances(
    { ...needs, databaseUrl: await needs.createDatabase() },
    {
      WEB_DIST: webDist,
      SEED_DEMO: 'true',
      METRICS_TOKEN: metricsToken,
    },
  );
  try {
    const args = [
      'test',
      '--config',
      'apps/web/playwright.config.ts',
      '--project=desk',
      '--project=desk-long',
      '--reporter=line',
      '/chat.e2e.ts',
      '/chat-connection.e2e.ts',
    ];
    // A test that restarts the server starts its own, so it would not test these.
    const exitCode = await run('playwright', [...args, '--grep-invert', 'a server restart'], {
      E2E_ADDRESS: needs.nginx.address,
    });
    const shares = await Promise.all(instances.map(({ address }) => messagesStoredAt(address)));
    console.log(`Messages stored by each instance: ${shares.join(', ')}`);
    return exitCode === 0 && shares.every((share) => share > 0);
  } finally {
    await Promise.all(instances.map((instance) => instance.stop()));
  }
}

async function messagesStoredAt(address: string): Promise<number> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const text = await (await fetch(`${address}/metrics`, { headers })).text();
  const counts = text.matchAll(/^skill_exchange_answers_total\{operation="sendMessage",status="2\d\d"\} (\d+)$/gm);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}
