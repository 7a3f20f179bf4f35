import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, mocked, screen, spyOn, waitFor, within } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { inState, network, pageStory, shows } from '../../test/page-story.ts';
import { pasteInto } from '../../test/paste-into.ts';
import { StoryApp } from '../../test/story-app.tsx';

const pathOf = (eventId: string) => `/userDashboard/events/${eventId}`;
/** The signed-in member hosts it, and two members have requested to join. */
const hosted = pathOf('event-3');

const meta = {
  ...pageStory,
  title: 'Pages/Event',
  component: StoryApp,
  args: { path: hosted, as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

export const Success: Story = {
  name: 'You host it',
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Rook endings for people with jobs' }),
    ).toBeVisible();
    const main = within(canvas.getByRole('main'));
    await expect(main.getByText('Instructor')).toBeVisible();
    await expect(main.getByText('Skill')).toBeVisible();
    await expect(main.getByText('Chess')).toBeVisible();
    await expect(canvas.getByText('https://meet.example.org/swap-room')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to My Events' })).toHaveAttribute(
      'href',
      '/userDashboard/events',
    );
    await waitFor(() =>
      expect(canvas.getByRole('tab', { name: 'Pending Requests' })).toHaveAccessibleDescription('2 in total'),
    );
  },
};

const removeFirstGuest: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('tab', { name: 'Accepted' }));
  const panel = within(await canvas.findByRole('tabpanel', { name: 'Accepted' }));
  const [more] = await panel.findAllByRole('button', { name: /^More about/ });
  await userEvent.click(more as HTMLElement);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove from the event' }));
  const question = within(await screen.findByRole('alertdialog', { name: /^Remove .+\?$/ }));
  await pasteInto(userEvent, question.getByRole('textbox', { name: 'Reason' }), 'The room is small.');
  await userEvent.click(question.getByRole('button', { name: 'Remove guest' }));
};

const guestRows = async ({ canvas }: { canvas: Canvas }) =>
  within(await canvas.findByRole('tabpanel', { name: 'Accepted' })).findAllByRole('listitem');

export const RemovesGuest: Story = {
  tags: ['interaction'],
  parameters: shows({ removeGuest: 'success' }),
  play: async (context) => {
    await context.userEvent.click(await context.canvas.findByRole('tab', { name: 'Accepted' }));
    const before = (await guestRows(context)).length;
    await removeFirstGuest(context);
    await waitFor(() => expect(screen.getByText(/is no longer on the guest list\.$/)).toBeVisible());
    await waitFor(async () => expect(await guestRows(context)).toHaveLength(before - 1));
  },
};

export const RemovingGuest: Story = {
  tags: ['interaction'],
  parameters: network({ removeGuest: 'loading' }),
  play: async (context) => {
    await removeFirstGuest(context);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect((await guestRows(context)).length).toBeGreaterThan(0);
  },
};

const removalFails = (state: 'error' | 'offline'): Story => ({
  parameters: network({ removeGuest: state }),
  play: async (context) => {
    await removeFirstGuest(context);
    await waitFor(() => expect(screen.getByText(/^We couldn’t remove this guest\./)).toBeVisible());
    await expect((await guestRows(context)).length).toBeGreaterThan(0);
  },
});
export const RemovalFailing: Story = { ...removalFails('error'), tags: ['interaction'] };

export const Edits: Story = {
  tags: ['interaction'],
  parameters: shows({ updateEvent: 'success' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
    await waitFor(() => expect(canvas.getByLabelText('Title')).toHaveFocus());
    await userEvent.type(canvas.getByLabelText('Title'), ' and more');
    const link = await canvas.findByLabelText('Link');
    await userEvent.clear(link);
    await pasteInto(userEvent, link, 'https://meet.example.org/new-room');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expectToast('Event updated successfully!');
    await expect(await canvas.findByText('https://meet.example.org/new-room')).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 1, name: / and more$/ })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus());
  },
};

export const CancelRestores: Story = {
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
    const size = await canvas.findByLabelText('Max participants');
    await userEvent.clear(size);
    await userEvent.type(size, '99');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
    await expect(await canvas.findByLabelText('Max participants')).toHaveValue(10);
  },
};

const updateFails = (state: 'error' | 'offline' | 'conflict'): Story => ({
  parameters: network({ updateEvent: state }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
    const link = await canvas.findByLabelText('Link');
    await userEvent.clear(link);
    await pasteInto(userEvent, link, 'https://meet.example.org/new-room');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expectToast('Failed to update event details. Please try again.');
    await expect(canvas.getByLabelText('Link')).toHaveValue('https://meet.example.org/new-room');
  },
});

