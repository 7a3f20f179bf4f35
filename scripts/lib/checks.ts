import { runHeldBack } from './run.ts';
import type { Tally } from './tally.ts';

/** The checks of `npm run check`, by name. */
export const checks: Record<string, readonly [command: string, ...args: string[]]> = {
  types: ['node', 'node_modules/typescript7/bin/tsc', '--noEmit', '--singleThreaded'],
  lint: ['biome', 'ci', '--colors=off', '.'],
  imports: ['depcruise', '--config', '.dependency-cruiser.mjs', 'packages', 'apps', 'scripts'],
  contract: ['redocly', 'lint', 'openapi.yaml', 'asyncapi.yaml'],
  'contract-readers': ['node', 'scripts/check-contract.ts'],
  generated: ['node', 'scripts/check-generated.ts'],
  layers: ['node', 'scripts/check-layers.ts'],
  matrix: ['node', 'scripts/story-matrix.ts'],
  texts: ['node', 'packages/texts/check.ts'],
  lockfile: ['node', 'scripts/check-lockfile.ts'],
  'supply-chain': ['node', 'scripts/check-supply-chain.ts'],
};

const atOnce = 2;

/** Runs the named checks, or all of them, two at a time, and prints the failures. Each counts as one test. */
export async function runChecks(names: readonly string[] = []): Promise<Tally> {
  const queue = Object.entries(checks).filter(([name]) => names.length === 0 || names.includes(name));
  const failures: string[] = [];
  let passed = 0;
  async function work(): Promise<void> {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const [name, [command, ...args]] = next;
      const began = performance.now();
      const { exitCode, output } = await runHeldBack(command, args);
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      console.log(`${exitCode === 0 ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`);
      if (exitCode === 0) passed += 1;
      else {
        process.stderr.write(output);
        failures.push(`${name}: exit code ${exitCode}`);
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return { passed, failures, skipped: 0 };
}
