import { once } from 'node:events';
import { createServer } from 'node:net';

/** Returns the host to listen on: all IPv4 addresses in place of all addresses on a machine without IPv6. */
export async function listenableHost(host: string): Promise<string> {
  if (host !== '::') return host;
  const probe = createServer().listen({ host, port: 0 });
  try {
    await once(probe, 'listening');
    return host;
  } catch {
    return '0.0.0.0';
  } finally {
    probe.close();
  }
}
