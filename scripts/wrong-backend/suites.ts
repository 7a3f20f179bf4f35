import { join } from 'node:path';
import { startNativeVerifier } from '@skill-exchange/contracts/native-verifier';
import { subjectOf } from '@skill-exchange/contracts/pact-file';
import { readPact } from '@skill-exchange/contracts/pact-files';
import { verifyProvider } from '@skill-exchange/contracts/verify';
import { createVitest, type Reporter, type TestSpecification } from 'vitest/node';
import { root } from '../lib/environment.ts';
import type { BackendProxy } from './proxy.ts';

/** A suite that stands behind a proxy. */
export interface Suite {
  readonly name: string;
  readonly proxy: BackendProxy;
  /** Returns the first failing test that calls the operation, or of all tests; null when none fails. */
  firstFailure(operation: string): Promise<string | null>;
  close(): Promise<void>;
}

/** The verification of the pact. */
export function pactsThrough(proxy: BackendProxy, stateChangeUrl: string): Suite {
  const pact = readPact('backend');
  const verifier = startNativeVerifier();
  return {
    name: 'pact',
    proxy,
    firstFailure: async (operation) => {
      const interactions = pact.interactions.filter((one) => subjectOf(one) === operation);
      if (interactions.length === 0) return null;
      const options = { pact: { ...pact, interactions }, baseUrl: proxy.url, stateChangeUrl, verifier };
      const { outcomes } = await verifyProvider(options);
      return outcomes.find(({ differences }) => differences.length > 0)?.description ?? null;
    },
    close: async () => verifier.close(),
  };
}

/** The rules. All of them run once, file by file, to see which operations each file calls. */
export async function rulesThrough(proxy: BackendProxy, webOrigin: string, stateChangeUrl = ''): Promise<Suite> {
  Object.assign(process.env, {
    CONFORMANCE_URL: proxy.url,
    CONFORMANCE_WEB_ORIGIN: webOrigin,
    CONFORMANCE_STATE_CHANGE_URL: stateChangeUrl,
  });
  let failure: string | null = null;
  const fail = (name: string) => {
    failure ??= name;
    proxy.hangUp();
    void vitest.cancelCurrentRun('test-failure');
  };
  const reporter: Reporter = {
    onTestCaseResult: (test) => {
      if (test.result().state === 'failed') fail(test.fullName);
    },
    onTestModuleEnd: (module) => {
      if (!module.ok()) fail(module.relativeModuleId);
    },
  };
  const vitest = await createVitest({
    root: join(root, 'packages/conformance'),
    watch: false,
    isolate: false,
    reporters: [reporter],
  });
  const run = async (files: TestSpecification[]) => {
    failure = null;
    await vitest.runTestSpecifications(files);
    return failure;
  };
  const callsOf = new Map<TestSpecification, string[]>();
  for (const file of await vitest.globTestSpecifications()) {
    if ((await run([file])) !== null) throw new Error(`The backend fails already: ${failure}`);
    callsOf.set(file, proxy.called());
  }
  return {
    name: 'rule',
    proxy,
    firstFailure: async (operation) => {
      const files = [...callsOf].filter(([, calls]) => calls.includes(operation)).map(([file]) => file);
      return files.length === 0 ? null : await run(files);
    },
    close: () => vitest.close(),
  };
}
