import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SessionViewSkeleton } from './session-view-skeleton.tsx';

const meta = {
  title: 'Components/Sessions/SessionViewSkeleton',
  tags: ['!stable', 'new'],
  component: SessionViewSkeleton,
} satisfies Meta<typeof SessionViewSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Loading...'),
};
