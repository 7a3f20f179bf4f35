import { networkState } from '@skill-exchange/api-mocks/network';
import { isOperationName, operations } from '@skill-exchange/api-mocks/operations';
import type { Decorator, Loader } from '@storybook/react-vite';
import { delay, type HttpHandler, http } from 'msw';
import { Fragment } from 'react';

/** The toolbar's menu. */
export const networkChoices = [
  { value: 'story', title: 'Network: as the story says' },
  { value: 'slow', title: 'Network: slow (2 s)' },
  { value: 'loading', title: 'Network: never answers' },
  { value: 'error', title: 'Network: fails (500)' },
  { value: 'offline', title: 'Network: not there' },
];

const slowMs = 2000;

/** What a choice puts before the story's own handlers. */
function handlersFor(choice: unknown): HttpHandler[] {
  // Answers nothing itself, so the story's handlers do, later.
  if (choice === 'slow') return [http.all('*', () => delay(slowMs).then(() => undefined))];
  if (choice !== 'loading' && choice !== 'error' && choice !== 'offline') return [];
  const named = Object.keys(operations).filter(isOperationName);
  // Who is signed in stays signed in: the question is what the page does.
  return named.filter((name) => name !== 'auth.check').map((name) => networkState(name, choice));
}

/** A loader that lets the toolbar have the last word on the network that another loader has set up. */
export function chosenNetworkAfter(setUp: Loader): Loader {
  return async (context) => {
    const loaded = await setUp(context);
    const handlers = handlersFor(context.globals.network);
    if (handlers.length > 0) context.msw.use(...handlers);
    return loaded;
  };
}

/** Starts the story again under the chosen network; what was loaded before would hide it. */
export const withChosenNetwork: Decorator = (Story, { globals }) => (
  <Fragment key={String(globals.network)}>
    <Story />
  </Fragment>
);
