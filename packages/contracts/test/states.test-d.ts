// Only type-checked. Lines that must not compile are marked, and an unmarked or needless mark fails.
import type { BackendStateHandlers } from '../src/states.ts';
import { given } from './backend/backend.ts';

declare const handlers: BackendStateHandlers;
const { 'a review': _review, ...incomplete } = handlers;

// @ts-expect-error a state without a handler
export const missing: BackendStateHandlers = incomplete;

export const wrongValues: BackendStateHandlers = {
  ...handlers,
  // @ts-expect-error a handler that forgets a value
  'an unused e-mail address': async () => ({}),
};

export const wrongParameter: BackendStateHandlers = {
  ...handlers,
  // @ts-expect-error a handler that takes a parameter for something else
  'an event': async ({ places }: { places: string }) => ({ eventId: places }),
};

// @ts-expect-error a state without a description
given('a member on the moon');

// @ts-expect-error a parameter of another type
given('an event', { places: 'three' });

// @ts-expect-error a parameter that the state does not have
given('a member', { reported: true });

given('an event', { places: 3, my: 'host' });
