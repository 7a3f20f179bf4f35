import { test } from 'vitest';
import { loadContract } from '../../src/contract/load-contract.ts';
import { operationIds } from '../support/contract-inputs.ts';
import { useServer } from '../support/test-server.ts';
import { expectNothingShown, makeScene, type Scene } from './hidden-things.ts';

const server = useServer({ articlesUrl: null });
const { operations } = loadContract();

test('operations that write show two members nothing of each other', { timeout: 300_000 }, async () => {
  // Only what has changed something needs a new one.
  let scene: Scene | null = null;
  for (const id of operationIds.filter((one) => operations.get(one)?.method !== 'GET')) {
    scene ??= await makeScene(server);
    if (await expectNothingShown(server, id, scene)) scene = null;
  }
});
