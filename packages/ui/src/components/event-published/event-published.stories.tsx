import type { Meta, StoryObj } from '@storybook/react-vite';
import Share2 from 'lucide-react/icons/share-2';
import { expect, fn } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import { EventPublished } from './event-published.tsx';

const address = 'https://swap.example.org/events/7f3de1a8-5c1f-4b0e-a2ad-6f0f6f2f9b11';

const meta = {
  title: 'Components/Events/EventPublished',
  component: EventPublished,
  args: {
    address,
    onCopy: fn(),
    onDismiss: fn(),
    children: (
      <Button variant="secondary" size="sm">
        <Share2 aria-hidden="true" />
        Share
      </Button>
    ),
  },
} satisfies Meta<typeof EventPublished>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: address })).toHaveAttribute('href', address);
  },
};

export const Pressed: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(args.onCopy).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
