import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { inState, network, pageStory } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Operator announcements',
  component: StoryApp,
  args: { path: '/operator/announcements', as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Summer fair' })).toBeVisible();
    await expect(screen.getByRole('link', { name: 'New announcement' })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: network({ listAnnouncements: 'empty' }),
  play: async () => {
    await expect(await screen.findByText('Nothing has been announced yet.')).toBeVisible();
  },
};

export const Loading: Story = inState({ listAnnouncements: 'loading' }, 'Loading the announcements...');
export const Failing: Story = {
  name: 'Error',
  ...inState({ listAnnouncements: 'error' }, 'We couldn’t load the announcements'),
};
export const Offline: Story = inState({ listAnnouncements: 'offline' }, 'We couldn’t load the announcements');
export const NoOperator: Story = inState({ listAnnouncements: 'forbidden' }, 'Only operators can do this.');

async function write() {
  await userEvent.type(await screen.findByRole('textbox', { name: /^Subject/ }), 'A room at the library');
  await userEvent.type(screen.getByRole('textbox', { name: /^Message/ }), 'From Monday on.');
  await userEvent.click(screen.getByRole('button', { name: 'Save the draft' }));
}

export const Writes: Story = {
  args: { path: '/operator/announcements/new' },
  tags: ['interaction'],
  parameters: network({ createAnnouncement: 'success' }),
  play: async () => {
    await write();
    await expectToast('The draft is saved.');
    await expect(await screen.findByRole('button', { name: 'Send a test' })).toBeVisible();
  },
};

export const NotWritten: Story = {
  args: { path: '/operator/announcements/new' },
  tags: ['interaction'],
  parameters: network({ createAnnouncement: 'offline' }),
  play: async () => {
    await write();
    await expectToast('The draft was not saved');
    await expect(screen.getByRole('textbox', { name: /^Subject/ })).toHaveValue('A room at the library');
  },
};

export const WritingWaits: Story = {
  args: { path: '/operator/announcements/new' },
  tags: ['interaction'],
  parameters: network({ createAnnouncement: 'loading' }),
  play: async () => {
    await write();
    await expect(await screen.findByRole('button', { name: 'Saving...' })).toBeVisible();
  },
};
