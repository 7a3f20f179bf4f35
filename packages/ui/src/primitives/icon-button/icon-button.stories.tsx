import type { Meta, StoryObj } from '@storybook/react-vite';
import Menu from 'lucide-react/icons/menu';
import Send from 'lucide-react/icons/send';
import Trash from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import { expect, fn, userEvent } from 'storybook/test';
import { iconButtonGuide } from './icon-button.guide.ts';
import { IconButton } from './icon-button.tsx';

const meta = {
  title: 'Primitives/Actions/IconButton',
  parameters: { guide: iconButtonGuide },
  component: IconButton,
  args: { label: 'Open menu', children: <Menu aria-hidden="true" />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {};

export const QuietPressed: Story = {
  ...Quiet,
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Open menu' });
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Surface: Story = {
  args: { variant: 'surface', label: 'Close', children: <X aria-hidden="true" /> },
};
export const Teach: Story = {
  args: { variant: 'teach', label: 'Send message', children: <Send aria-hidden="true" /> },
};
export const DangerQuiet: Story = {
  args: { variant: 'danger-quiet', label: 'Delete review', children: <Trash aria-hidden="true" /> },
};
export const Disabled: Story = { args: { disabled: true } };

export const ExampleForTheMainAction: Story = { tags: ['example'], args: { variant: 'teach', label: 'Send request' } };
