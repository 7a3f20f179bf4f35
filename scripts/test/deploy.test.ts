import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load, loadAll } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../../apps/server/src/env.ts';
import { root } from '../lib/environment.ts';

// deploy/ cannot run everywhere, so its references to the rest of the repository are tested here.

const read = (file: string) => readFileSync(join(root, 'deploy', file), 'utf8');

type Service = { environment?: Record<string, unknown>; read_only?: boolean; cap_drop?: string[] };
const { services } = load(read('compose.yaml')) as { services: Record<string, Service> };

type Container = {
  env: { name: string }[];
  securityContext: Record<string, unknown>;
  readinessProbe: { httpGet: { path: string } };
};
type Deployment = {
  kind: string;
  spec: { template: { spec: { containers: Container[]; securityContext: Record<string, unknown> } } };
};
const manifests = loadAll(read('kubernetes.yaml')) as Deployment[];
const pod = manifests.find(({ kind }) => kind === 'Deployment')?.spec.template.spec;

/** Returns the names of the server's environment variables. */
function settings(): Set<string> {
  const names = new Set<string>();
  readSettings(new Proxy({}, { get: (_, name) => void names.add(String(name)) }));
  return names;
}

describe('the recipe', () => {
  test('sets nothing that the server does not read', () => {
    const inCompose = ['app-1', 'app-2'].flatMap((name) => Object.keys(services[name]?.environment ?? {}));
    const inKubernetes = (pod?.containers ?? []).flatMap(({ env }) => env.map(({ name }) => name));
    const inSecret = [...read('kubernetes.yaml').matchAll(/--from-literal=(\w+)/g)].map(([, name = '']) => name);
    const all = [...inCompose, ...inKubernetes, ...inSecret];
    expect(all.length).toBeGreaterThan(8);
    expect(all.filter((name) => !settings().has(name))).toEqual([]);
  });

  test('makes nginx forward to every instance, and only to those', () => {
    const listed = [...read('nginx/instances.conf').matchAll(/^server ([\w-]+):3000/gm)].map(([, name]) => name);
    expect(listed).toEqual(Object.keys(services).filter((name) => name.startsWith('app-')));
  });

  test('gives no process more rights than needed', () => {
    for (const name of ['app-1', 'app-2', 'nginx', 'redis']) {
      expect(services[name], name).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
    }
    expect(pod?.securityContext).toMatchObject({ runAsNonRoot: true });
    for (const { securityContext } of pod?.containers ?? []) {
      expect(securityContext).toMatchObject({
        readOnlyRootFilesystem: true,
        allowPrivilegeEscalation: false,
      });
    }
    expect(read('Containerfile')).toMatch(/^USER node$/m);
  });

  test('calls only addresses of the contract', () => {
    const contract = load(readFileSync(join(root, 'openapi.yaml'), 'utf8')) as { paths: object };
    expect(Object.keys(contract.paths)).toEqual(expect.arrayContaining(['/ready', '/health']));
    expect(pod?.containers[0]?.readinessProbe.httpGet.path).toBe('/ready');
  });

  test('lets nginx block no address before its limits in the contract', () => {
    const contract = load(readFileSync(join(root, 'openapi.yaml'), 'utf8')) as {
      'x-rate-limits': Record<string, { limits: Record<string, number> }>;
    };
    const perMinute = ['requests', 'member-requests', 'files'].map(
      (thing) => contract['x-rate-limits'][thing]?.limits['per-address-minute'] ?? Number.NaN,
    );
    const [, rate] = /^ *limit_req_zone .* rate=(\d+)r\/s;$/m.exec(read('nginx/nginx.conf')) ?? [];
    expect(Number(rate) * 60).toBeGreaterThan(perMinute.reduce((sum, count) => sum + count, 0));
  });

  test('installs every workspace in the lock file', () => {
    const manifestsOfWorkspaces = globSync('{packages,apps}/*/package.json', { cwd: root }).sort();
    const copied = [...read('Containerfile').matchAll(/^COPY (\S+\/package\.json) /gm)].map(([, file]) => file);
    expect(copied.sort()).toEqual(manifestsOfWorkspaces);
  });

  test('has every workspace that the server needs in the image', () => {
    const { dependencies } = JSON.parse(readFileSync(join(root, 'apps/server/package.json'), 'utf8'));
    const needed = Object.keys(dependencies).flatMap((name) => /^@skill-exchange\/(.+)/.exec(name)?.[1] ?? []);
    const copied = [...read('Containerfile').matchAll(/^COPY packages\/(\S+) packages\/\1$/gm)].map(([, name]) => name);
    expect(copied.sort()).toEqual(needed.sort());
  });
});
