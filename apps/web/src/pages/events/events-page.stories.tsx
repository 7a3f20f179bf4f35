import { community } from '@skill-exchange/api-mocks/community';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { inState, network, pageStory, shows } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Events',
  component: StoryApp,
  args: { path: '/events', as: 'visitor' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

/** Opens the details of an event of the mocked community. */
async function showMore(canvas: Canvas, userEvent: UserEventObject, title: string) {
  const card = within(await canvas.findByRole('article', { name: title }));
  await userEvent.click(card.getByRole('button', { name: 'Show More' }));
  return within(await screen.findByRole('dialog', { name: title }));
}

const open = 'Sourdough from a cold fridge';

export const Success: Story = {
  name: 'Upcoming events',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Upcoming Events' })).toBeVisible();
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(3);
  },
};

/** Each day has its heading, and the count shows once the list is complete. */
export const ByDay: Story = {
  name: 'By their days',
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('article');
    const days = canvas.getAllByRole('heading', { level: 2 }).map((day) => day.textContent);
    await expect(new Set(days).size).toBe(days.length);
    await expect(days[0]).toMatch(/^\w+day, \w+ \d+, \d{4} UTC$/);
    await expect(canvas.getByText(`${cards.length} upcoming events`)).toBeVisible();
  },
};

/** The URL contains a skill, in any spelling. */
export const Filtered: Story = {
  name: 'Only some events',
  args: { path: '/events?skill=sourdough' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 upcoming event')).toBeVisible();
    await expect(canvas.getByRole('article', { name: open })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Filters (1)' })).toBeVisible();
  },
};

export const FilteredEmpty: Story = {
  name: 'No event passes the filters',
  args: { path: '/events?skill=Falconry' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No events found.')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /^Drop “Falconry” \(\d+\)$/ })).toBeVisible();
  },
};

export const VisitorAsksForMore: Story = {
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    const [more] = await canvas.findAllByRole('button', { name: 'Show More' });
    await userEvent.click(more as HTMLElement);
    await expect(await canvas.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await expectToast('Login required');
  },
};

export const MemberSeesDetails: Story = {
  tags: ['interaction'],
  args: { as: 'member' },
  play: async ({ canvas, userEvent }) => {
    const [more] = await canvas.findAllByRole('button', { name: 'Show More' });
    await userEvent.click(more as HTMLElement);
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText(/participants/)).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(more).toHaveFocus());
  },
};

/** Label, green box and toast appear immediately; the dialog closes by itself, and the list shows the request. */
export const MemberRegisters: Story = {
  tags: ['interaction'],
  args: { as: 'member' },
  parameters: shows({ registerForEvent: 'success' }),
  play: async ({ canvas, userEvent }) => {
    const dialog = await showMore(canvas, userEvent, open);
    await userEvent.click(dialog.getByRole('button', { name: 'Register for Event' }));
    await expect(await dialog.findByRole('button', { name: 'Requested to Join' })).toBeDisabled();
    await expect(await dialog.findByText('Registered')).toBeVisible();
    await expectToast('Your request to join has been sent!');
    // Focus stays in the dialog: the focused button can no longer be clicked.
    await expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await showMore(canvas, userEvent, open);
    await expect(await again.findByRole('button', { name: 'Requested to Join' })).toBeDisabled();
  },
};

