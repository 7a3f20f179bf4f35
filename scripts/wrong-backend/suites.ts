import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startNativeVerifier } from '@skill-exchange/contracts/native-verifier';
import { subjectOf } from '@skill-exchange/contracts/pact-file';
import { readPact } from '@skill-exchange/contracts/pact-files';
import { verifyProvider } from '@skill-exchange/contracts/verify';
import { createVitest, type TestSpecification } from 'vitest/node';
import { root } from '../lib/environment.ts';
import type { BackendProxy, Fault } from './proxy.ts';

/** A suite that calls the backend through a proxy; `firstFailure` runs the tests that a fault may affect. */
export type Suite = Awaited<ReturnType<typeof rulesThrough>>;

/** Creates the suite of the pacts. */
export function pactsThrough(proxy: BackendProxy, stateChangeUrl: string): Suite {
  const pact = readPact('backend');
  const verifier = startNativeVerifier();
  return {
    proxy,
    firstFailure: async ({ operation }: Fault) => {
      const interactions = pact.interactions.filter((one) => subjectOf(one) === operation);
      if (interactions.length === 0) return null;
      const options = { pact: { ...pact, interactions }, baseUrl: proxy.url, stateChangeUrl, verifier };
      const { outcomes } = await verifyProvider(options);
      const failed = outcomes.find(({ differences }) => differences.length > 0);
      return failed === undefined ? null : `pact: ${failed.description}`;
    },
    close: async () => verifier.close(),
  };
}

/** Creates the suite of the rules. Runs all once without a fault to record which faults affect each file. */
export async function rulesThrough(proxy: BackendProxy, webOrigin: string, stateChangeUrl: string) {
  process.env.CONFORMANCE_URL = proxy.url;
  process.env.CONFORMANCE_WEB_ORIGIN = webOrigin;
  process.env.CONFORMANCE_STATE_CHANGE_URL = stateChangeUrl;
  const folder = join(root, 'packages/conformance');
  const vitest = await createVitest({ root: folder, watch: false, reporters: [], bail: 1, maxWorkers: 2 });
  const run = async (files: TestSpecification[]): Promise<string | null> => {
    if (files.length > 0) await vitest.runTestSpecifications(files);
    const failed = files.find(({ testModule }) => testModule?.ok() === false)?.testModule;
    if (failed === undefined) return null;
    const [test] = failed.children.allTests('failed');
    return `rule: ${test?.fullName ?? failed.relativeModuleId}`;
  };
  const faultsOf = new Map<TestSpecification, ReadonlySet<Fault>>();
  for (const file of await vitest.globTestSpecifications()) {
    proxy.inject(null);
    const failure = await run([file]);
    if (failure !== null) throw new Error(`The backend fails without a fault: ${failure}`);
    faultsOf.set(file, new Set(proxy.effective));
  }
  return {
    proxy,
    firstFailure: async (fault: Fault) => {
      const files = [...faultsOf].flatMap(([file, faults]) => (faults.has(fault) ? [file] : []));
      // Files that name the operation come first, because they notice most of its faults.
      const isAbout = ({ moduleId }: TestSpecification) => readFileSync(moduleId, 'utf8').includes(fault.operation);
      return (await run(files.filter(isAbout))) ?? (await run(files.filter((file) => !isAbout(file))));
    },
    close: () => vitest.close(),
  };
}
