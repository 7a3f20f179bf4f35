import { communitySettings } from '@skill-exchange/api-mocks/handlers/operator/community';
import { memberRef } from '@skill-exchange/api-mocks/moderation-factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { inState, network, pageStory, shows } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Operator who may join',
  component: StoryApp,
  args: { path: '/operator/join', as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const stored = () => {
  const group = communitySettings().groups.find((one) => one.group === 'joining');
  if (group === undefined) throw new Error('No group of who may join.');
  return group;
};
const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }));
const save = async () => userEvent.click(screen.getByRole('button', { name: 'Save and make live' }));

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Everybody' })).toBeChecked();
    await expect(canvas.getByRole('heading', { name: 'What a stranger sees' })).toBeVisible();
  },
};

export const Loading: Story = inState({ listSettings: 'loading' }, 'Loading the settings...');
export const NoOperator: Story = inState({ listSettings: 'forbidden' }, 'Only operators can do this.');
export const Failing: Story = { name: 'Error', ...inState({ listSettings: 'error' }, 'We couldn’t load the settings') };
export const Offline: Story = inState({ listSettings: 'offline' }, 'We couldn’t load the settings');

export const Saves: Story = {
  tags: ['interaction'],
  parameters: shows({ changeSettings: 'success' }),
  play: async () => {
    await choose('By invitation');
    await save();
    await expectToast('Saved. It holds for everybody who signs up now.');
    await expect(await screen.findByText('Who may join: everybody is now by invitation')).toBeVisible();
    await expect(stored().values.joinBy).toBe('invitation');
  },
};

export const ChangedMeanwhile: Story = {
  tags: ['interaction'],
  parameters: shows({ changeSettings: 'conflict' }),
  play: async () => {
    await choose('By invitation');
    const group = stored();
    const { changes } = communitySettings();
    const by = { changedAt: '2026-11-24T12:00:00.000Z', changedBy: memberRef(3) };
    changes.unshift({
      _id: 'elsewhere',
      group: 'joining',
      ...by,
      before: { minimumAge: 0 },
      after: { minimumAge: 18 },
    });
    Object.assign(group, { version: group.version + 1, values: { ...group.values, minimumAge: 18 } });
    await save();
    await expect(await screen.findByText(/saved this after you opened the page:$/)).toBeVisible();
    await expect(screen.getByRole('radio', { name: 'By invitation' })).toBeChecked();
    await expect(screen.getByRole('checkbox', { name: 'Ask for a minimum age' })).toBeChecked();
    await save();
    await expectToast('Saved. It holds for everybody who signs up now.');
    await expect(stored().values).toMatchObject({ joinBy: 'invitation', minimumAge: 18 });
  },
};

export const Saving: Story = {
  tags: ['interaction'],
  parameters: network({ changeSettings: 'loading' }),
  play: async () => {
    await choose('By invitation');
    await save();
    await expect(await screen.findByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-busy', 'true');
    await expect(screen.getByRole('radio', { name: 'By invitation' })).toBeChecked();
  },
};

export const SaveFails: Story = {
  tags: ['interaction'],
  parameters: network({ changeSettings: 'error' }),
  play: async () => {
    await choose('By invitation');
    await save();
    await expectToast('The settings were not saved');
    await expect(screen.getByRole('radio', { name: 'By invitation' })).toBeChecked();
  },
};
