import { community } from '@skill-exchange/api-mocks/community';
import { makeUser } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { begin } from '../../test/kept-drafts.ts';
import { network, pageStory, shows } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const title = 'Sketchbook hour: bare trees';
const { _id, name } = makeUser({}, 1);
const draft = {
  title,
  description: 'Bring a pencil and a view of a tree.',
  skills: [{ name: 'Charcoal' }],
  date: '2027-01-29',
  start_time: '15:00',
  end_time: '16:30',
  link: 'https://meet.example.org/trees',
  max_participants: '12',
};

const meta = {
  ...pageStory,
  title: 'Pages/Create event',
  component: StoryApp,
  args: { path: '/userDashboard/events/createEvent', as: 'member' },
  // A reload keeps the co-host who was chosen.
  beforeEach: () => begin('new-event', { ...draft, cohost: { _id, name, photo: '' } }),
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

async function send(canvas: ReturnType<typeof within>): Promise<void> {
  await waitFor(() => expect(canvas.getByLabelText('Title')).toHaveValue(title));
  await expect(await canvas.findByRole('button', { name: `Remove ${name}` })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Create Event' }));
}

/** Somebody is invited to co-host it. */
export const WithACohost: Story = {
  name: 'With a co-host',
  tags: ['interaction'],
  parameters: shows({ inviteCohost: 'success' }),
  play: async ({ canvas }) => {
    await send(canvas);
    await expectToast('Event created successfully!');
    const event = community().events.find((each) => each.title === title);
    await expect(event?.cohostInvitations?.map((each) => each._id)).toEqual([_id]);
  },
};

/** By name, among all members. */
export const ChoosingACohost: Story = {
  name: 'A co-host is chosen',
  tags: ['interaction'],
  beforeEach: () => begin('new-event', draft),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Co-host (optional)' }), name.slice(0, 4));
    await userEvent.click(await canvas.findByRole('option', { name }));
    await expect(canvas.getByRole('button', { name: `Remove ${name}` })).toHaveFocus();
  },
};

export const InvitingTheCohost: Story = {
  name: 'The co-host is being invited',
  tags: ['interaction'],
  parameters: network({ inviteCohost: 'loading' }),
  play: async ({ canvas }) => {
    await send(canvas);
    await expect(await canvas.findByRole('button', { name: 'Creating...' })).toBeVisible();
  },
};

/** The event exists: its page opens, where the co-host can be invited again. */
export const CohostFails: Story = {
  name: 'The co-host cannot be invited',
  tags: ['interaction'],
  parameters: network({ inviteCohost: 'error' }),
  play: async ({ canvas }) => {
    await send(canvas);
    await expectToast(`Your event is there, but ${name} is not invited. Try again on its page.`);
    await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
  },
};
