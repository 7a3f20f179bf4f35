import { community } from '@skill-exchange/api-mocks/community';
import { makeUser } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { network, pageStory, shows } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const partner = makeUser({}, 1);

const meta = {
  ...pageStory,
  title: 'Pages/Sessions',
  component: StoryApp,
  args: { path: `/userDashboard/session?with=${partner._id}`, as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openForm() {
  const form = within(await screen.findByRole('dialog', { name: 'Add New Session' }));
  await waitFor(() => expect(form.getByRole('combobox', { name: 'Mentor name' })).toHaveValue(partner.name));
  return form;
}

async function sendWithRoom() {
  const form = await openForm();
  await expect(await form.findByRole('radio', { name: 'Make a room for us' })).toBeChecked();
  await userEvent.click((await form.findAllByRole('button', { name: /^7:00 PM/ }))[0] ?? document.body);
  await userEvent.click(form.getByRole('button', { name: 'Create Session' }));
  return form;
}

export const PlannerRoomsMakesARoom: Story = {
  tags: ['interaction'],
  parameters: shows({ createRoom: 'success', getRooms: 'success' }),
  play: async () => {
    await sendWithRoom();
    await expectToast('Session created successfully');
    await expect(community().sessions[0]?.link).toMatch(/^https:\/\/meet\.example\.org\/k7mqx-/);
  },
};

/** The toast says what failed, the form why; a link can be pasted instead of the room. */
export const RoomFailing: Story = {
  tags: ['interaction'],
  parameters: network({ createRoom: 'notFound' }),
  play: async () => {
    const form = await sendWithRoom();
    await expectToast('Unable to create session');
    await expect(await form.findByText(/has no meeting rooms/)).toBeInTheDocument();
  },
};

export const RoomOffline: Story = {
  tags: ['interaction'],
  parameters: network({ createRoom: 'offline' }),
  play: async () => {
    const form = await sendWithRoom();
    await expect(await form.findByText(/We can't reach Skill Exchange/)).toBeInTheDocument();
  },
};

export const MakingARoom: Story = {
  tags: ['interaction'],
  parameters: network({ createRoom: 'loading' }),
  play: async () => {
    const form = await sendWithRoom();
    await expect(await form.findByRole('button', { name: 'Creating...' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** Until rooms are known to exist, a link can be typed. */
const expectLinkField = async () => {
  const form = await openForm();
  await expect(form.getByLabelText('Session link')).toBeInTheDocument();
  await expect(form.queryByRole('radio', { name: 'Make a room for us' })).toBeNull();
};

export const RoomsLoading: Story = {
  name: 'Whether rooms can be made loads',
  parameters: network({ getRooms: 'loading' }),
  play: expectLinkField,
};
export const RoomsFailing: Story = {
  name: 'Rooms cannot be made',
  parameters: network({ getRooms: 'error' }),
  play: expectLinkField,
};
