import { providers } from '../../src/pact-file.ts';
import { states } from '../../src/states.ts';
import { givenIn } from '../support/given.ts';
import { interactionsWith } from '../support/interaction.ts';

/** The app's interactions with the backend. */
export const { answers, rejects } = interactionsWith(providers.backend);

/** A state of the backend. */
export const given = givenIn(states);

/** An example of the provider's message to a member whose log-in has ended. */
export const pleaseLogIn = 'Please log in.';
