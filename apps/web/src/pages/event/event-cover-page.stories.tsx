import { community } from '@skill-exchange/api-mocks/community';
import type { NetworkStates, StateOf } from '@skill-exchange/api-mocks/network';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { aPicture } from '../../test/a-picture.ts';
import { expectToast } from '../../test/expect-toast.ts';
import { network, pageStory, shows } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Event',
  component: StoryApp,
  args: { path: '/userDashboard/events/event-3', as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const hosted = () => community().events.find(({ _id }) => _id === 'event-3');

/** The photo is part of the form. */
async function edit() {
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
}

async function add() {
  await edit();
  await userEvent.upload(await screen.findByLabelText('Add a photo'), aPicture());
}

function withCover() {
  const event = hosted();
  if (event) event.cover = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
}

async function remove() {
  await edit();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove photo' }));
}

export const Adds: Story = {
  tags: ['interaction'],
  parameters: shows({ setEventCover: 'success' }),
  play: async () => {
    await add();
    await expectToast('Photo saved');
    await expect(await screen.findByLabelText('Change photo')).toBeInTheDocument();
    await expect(hosted()?.cover).not.toBe('');
  },
};

export const PhotoRemoves: Story = {
  tags: ['interaction'],
  parameters: shows({ removeEventCover: 'success' }),
  beforeEach: withCover,
  play: async () => {
    await remove();
    await expectToast('Photo removed');
    await waitFor(() => expect(screen.getByLabelText('Add a photo')).toHaveFocus());
    await expect(hosted()?.cover).toBe('');
  },
};

export const Saving: Story = {
  tags: ['interaction'],
  parameters: network({ setEventCover: 'loading' }),
  play: async () => {
    await add();
    await expect(await screen.findByLabelText('Saving...')).toHaveAttribute('aria-disabled', 'true');
  },
};

export const PhotoRemoving: Story = {
  tags: ['interaction'],
  parameters: network({ removeEventCover: 'loading' }),
  beforeEach: withCover,
  play: async () => {
    await remove();
    await expect(await screen.findByLabelText('Saving...')).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The toast says what failed, the field why. */
function addFails(state: StateOf<'setEventCover'>): Story {
  return {
    parameters: network({ setEventCover: state }),
    play: async () => {
      await add();
      await expectToast('The photo was not saved. Please try again.');
      await waitFor(() => expect(screen.getByLabelText('Add a photo')).toBeInvalid());
    },
  };
}

function removalFails(state: StateOf<'removeEventCover'>): Story {
  return {
    parameters: network({ removeEventCover: state } satisfies NetworkStates),
    beforeEach: withCover,
    play: async () => {
      await remove();
      await expectToast('The photo was not removed. Please try again.');
      await expect(await screen.findByRole('button', { name: 'Remove photo' })).toBeVisible();
    },
  };
}

export const AddFails: Story = { ...addFails('error'), tags: ['interaction'] };
export const RemovalFails: Story = { ...removalFails('error'), tags: ['interaction'] };