export const Registering: Story = {
  tags: ['interaction'],
  args: { as: 'member' },
  parameters: network({ registerForEvent: 'loading' }),
  play: async ({ canvas, userEvent }) => {
    const dialog = await showMore(canvas, userEvent, open);
    await userEvent.click(dialog.getByRole('button', { name: 'Register for Event' }));
    await expect(await dialog.findByRole('button', { name: 'Pending...' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const HostLooks: Story = {
  name: 'You host one',
  tags: ['opens'],
  args: { as: 'member' },
  play: async ({ canvas, userEvent }) => {
    const dialog = await showMore(canvas, userEvent, 'Rook endings for people with jobs');
    await expect(await dialog.findByRole('button', { name: 'You are Host' })).toBeDisabled();
  },
};

export const ParticipantLooks: Story = {
  name: 'You go to one',
  tags: ['opens'],
  args: { as: 'member' },
  play: async ({ canvas, userEvent }) => {
    const dialog = await showMore(canvas, userEvent, 'Your first roll of film');
    await expect(await dialog.findByRole('button', { name: 'Registered' })).toBeDisabled();
  },
};

/** Each card shows the member's registration, and the few places left. */
export const Marks: Story = {
  name: 'How you stand to each',
  args: { as: 'member' },
  beforeEach: () => {
    const [full, last] = community().events.filter(
      ({ status, created_by, participants }) =>
        status === 'Upcoming' && ![created_by, ...participants].some(({ _id }) => _id === community().me._id),
    );
    Object.assign(full ?? {}, { max_participants: full?.current_participants_count });
    Object.assign(last ?? {}, { max_participants: (last?.current_participants_count ?? 0) + 1 });
  },
  play: async ({ canvas }) => {
    const card = async (name: string) => within(await canvas.findByRole('article', { name }));
    await expect((await card('Rook endings for people with jobs')).getByText('You are Host')).toBeVisible();
    await expect((await card('Your first roll of film')).getByText('Registered')).toBeVisible();
    await expect((await canvas.findAllByText('Full'))[0]).toBeVisible();
    await expect(canvas.getByText('1 left')).toBeVisible();
  },
};

/** A request can be withdrawn on the same card. */
export const MemberWithdraws: Story = {
  tags: ['interaction'],
  args: { as: 'member' },
  beforeEach: () => void community().events[0]?.requests.push({ _id: community().me._id }),
  parameters: shows({ leaveEvent: 'success' }),
  play: async ({ canvas, userEvent }) => {
    const dialog = await showMore(canvas, userEvent, open);
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw request' }));
    await expectToast('You withdrew your request.');
    await expect(await dialog.findByRole('button', { name: 'Register for Event' })).toBeEnabled();
    await expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
  },
};

/** Another member took the last place while the dialog was open. */
export const FullMeanwhile: Story = {
  tags: ['interaction'],
  name: 'Conflict',
  args: { as: 'member' },
  parameters: shows({ registerForEvent: 'conflict' }),
  play: async ({ canvas, userEvent }) => {
    const dialog = await showMore(canvas, userEvent, open);
    const [event] = community().events;
    Object.assign(event ?? {}, { max_participants: event?.participants.length });
    await userEvent.click(dialog.getByRole('button', { name: 'Register for Event' }));
    await expectToast('Failed to register: This event is full.');
    await expect(await dialog.findByText(/Event is full/)).toBeVisible();
  },
};

/** The host canceled the event while the dialog was open. */
export const CanceledMeanwhile: Story = {
  tags: ['interaction'],
  args: { as: 'member' },
  parameters: shows({ registerForEvent: 'conflict' }),
  play: async ({ canvas, userEvent }) => {
    const dialog = await showMore(canvas, userEvent, open);
    Object.assign(community().events[0] ?? {}, { status: 'Cancelled' });
    await userEvent.click(dialog.getByRole('button', { name: 'Register for Event' }));
    await expect(await dialog.findByRole('button', { name: 'Event Canceled' })).toBeDisabled();
    await expect(canvas.queryByRole('article', { name: open })).toBeNull();
  },
};

/** The event has left the list and its state is unknown: the dialog shows the last known one. */
const canceledAndUnknown = (state: 'loading' | 'error'): Story => ({
  args: { as: 'member' },
  parameters: network({ getEvent: state }),
  play: async ({ canvas, userEvent }) => {
    const dialog = await showMore(canvas, userEvent, open);
    Object.assign(community().events[0] ?? {}, { status: 'Cancelled' });
    await userEvent.click(dialog.getByRole('button', { name: 'Register for Event' }));
    await expectToast('Failed to register: This event was canceled.');
    await waitFor(() => expect(canvas.queryByRole('article', { name: open })).toBeNull());
    await expect(dialog.getByRole('button', { name: 'Register for Event' })).toBeVisible();
  },
});

export const CanceledLoading: Story = { ...canceledAndUnknown('loading'), tags: ['interaction'] };
export const CanceledError: Story = { ...canceledAndUnknown('error'), tags: ['interaction'] };

export const RegistrationOffline: Story = {
  tags: ['interaction'],
  args: { as: 'member' },
  parameters: network({ registerForEvent: 'offline' }),
  play: async ({ canvas, userEvent }) => {
    const dialog = await showMore(canvas, userEvent, open);
    await userEvent.click(dialog.getByRole('button', { name: 'Register for Event' }));
    await expectToast('An error occurred while registering. Please try again.');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Register for Event' })).toBeEnabled());
  },
};

/** The token has expired since the page was opened. */
export const SessionEnded: Story = {
  tags: ['interaction'],
  args: { as: 'member' },
  parameters: network({ registerForEvent: 'unauthorized' }),
  play: async ({ canvas, userEvent }) => {
    const dialog = await showMore(canvas, userEvent, open);
    await userEvent.click(dialog.getByRole('button', { name: 'Register for Event' }));
    await expectToast('Please log in to register for the event.');
    await expect(await canvas.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
  },
};

export const Loading: Story = {
  name: 'Events load',
  ...inState({ listEvents: 'loading' }, 'Loading events...'),
};

export const Empty: Story = {
  name: 'No events yet',
  ...inState({ listEvents: 'empty' }, 'No events found.'),
};

const withoutOwnSkills = (state: 'loading' | 'error'): Story => ({
  args: { as: 'member' },
  parameters: network({ getUser: state }),
  play: async ({ canvas }) => expect(await canvas.findByRole('article', { name: open })).toBeVisible(),
});

/** Which skills the member wants is not known yet. */
export const OwnSkillsLoading = withoutOwnSkills('loading');
export const OwnSkillsFailing = withoutOwnSkills('error');

export const Failing: Story = {
  name: 'Error',
  parameters: network({ listEvents: 'error' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch events.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
