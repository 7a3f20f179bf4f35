import type { Event } from '@skill-exchange/api-client/types';
import { community } from '@skill-exchange/api-mocks/community';
import { availability } from '@skill-exchange/api-mocks/handlers/availability';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { network, pageStory } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Home',
  component: StoryApp,
  args: { path: '/', as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const part = async (canvas: ReturnType<typeof within>, name: string) =>
  within(await canvas.findByRole('region', { name }));

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

function joinSoon(event: Event | undefined, join: 'participants' | 'requests'): void {
  if (event === undefined) return;
  Object.assign(event, { start_time: inMinutes(8), end_time: inMinutes(68), link: 'https://meet.example.org/chess' });
  Object.assign(event, { participants: [], requests: [], [join]: [{ _id: community().me._id }] });
}

const ofOthers = () => community().events.find(({ created_by }) => created_by._id !== community().me._id);

/** An event with a place comes before the session, if it is sooner. */
export const NextEvent: Story = {
  name: 'Your next event',
  beforeEach: () => joinSoon(ofOthers(), 'participants'),
  play: async ({ canvas }) => {
    const next = await part(canvas, 'Your next event');
    await expect(next.getByText('Starts in 8 minutes')).toBeVisible();
    await expect(next.getByRole('link', { name: 'Join Meeting' })).toHaveAttribute(
      'href',
      'https://meet.example.org/chess',
    );
    await expect(next.getByText(/^Then: /)).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Your next session' })).toBeNull();
  },
};

/** A newcomer who has a place finds it without scrolling. */
export const NewcomersNextEvent: Story = {
  name: 'A newcomer’s next event',
  parameters: network({ listMySessions: 'empty', listNeeds: 'empty', listChatUsers: 'empty' }),
  beforeEach: () => {
    joinSoon(ofOthers(), 'participants');
    availability().own = null;
    community().me.photo = '';
    localStorage.clear();
  },
  play: async ({ canvas }) => {
    const steps = await canvas.findByRole('region', { name: 'Three steps to your first swap' });
    const next = await canvas.findByRole('region', { name: 'Your next event' });
    await waitFor(() => expect(next.compareDocumentPosition(steps)).toBe(Node.DOCUMENT_POSITION_FOLLOWING));
  },
};

/** A request that the host has not answered is not next. */
export const RequestedEvent: Story = {
  name: 'You asked to join your next event',
  beforeEach: () => joinSoon(ofOthers(), 'requests'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Open session' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Your next event' })).toBeNull();
  },
};

const withoutEvents: Story = {
  beforeEach: () => {
    const [next] = community().sessions;
    if (next) next.date = inMinutes(30);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Open session' })).toBeVisible();
    await part(canvas, 'Your next session');
  },
};

/** Sessions stay when the events fail to load. */
export const NextEventEventsFailing: Story = {
  name: 'Your next event cannot be read',
  ...withoutEvents,
  parameters: network({ listParticipatingEvents: 'error', listCreatedEvents: 'error' }),
};
export const NextEventEventsEmpty: Story = {
  name: 'No next event',
  ...withoutEvents,
  parameters: network({ listParticipatingEvents: 'empty', listCreatedEvents: 'empty' }),
};
export const NextEventEventsLoading: Story = {
  name: 'Your next event loads',
  parameters: network({ listParticipatingEvents: 'loading' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your sessions...')).toHaveRole('status');
  },
};
