import { community } from '@skill-exchange/api-mocks/community';
import { repeatWeekly } from '@skill-exchange/api-mocks/series';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { network, pageStory, shows } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/My events',
  component: StoryApp,
  args: { path: '/userDashboard/events', as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const hosted = 'Rook endings for people with jobs';
const created = async (canvas: Canvas) => within(await canvas.findByRole('region', { name: 'Created Events' }));
const enrolled = async (canvas: Canvas) => within(await canvas.findByRole('region', { name: 'Enrolled Events' }));

export const Success: Story = {
  name: 'Created and enrolled events',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'My Events' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Create Event' })).toHaveAttribute(
      'href',
      '/userDashboard/events/createEvent',
    );
    const card = within(await (await created(canvas)).findByRole('article', { name: hosted }));
    await expect(card.getByText('Online')).toBeVisible();
    await expect(card.getByRole('link', { name: 'View Details' })).toHaveAttribute(
      'href',
      '/userDashboard/events/event-3',
    );
    const guest = await enrolled(canvas);
    await expect((await guest.findAllByRole('link', { name: 'Join Meeting' }))[0]).toBeVisible();
    await waitFor(() =>
      expect(guest.getByRole('tab', { name: 'Completed' })).toHaveAccessibleDescription('1 in total'),
    );
  },
};

export const Canceled: Story = { name: 'Canceled events' };

export const CanceledPressed: Story = {
  ...Canceled,
  name: 'Canceled events, pressed',
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    const section = await created(canvas);
    await userEvent.click(section.getByRole('tab', { name: 'Canceled' }));
    await expect(await section.findByText('Event Canceled')).toBeVisible();
    await expect(section.getByRole('tab', { name: 'Canceled' })).toHaveAttribute('aria-selected', 'true');
    await expect(section.queryByRole('button', { name: 'Delete Event' })).toBeNull();
  },
};

export const Completed: Story = { name: 'Events that are over' };

export const CompletedPressed: Story = {
  ...Completed,
  name: 'Events that are over, pressed',
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    const section = await created(canvas);
    await userEvent.click(section.getByRole('tab', { name: 'Completed' }));
    await expect(await section.findByText('Event Completed')).toBeVisible();
  },
};

