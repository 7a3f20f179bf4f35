import { StateSetup } from '@skill-exchange/contracts/state-setup';
import type { ParametersOf, ValuesOf } from '@skill-exchange/contracts/state-types';
import { states } from '@skill-exchange/contracts/states';
import { inject, onTestFinished, type TestContext } from 'vitest';
import { Caller } from './backend.ts';

type States = typeof states;

/** The values of a state, with a caller for its credentials. */
type Given<Name extends keyof States> = ValuesOf<States, Name> & { api: Caller; chat: Caller };

const setup = new StateSetup(inject('stateChangeUrl'), () => {});

/**
 * Sets up a state of the pacts that no public operation can create. Skips the rule if the backend has
 * no state-change endpoint. The backend may clean up once the rule has ended.
 *
 * @throws Error with the backend's own message when it cannot set up the state
 */
export async function given<Name extends keyof States>(
  { skip }: TestContext,
  state: Name,
  params: Partial<ParametersOf<States, Name>> = {},
): Promise<Given<Name>> {
  if (inject('stateChangeUrl') === '') skip('the backend has no state-change endpoint');
  const change = { state, params: { ...states[state].parameters, ...params }, action: 'setup' } as const;
  const outcome = await setup.setUp(change);
  if ('problem' in outcome) throw new Error(outcome.problem);
  const { values } = outcome;
  onTestFinished(() => setup.tearDown({ ...change, action: 'teardown', values }));
  const { token = '', cookie = '' } = values;
  const callers = { api: new Caller({ authorization: `Bearer ${token}` }), chat: new Caller({ cookie }) };
  return { ...(values as ValuesOf<States, Name>), ...callers };
}
