import { community } from '@skill-exchange/api-mocks/community';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inState, network, pageStory } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Public event',
  component: StoryApp,
  args: { path: '/events/event-1', as: 'visitor' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The other upcoming events of the host, without this one. */
export const FurtherEvents: Story = {
  name: 'More from its host',
  beforeEach: () => {
    const [first, ...others] = community().events.filter(({ status }) => status === 'Upcoming');
    for (const other of others.slice(0, 2)) if (first) other.created_by = first.created_by;
  },
  play: async ({ canvas }) => {
    const more = within(await canvas.findByRole('region', { name: /^More from / }));
    await expect(more.getAllByRole('link')).toHaveLength(2);
  },
};

/** Without other events of the host the page ends with who is going. A state that no request meets fails a story. */
const withoutMore = (parameters: Story['parameters']): Story => ({
  parameters: parameters ?? {},
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Who’s going' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: /^More from / })).toBeNull();
  },
});

export const NoFurtherEvents: Story = withoutMore(network({ searchEvents: 'empty' }));
export const FurtherEventsLoading: Story = withoutMore(network({ searchEvents: 'loading' }));
export const FurtherEventsFailing: Story = withoutMore(network({ searchEvents: 'error' }));

export const MemberLoading: Story = {
  name: 'Your registration loads',
  ...inState({ getEvent: 'loading' }, 'Loading...'),
  args: { as: 'member' },
};

export const MemberFailing: Story = {
  name: 'Your registration cannot be read',
  args: { as: 'member' },
  parameters: network({ getEvent: 'error' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch the event.')).toBeVisible();
  },
};