export const EnrolledDetails: Story = {
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    const section = await enrolled(canvas);
    const [details] = await section.findAllByRole('button', { name: 'View Details' });
    await userEvent.click(details as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: 'Your first roll of film' }));
    await expect(await dialog.findByText('4 / 8')).toBeVisible();
    await expect(dialog.getByText('Skills offered')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Join Meeting' })).toHaveAttribute('target', '_blank');
    await userEvent.click(dialog.getByRole('button', { name: 'Add to calendar' }));
    const file = await screen.findByRole('menuitem', { name: 'Apple or other (.ics)' });
    await expect(file).toHaveAttribute('href', expect.stringMatching(/\/api\/events\/[^/]+\/event\.ics$/));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

/**
 * With participants it asks for confirmation. The card disappears, the event is under Canceled, and
 * focus stays in the list.
 */
export const Deletes: Story = {
  tags: ['interaction'],
  parameters: shows({ deleteEvent: 'success' }),
  play: async ({ canvas, userEvent }) => {
    const section = await created(canvas);
    const card = within(await section.findByRole('article', { name: hosted }));
    await userEvent.click(card.getByRole('button', { name: 'Delete Event' }));
    const question = within(await screen.findByRole('alertdialog', { name: `Cancel “${hosted}”?` }));
    await userEvent.click(question.getByRole('button', { name: 'Cancel event' }));
    await expectToast('Event deleted successfully!');
    await waitFor(() => expect(section.queryByRole('article', { name: hosted })).toBeNull());
    await waitFor(() => expect(section.getByRole('tabpanel')).toHaveFocus());
    await userEvent.click(section.getByRole('tab', { name: 'Canceled' }));
    await expect(await section.findByRole('article', { name: hosted })).toBeVisible();
  },
};

export const DeletesAllDates: Story = {
  tags: ['interaction'],
  beforeEach: () => repeatWeekly('event-3'),
  parameters: shows({ deleteEvent: 'success' }),
  play: async ({ canvas, userEvent }) => {
    const section = await created(canvas);
    const card = within(await section.findByRole('article', { name: hosted }));
    await expect(card.getByText(/· 3 more dates$/)).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Delete Event' }));
    const question = within(await screen.findByRole('alertdialog', { name: `Cancel “${hosted}”?` }));
    await userEvent.click(question.getByRole('radio', { name: 'All dates' }));
    await userEvent.click(question.getByRole('button', { name: 'Cancel event' }));
    await expectToast('Event deleted successfully!');
    await waitFor(() => expect(section.queryByRole('article', { name: hosted })).toBeNull());
  },
};

/** Without participants and requests, it does not ask. */
export const DeletesWithoutParticipants: Story = {
  tags: ['interaction'],
  beforeEach: () => {
    const event = community().events.find(({ title }) => title === hosted);
    Object.assign(event ?? {}, { participants: [], requests: [], current_participants_count: 0 });
  },
  parameters: shows({ deleteEvent: 'success' }),
  play: async ({ canvas, userEvent }) => {
    const section = await created(canvas);
    const card = within(await section.findByRole('article', { name: hosted }));
    await userEvent.click(card.getByRole('button', { name: 'Delete Event' }));
    await expectToast('Event deleted successfully!');
    await waitFor(() => expect(section.queryByRole('article', { name: hosted })).toBeNull());
  },
};

export const KeepsAnEvent: Story = {
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    const section = await created(canvas);
    const card = within(await section.findByRole('article', { name: hosted }));
    await userEvent.click(card.getByRole('button', { name: 'Delete Event' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep event' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(card.getByRole('button', { name: 'Delete Event' })).toHaveFocus());
  },
};

/** With pending requests it asks for confirmation, with their number. */
export const DeletesWithWaitingRequests: Story = {
  tags: ['interaction'],
  beforeEach: () => {
    const event = community().events.find(({ title }) => title === hosted);
    Object.assign(event ?? {}, { participants: [], current_participants_count: 0 });
  },
  play: async ({ canvas, userEvent }) => {
    const section = await created(canvas);
    const card = within(await section.findByRole('article', { name: hosted }));
    await userEvent.click(card.getByRole('button', { name: 'Delete Event' }));
    const question = await screen.findByRole('alertdialog', { name: `Cancel “${hosted}”?` });
    await expect(question).toHaveAccessibleDescription(
      /2 people are waiting for your answer\. You can bring it back within 24 hours\.$/,
    );
  },
};

const deletionFails = (state: 'error' | 'offline', said: string): Story => ({
  parameters: network({ deleteEvent: state }),
  play: async ({ canvas, userEvent }) => {
    const section = await created(canvas);
    const card = within(await section.findByRole('article', { name: hosted }));
    await userEvent.click(card.getByRole('button', { name: 'Delete Event' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel event' }));
    await expectToast(said);
    await expect(await section.findByRole('article', { name: hosted })).toBeVisible();
  },
});

export const DeletionFails: Story = {
  ...deletionFails('error', 'Failed to delete event. Please try again.'),
  tags: ['interaction'],
};

/** While pending, the card says so, and cannot be clicked twice. */
export const Deleting: Story = {
  tags: ['interaction'],
  parameters: network({ deleteEvent: 'loading' }),
  play: async ({ canvas, userEvent }) => {
    const section = await created(canvas);
    const card = within(await section.findByRole('article', { name: hosted }));
    await userEvent.click(card.getByRole('button', { name: 'Delete Event' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel event' }));
    await waitFor(() => expect(screen.getByRole('button', { name: /\.\.\.$/ })).toHaveAttribute('aria-busy', 'true'));
  },
};

export const Loading: Story = {
  name: 'Your events load',
  parameters: network({ listCreatedEvents: 'loading', listParticipatingEvents: 'loading' }),
  play: async ({ canvas }) => {
    const main = within(await canvas.findByRole('main'));
    await waitFor(() => expect(main.getAllByText('Loading...')).toHaveLength(2));
  },
};

export const Empty: Story = {
  name: 'No events of yours',
  parameters: network({ listCreatedEvents: 'empty', listParticipatingEvents: 'empty' }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('No events found.')).toHaveLength(2));
    await expect(canvas.getByRole('link', { name: 'Browse events' })).toHaveAttribute('href', '/events');
  },
};

export const Failing: Story = {
  name: 'Error',
  parameters: network({ listCreatedEvents: 'error', listParticipatingEvents: 'error' }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Failed to fetch events.')).toHaveLength(2));
  },
};
