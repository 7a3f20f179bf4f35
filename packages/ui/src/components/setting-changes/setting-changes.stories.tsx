import { communitySettings } from '@skill-exchange/api-mocks/handlers/operator/community';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SettingChanges } from './setting-changes.tsx';

const { changes } = communitySettings();
const [change] = changes;

const meta = {
  title: 'Components/Operator/SettingChanges',
  tags: ['!stable', 'new'],
  component: SettingChanges,
  args: { changes },
} satisfies Meta<typeof SettingChanges>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/is now “An hour for an hour, all over town”$/)).toBeVisible();
  },
};

export const ByAMemberWhoLeft: Story = {
  args: {
    changes: changes.map(({ changedBy: _, ...rest }) => ({
      ...rest,
      before: {},
      after: { name: 'Lindenau', teachHue: 258 },
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Name: the default is now “Lindenau”')).toBeVisible();
    await expect(canvas.getByText('Left color: the default is now Blue (258)')).toBeVisible();
    await expect(canvas.getByText(/^Somebody who has left/)).toBeVisible();
  },
};

export const LongWords: Story = {
  args: { changes: change ? [{ ...change, after: { name: 'averyveryveryverylongwordthatneverends' } }] : [] },
};

export const None: Story = { args: { changes: [] } };
