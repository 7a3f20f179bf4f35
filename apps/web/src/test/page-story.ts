import { community, resetCommunity } from '@skill-exchange/api-mocks/community';
import { liveChat } from '@skill-exchange/api-mocks/live';
import { type NetworkStates, networkHandlers } from '@skill-exchange/api-mocks/network';
import { toast } from '@skill-exchange/ui/primitives/toast';
import { http, passthrough } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { outboxKey } from '../lib/chat/outbox-key.ts';
import { keepAddress } from '../lib/log-in/kept-address.ts';
import { forgetDrafts } from './kept-drafts.ts';

/** Storybook's own files, which are hundreds: first, so that MSW does not try every handler for each. */
const ownFiles = http.get(/\.(?:tsx?|m?js|css)(?:\?|$)/, () => passthrough());

/** The backend with its socket, which is never overridden. */
const handlers = (states?: NetworkStates) => [ownFiles, ...networkHandlers(states), liveChat()];

/** Chromatic's modes for pages, in addition to those of every story (.storybook/modes.ts). */
const pageModes = {
  tablet: { theme: 'light', viewport: 'tablet' },
  'right to left': { theme: 'light', viewport: 'desktop', direction: 'rtl' },
  'forced colours': { theme: 'light', viewport: 'desktop', forcedColors: 'active' },
};

/** Defaults of every story of a whole page: full screen, a new community, no toasts or drafts. */
export const pageStory = {
  parameters: { layout: 'fullscreen', msw: { handlers: handlers() }, chromatic: { modes: pageModes } },
  tags: ['!autodocs'],
  beforeEach: () => {
    resetCommunity();
    toast.clear();
    forgetDrafts();
    localStorage.removeItem(outboxKey(community().me._id));
    keepAddress(localStorage, undefined);
  },
};

/** Sets states of operations. A state that no request meets fails the story. */
export function network(states: NetworkStates) {
  return { msw: { handlers: handlers(states) }, network: states };
}

/**
 * Sets states that the story's actions trigger, such as a taken name. A state that no request meets
 * fails the story.
 */
export function shows(states: NetworkStates) {
  return { network: states };
}

/** Creates a story with the network in these states, whose main content must contain this text. */
export function inState(states: NetworkStates, text: string | RegExp) {
  const shown = () => within(screen.getByRole('main')).getByText(text);
  return { parameters: network(states), play: () => waitFor(() => expect(shown()).toBeVisible()) };
}