export const UpdateFails: Story = { ...updateFails('error'), tags: ['interaction'] };

export const ChangedMeanwhile: Story = {
  tags: ['interaction'],
  parameters: network({ updateEvent: 'conflict' }),
  play: async (context) => {
    await updateFails('conflict').play?.(context);
    await expect(await context.canvas.findByText(/^This event has changed since you opened it\./)).toBeVisible();
  },
};

export const Updating: Story = {
  tags: ['interaction'],
  parameters: network({ updateEvent: 'loading' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
    const link = await canvas.findByLabelText('Link');
    await userEvent.clear(link);
    await pasteInto(userEvent, link, 'https://meet.example.org/new-room');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /\.\.\.$/ })).toHaveAttribute('aria-busy', 'true'));
  },
};

export const NoPeople: Story = {
  tags: ['interaction'],
  name: 'Empty',
  parameters: network({ listEventRequests: 'empty', listEventParticipants: 'empty' }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No pending requests')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Accepted' }));
    await expect(await canvas.findByText('No accepted participants yet')).toBeVisible();
  },
};

export const PeopleFailing: Story = {
  tags: ['interaction'],
  parameters: network({ listEventRequests: 'error', listEventParticipants: 'error' }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Failed to fetch pending requests.')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Accepted' }));
    await expect(await canvas.findByText('Failed to fetch accepted participants.')).toBeVisible();
  },
};

/** Requests failed while their tab was hidden and the other list was loading: the open tab shows the error. */
export const AcceptedFailing: Story = {
  tags: ['interaction'],
  parameters: network({ listEventRequests: 'loading', listEventParticipants: 'error' }),
  beforeEach: () => {
    const calls = spyOn(globalThis, 'fetch');
    return () => calls.mockRestore();
  },
  play: async ({ canvas, userEvent }) => {
    const { mock } = mocked(globalThis.fetch);
    const isParticipants = ([request]: (typeof mock.calls)[number]) =>
      request instanceof Request && request.url.endsWith('/participants');
    await waitFor(() => {
      const at = mock.calls.findIndex(isParticipants);
      expect(mock.settledResults[at]?.type).toBe('fulfilled');
    });
    await userEvent.click(canvas.getByRole('tab', { name: 'Accepted' }));
    await expect(await canvas.findByText('Failed to fetch accepted participants.')).toBeVisible();
  },
};

export const PeopleLoading: Story = {
  tags: ['interaction'],
  parameters: network({ listEventRequests: 'loading', listEventParticipants: 'loading' }),
  play: async ({ canvas, userEvent }) => {
    const pending = await canvas.findByRole('tabpanel', { name: 'Pending Requests' });
    await expect(await within(pending).findByText('Loading...')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Accepted' }));
    const accepted = await canvas.findByRole('tabpanel', { name: 'Accepted' });
    await expect(await within(accepted).findByText('Loading...')).toBeVisible();
  },
};

export const Canceled: Story = {
  name: 'You canceled it',
  args: { path: pathOf('event-9') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Event Canceled')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Edit' })).toBeNull();
    // Unanswered requests still show, without buttons.
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(0));
    await expect(canvas.queryByRole('button', { name: 'Approve' })).toBeNull();
  },
};

/** An event of another member, to read and to join. */
export const Guest: Story = {
  tags: ['interaction'],
  args: { path: pathOf('event-1') },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sourdough from a cold fridge' })).toBeVisible();
    await expect(canvas.queryByRole('tab')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Edit' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Register for Event' }));
    await expect(await canvas.findByText('Requested to Join')).toBeVisible();
  },
};

export const Participant: Story = {
  name: 'You go',
  args: { path: pathOf('event-2') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Join Meeting' })).toBeVisible();
    await expect(canvas.getByText('Registered')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
  },
};

export const Loading: Story = {
  name: 'Your event loads',
  ...inState({ getEvent: 'loading' }, 'Loading...'),
};

export const NotFound: Story = {
  name: 'No such event of yours',
  parameters: shows({ getEvent: 'notFound' }),
  args: { path: pathOf('nothing') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Event not found.')).toBeVisible();
  },
};

export const Failing: Story = {
  name: 'Error',
  parameters: network({ getEvent: 'error' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch the event.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
