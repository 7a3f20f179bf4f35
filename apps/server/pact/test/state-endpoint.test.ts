import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readPact } from '@skill-exchange/contracts/pact-files';
import { verifyProvider } from '@skill-exchange/contracts/verify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runProgram } from './programs.ts';

/** A backend whose state-change endpoint each test defines, and whose operations return 404. */
let server: Server;
let address: string;
let answerState: (response: ServerResponse) => void;
let setups = 0;
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url !== '/state' || request.method !== 'POST') return void response.writeHead(404).end('{}');
    setups += 1;
    answerState(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  setups = 0;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

async function verify(filter: RegExp) {
  const told: string[] = [];
  const began = performance.now();
  const { outcomes } = await verifyProvider({
    pact: readPact('backend'),
    baseUrl: address,
    stateChangeUrl: `${address}/state`,
    filter,
    tell: (line) => told.push(line),
    stateTimeoutMs: 300,
  });
  const says = outcomes.map(({ differences }) => differences.map(({ says }) => says).join());
  return { told, says, seconds: (performance.now() - began) / 1000 };
}

const oneState = /^getUser: the profile of another/;
const send = (status: number, body: string) => (response: ServerResponse) => void response.writeHead(status).end(body);

describe('a state-change endpoint', () => {
  test.each([
    ['that fails', send(500, '{"message":"no table members"}'), /was answered 500: no table members/],
    ['that fails without JSON', send(503, '<h1>Bad gateway</h1>'), /was answered 503: <h1>Bad gateway<\/h1>/],
    ['that does not know the state', send(400, '{"message":"What?"}'), /was answered 400: What\?/],
    ['that answers no JSON', send(200, '<!doctype html>'), /was answered what is no JSON object: <!doctype html>/],
    [
      'that leaves values out',
      send(200, '{"memberId":"1","token":2,"cookie":"c=1"}'),
      /without token, otherId, mySkillId, otherSkillId, which/,
    ],
    ['that hangs', () => {}, /could not be set up: no answer within 0.3 s/],
    ['that hangs up', (response: ServerResponse) => void response.destroy(), /could not be set up: socket hang up/],
  ])('%s is reported once, at once, with the state and its parameters', async (_, answer, sentence) => {
    answerState = answer;
    const { told, says, seconds } = await verify(oneState);
    expect(told).toEqual([expect.stringMatching(sentence)]);
    expect(told[0]).toContain('The state "another member" (blocked: false, name: "Inês Carvalho", reported: false)');
    expect(says).toEqual(told);
    expect(setups).toBe(1);
    expect(seconds).toBeLessThan(10);
  });

  test('that hangs is not waited for more than three times', async () => {
    answerState = () => {};
    const { says } = await verify(/^getUser:|^editSession:|^registerForEvent:/);
    expect(says.filter((one) => one.includes('no answer within')).length).toBeGreaterThanOrEqual(3);
    expect(says.filter((one) => one.includes('3 states before it took too long')).length).toBeGreaterThan(3);
    expect(setups).toBe(3);
  });
});

describe('options that cannot be', () => {
  test.each([
    [['--bad'], "Unknown option '--bad'"],
    [
      ['--provider-base-url', 'localhost:8080'],
      '--provider-base-url must be an http or https address, not localhost:8080.',
    ],
    [['--filter', '('], '--filter must be a regular expression: Invalid regular expression: /(/: Unterminated group.'],
    [['--pact', 'none', '--provider-base-url', 'http://127.0.0.1:9'], '--pact must be one of backend, articles.'],
  ])('%j get one line', async (args, line) => {
    const { exitCode, output } = await runProgram(['scripts/pact-verify.ts', '--junit', '/dev/null', ...args]);
    expect(output.trim().split('\n')).toEqual([expect.stringContaining(line)]);
    expect(exitCode).toBe(1);
  });
});
