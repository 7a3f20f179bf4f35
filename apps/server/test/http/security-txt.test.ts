import { expect, test } from 'vitest';
import { useServer } from '../support/test-server.ts';

const server = useServer({ contactEmail: 'security@example.org', trustProxy: ['loopback'] });

const read = async (headers: Record<string, string>) => {
  const answer = await server.visitor.send({ method: 'GET', url: '/.well-known/security.txt', headers });
  expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'text/plain; charset=utf-8' } });
  return answer.bytes.toString();
};

test('says where to report a vulnerability, and is valid for less than a year', async () => {
  server.clock.set('2026-12-31T23:30:00.000Z');
  expect(await read({ host: 'exchange.example', 'x-forwarded-proto': 'https' })).toBe(
    `Contact: mailto:security@example.org
Expires: 2027-06-29T00:00:00.000Z
Preferred-Languages: en
Canonical: https://exchange.example/.well-known/security.txt
`,
  );
});

test('has no own address without https, or with a strange one', async () => {
  for (const headers of [{ host: 'exchange.example' }, { host: 'evil"<', 'x-forwarded-proto': 'https' }]) {
    expect(await read(headers as Record<string, string>)).not.toContain('Canonical');
  }
});
