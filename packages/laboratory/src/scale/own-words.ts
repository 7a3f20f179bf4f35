import { requireErrorAnswer } from '../../../../apps/server/test/support/answer-contract.ts';
import type { Needs } from './needs.ts';

/** More than nginx accepts. */
const tooMuch = 'x'.repeat(9 * 1024 * 1024);

/** Tests nginx's own responses without instances: errors in the contract's shape, and no metrics. */
export async function testOwnWords({ nginx }: Needs): Promise<boolean> {
  const headers = { 'content-type': 'application/json' };
  const answers: [what: string, expected: number, answer: Response][] = [
    ['a call', 503, await fetch(`${nginx.address}/api/user/getAll`)],
    ['a write', 503, await fetch(`${nginx.address}/auth/login`, { method: 'POST', headers, body: '{}' })],
    ['a huge body', 413, await fetch(`${nginx.address}/auth/login`, { method: 'POST', headers, body: tooMuch })],
  ];
  const problems: string[] = [];
  for (const [what, expected, answer] of answers) {
    if (answer.status !== expected) problems.push(`${what} was answered ${answer.status}, not ${expected}`);
    else requireErrorAnswer(await answer.json());
    if (expected === 503 && !answer.headers.has('retry-after')) problems.push(`${what} got no Retry-After`);
  }
  const metrics = await fetch(`${nginx.address}/metrics`);
  if (metrics.status !== 404) problems.push(`/metrics was answered ${metrics.status} to the outside`);
  for (const problem of problems) console.error(`  ${problem}`);
  return problems.length === 0;
}
