import type { Meta, StoryObj } from '@storybook/react-vite';
import Ban from 'lucide-react/icons/ban';
import Bookmark from 'lucide-react/icons/bookmark';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ActionMenu } from './action-menu.tsx';

const onBlock = fn();

const meta = {
  title: 'Components/Site/ActionMenu',
  component: ActionMenu,
  beforeEach: () => void onBlock.mockClear(),
  args: {
    label: 'More about Inês Carvalho',
    actions: [
      { label: 'Save', icon: <Bookmark aria-hidden="true" />, onSelect: fn() },
      { label: 'Block', icon: <Ban aria-hidden="true" />, tone: 'danger', onSelect: onBlock },
    ],
  },
} satisfies Meta<typeof ActionMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Selects: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.label }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Block' }));
    await expect(onBlock).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};
