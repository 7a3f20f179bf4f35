import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MoreButton } from './more-button.tsx';

const meta = {
  title: 'Components/Sessions/MoreButton',
  component: MoreButton,
  args: { label: 'More about the session with Inês', 'aria-haspopup': 'menu' },
} satisfies Meta<typeof MoreButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: ({ canvas, args }) => expect(canvas.getByRole('button', { name: args.label })).toBeVisible(),
};
