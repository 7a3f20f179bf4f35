import { networkState } from '@skill-exchange/api-mocks/network';
import { isOperationName, operations } from '@skill-exchange/api-mocks/operations';
import type { Decorator, Loader } from '@storybook/react-vite';
import { delay, type HttpHandler, http } from 'msw';
import { Fragment } from 'react';

export const networkChoices = [
  { value: 'story', title: 'Network: as the story says' },
  { value: 'slow', title: 'Network: slow (2 s)' },
  { value: 'loading', title: 'Network: never answers' },
  { value: 'error', title: 'Network: fails (500)' },
  { value: 'offline', title: 'Network: not there' },
];

const slowMs = 2000;

/** Returns the handlers of a choice, which override the story's. */
function handlersFor(choice: unknown): HttpHandler[] {
  // Resolves to undefined, so that the story's handlers respond after the delay.
  if (choice === 'slow') return [http.all('*', () => delay(slowMs).then(() => undefined))];
  if (choice !== 'loading' && choice !== 'error' && choice !== 'offline') return [];
  const named = Object.keys(operations).filter(isOperationName);
  // The member stays signed in.
  return named.filter((name) => name !== 'checkAuth').map((name) => networkState(name, choice));
}

/** Wraps a loader, adding the handlers that the toolbar selects. */
export function chosenNetworkAfter(setUp: Loader): Loader {
  return async (context) => {
    const loaded = await setUp(context);
    const handlers = handlersFor(context.globals.network);
    if (handlers.length > 0) context.msw.use(...handlers);
    return loaded;
  };
}

/** Remounts the story when the network changes, as loaded data would hide it. */
export const withChosenNetwork: Decorator = (Story, { globals }) => (
  <Fragment key={String(globals.network)}>
    <Story />
  </Fragment>
);
