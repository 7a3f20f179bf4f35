import { consumer, providers } from '@skill-exchange/contracts/pact-file';
import { readPact } from '@skill-exchange/contracts/pact-files';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FakeBroker, startFakeBroker } from './fake-broker.ts';
import { runProgram, startAtAddress } from './programs.ts';

const pact = readPact('backend');
const small = {
  ...pact,
  interactions: pact.interactions.filter((one) => /^searchSkills/.test(one.description)),
};

describe.each(['pact-publish', 'pact-can-i-deploy'])('%s without a broker', (script) => {
  test('does nothing, says so, and is no failure', async () => {
    const { exitCode, output } = await runProgram([`scripts/${script}.ts`]);
    expect(output).toContain('there is no Pact broker');
    expect(exitCode).toBe(0);
  });
});

describe('with a broker', () => {
  let broker: FakeBroker;
  let backend: Awaited<ReturnType<typeof startAtAddress>>;
  beforeAll(async () => {
    broker = await startFakeBroker(small, false);
    backend = await startAtAddress(['docs/examples/foreign-backend.mjs']);
  });
  beforeEach(() => void broker.asked.splice(0));
  afterAll(async () => {
    await broker?.close();
    await backend?.stop();
  });
  const env = () => ({
    PACT_BROKER_BASE_URL: broker.url,
    PACT_BROKER_TOKEN: 'secret',
    GITHUB_REF_NAME: 'main',
  });

  test('both pacts are published under the commit and its branch', async () => {
    const { exitCode } = await runProgram(['scripts/pact-publish.ts'], env());
    expect(exitCode).toBe(0);
    const [asked] = broker.asked;
    expect(asked).toMatchObject({ call: 'POST /contracts/publish', authorization: 'Bearer secret' });
    expect(asked?.body).toMatchObject({
      pacticipantName: consumer,
      pacticipantVersionNumber: expect.stringMatching(/^[0-9a-f]{40}$/),
      branch: 'main',
      contracts: Object.values(providers).map((providerName) => ({ providerName })),
    });
  });

  test('what it wants verified is verified, and the result recorded with version and branch', async () => {
    const place = ['--provider-base-url', backend.address, '--state-change-url', `${backend.address}/state`];
    const { exitCode, output } = await runProgram(
      ['scripts/pact-verify.ts', '--from-broker', '--junit', '/dev/null', ...place],
      env(),
    );
    expect(output).toContain('2 passed, 0 failed');
    expect(exitCode).toBe(0);
    expect(broker.asked.at(-2)?.call).toMatch(/^PUT \/pacticipants\/.+\/branches\/main\/versions\/[0-9a-f]{40}$/);
    expect(broker.asked.at(-1)).toMatchObject({ call: 'POST /results/1', body: { success: true } });
  });

  test('a version that may not be deployed ends with 1 and the reason', async () => {
    const { exitCode, output } = await runProgram(['scripts/pact-can-i-deploy.ts', '--to', 'production'], env());
    expect(output).toContain('may not go to production: Never verified.');
    expect(exitCode).toBe(1);
  });

  test('a tag is no branch', async () => {
    const tag = { GITHUB_REF_NAME: 'v2.4.0', GITHUB_REF_TYPE: 'tag' };
    const { output } = await runProgram(['scripts/pact-publish.ts'], { ...env(), ...tag });
    expect(output).toContain('(no branch)');
    expect(broker.asked[0]?.body).not.toHaveProperty('branch');
  });

  const deployed = (...args: string[]) =>
    runProgram(['scripts/pact-can-i-deploy.ts', '--record-deployment', '--version', '2.4.0', ...args], env());

  test('a version that has gone to an environment is recorded there', async () => {
    const { exitCode, output } = await deployed('--to', 'production');
    expect(output).toContain('skill-exchange-web 2.4.0 is in production now.');
    expect(exitCode).toBe(0);
    expect(broker.asked.at(-1)).toMatchObject({
      call: 'POST /deployed/production',
      authorization: 'Bearer secret',
    });
  });

  test('what it lacks and what it rejects is one line', async () => {
    const { exitCode, output } = await deployed('--to', 'nowhere');
    expect(output.trim()).toBe('The broker has no environment nowhere. It has: production.');
    expect(exitCode).toBe(1);
    const unknown = await deployed('--pacticipant', 'nobody');
    expect(unknown.output.trim()).toMatch(
      /^The Pact broker answered 404 to GET .*\/pacticipants\/nobody\/versions\/2.4.0: .*not found.*$/,
    );
  });

  test.each(['pact-publish', 'pact-can-i-deploy', 'pact-verify'])(
    '%s names one that does not answer',
    async (script) => {
      const place = script === 'pact-verify' ? ['--from-broker', '--provider-base-url', backend.address] : [];
      const away = { ...env(), PACT_BROKER_BASE_URL: 'http://127.0.0.1:9' };
      const { exitCode, output } = await runProgram([`scripts/${script}.ts`, ...place], away);
      expect(output.trim()).toMatch(/^The Pact broker does not answer at http:\/\/127.0.0.1:9 \(.+\)\.$/);
      expect(exitCode).toBe(1);
    },
  );
});
