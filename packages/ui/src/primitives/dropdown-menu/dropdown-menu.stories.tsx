import type { Meta, StoryObj } from '@storybook/react-vite';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { IconButton } from '../icon-button/icon-button.tsx';
import { dropdownMenuGuide } from './dropdown-menu.guide.ts';
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from './dropdown-menu.tsx';

/** A menu of two to five actions on one thing. Not modal, so that the page behind stays interactive. */
const meta = {
  title: 'Primitives/Actions/DropdownMenu',
  parameters: { guide: dropdownMenuGuide },
  component: DropdownMenuItem,
  args: { onSelect: fn() },
  render: (args) => (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton label="Review options">
          <Ellipsis aria-hidden="true" />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        <DropdownMenuItem {...args}>
          <Pencil aria-hidden="true" /> Edit
        </DropdownMenuItem>
        <DropdownMenuItem disabled>Pin to profile</DropdownMenuItem>
        <DropdownMenuItem tone="danger">
          <Trash aria-hidden="true" /> Delete
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  ),
} satisfies Meta<typeof DropdownMenuItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Review options' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const Open: Story = {
  tags: ['opens'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Review options' }));
    await screen.findByRole('menu');
  },
};

export const ExamplePrimaryInside: Story = {
  tags: ['example'],
  render: () => (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton label="More">
          <Ellipsis aria-hidden="true" />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        <DropdownMenuItem>Accept</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  ),
};
