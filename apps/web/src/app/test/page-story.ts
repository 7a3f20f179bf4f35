import { resetCommunity } from '@skill-exchange/api-mocks/community';
import { type NetworkStates, networkHandlers } from '@skill-exchange/api-mocks/network';
import { toast } from '@skill-exchange/ui/toast';

/** What every story of a whole page starts from: a full screen, a fresh community, no toast left over. */
export const pageStory = {
  parameters: { layout: 'fullscreen', msw: { handlers: networkHandlers() } },
  tags: ['!autodocs'],
  beforeEach: () => {
    resetCommunity();
    toast.clear();
  },
};

/** The story's network, with some operations in a state of their own. */
export function network(states: NetworkStates) {
  return { msw: { handlers: networkHandlers(states) } };
}
