import { resetCommunity } from '@skill-exchange/api-mocks/community';
import { liveChat } from '@skill-exchange/api-mocks/live';
import { type NetworkStates, networkHandlers } from '@skill-exchange/api-mocks/network';
import { toast } from '@skill-exchange/ui/primitives/toast';
import { expect, screen, waitFor, within } from 'storybook/test';

/** The backend with its socket, which no state takes away. */
const handlers = (states?: NetworkStates) => [...networkHandlers(states), liveChat()];

/** Chromatic's modes for pages, beside those of every story (.storybook/modes.ts). */
const pageModes = {
  tablet: { theme: 'light', viewport: 'tablet' },
  'right to left': { theme: 'light', viewport: 'desktop', direction: 'rtl' },
  'forced colours': { theme: 'light', viewport: 'desktop', forcedColors: 'active' },
};

/** What every story of a whole page starts from: a full screen, a fresh community, no toast or draft left over. */
export const pageStory = {
  parameters: { layout: 'fullscreen', msw: { handlers: handlers() }, chromatic: { modes: pageModes } },
  tags: ['!autodocs'],
  beforeEach: () => {
    resetCommunity();
    toast.clear();
    sessionStorage.clear();
  },
};

/** The story's network, with some operations in a state of their own. A state that no call meets fails the story. */
export function network(states: NetworkStates) {
  return { msw: { handlers: handlers(states) }, network: states };
}

/** States that the story brings about by what it does, such as a name that is taken. They fail it when they are not met. */
export function shows(states: NetworkStates) {
  return { network: states };
}

/** A story of the network in these states, where the main part of the page says this. */
export function inState(states: NetworkStates, text: string | RegExp) {
  const shown = () => within(screen.getByRole('main')).getByText(text);
  return { parameters: network(states), play: () => waitFor(() => expect(shown()).toBeVisible()) };
}
