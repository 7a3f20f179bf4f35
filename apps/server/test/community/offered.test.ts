import { settingOf } from '@skill-exchange/api-client/features';
import type { SettingValues } from '@skill-exchange/api-client/types';
import { beforeEach, describe, expect, test } from 'vitest';
import type { OperationId } from '../../src/contract/handlers.ts';
import { loadContract } from '../../src/contract/load-contract.ts';
import { plainCallOf } from '../authorisation/calls.ts';
import { occasionOfFirstCaller } from '../authorisation/first-caller.ts';
import { enrol, makeOperators } from '../support/enrol.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const server = useServer();
const { document, operations } = loadContract();

let operator: TestMember;
beforeEach(async () => {
  [operator] = await enrol(server, 'Opa');
  await makeOperators(server, operator);
  // The database of the last test is empty now.
  await server.app.context.community.refresh();
});

async function choose(values: SettingValues): Promise<void> {
  const { groups } = await operator.api.ok('listSettings');
  const version = groups.find(({ group }) => group === 'offered')?.version ?? 0;
  await operator.api.ok('changeSettings', { path: { group: 'offered' }, body: { version, values } });
}

const withFeature = [...operations.values()].flatMap(({ id, features }) =>
  features.map((feature) => [id as OperationId, feature] as const),
);

describe('an operation of a feature that is off', () => {
  test('is one of each feature of the contract', () =>
    expect(new Set(withFeature.map(([, feature]) => feature))).toEqual(new Set(Object.keys(document['x-features']))));

  test.each(withFeature)('answers so: %s without %s', async (id, feature) => {
    const occasion = await occasionOfFirstCaller(server, id);
    const isForVisitors = document['x-features'][feature].for === 'visitors';
    const { api } = isForVisitors ? { api: server.visitor } : occasion.caller;
    const call = await plainCallOf(id, occasion);
    const codeOf = async () => ((await api.call(id, call)).body as { code?: string } | undefined)?.code;
    await choose({ [settingOf[feature]]: false });
    expect(await codeOf()).toBe('feature_off');
    // Programs that read a feed have no log-in.
    if (isForVisitors && operations.get(id)?.security.length !== 0) {
      const { body } = await occasion.caller.api.call(id, call);
      expect((body as { code?: string } | undefined)?.code).not.toBe('feature_off');
    }
    await choose({ [settingOf[feature]]: true });
    expect(await codeOf()).not.toBe('feature_off');
  });
});

test('the public identity names what is off', async () => {
  expect((await server.visitor.ok('getCommunity')).community.notOffered).toEqual([]);
  await choose({ offersBlogs: false, publicEvents: false, searchEngines: false });
  expect((await server.visitor.ok('getCommunity')).community.notOffered).toEqual(['blogs', 'public-events']);
});
