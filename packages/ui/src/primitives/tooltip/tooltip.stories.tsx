import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Tooltip } from './tooltip.tsx';

const meta = {
  title: 'Primitives/Overlays/Tooltip',
  component: Tooltip,
  args: { content: '8:00 PM your time', children: <Button variant="quiet">7:00 PM UTC</Button> },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  tags: ['opens'],
  play: async () => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
  },
};

export const OnFocus: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('8:00 PM your time');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};
