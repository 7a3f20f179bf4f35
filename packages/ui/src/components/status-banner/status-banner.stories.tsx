import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextLink } from '../../primitives/link/link.tsx';
import { RemovedBanner, StatusBanner } from './status-banner.tsx';

const meta = {
  title: 'Components/Events/StatusBanner',
  tags: ['specified'],
  component: StatusBanner,
  subcomponents: { RemovedBanner },
  args: { status: 'Completed' },
} satisfies Meta<typeof StatusBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Completed: Story = {};

export const Canceled: Story = { args: { status: 'Cancelled' } };

export const Removed: Story = {
  name: 'A moderator removed it',
  render: () => (
    <RemovedBanner>
      <TextLink href="#reason">Read why</TextLink>
    </RemovedBanner>
  ),
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'Read why' })).toBeVisible(),
};
