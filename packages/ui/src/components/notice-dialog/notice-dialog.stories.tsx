import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { NoticeDialog } from './notice-dialog.tsx';

const meta = {
  title: 'Components/Site/NoticeDialog',
  component: NoticeDialog,
  args: {
    title: 'House rules',
    paragraphs: ['Members teach each other as equals.', 'If someone treats you badly, leave the meeting and tell us.'],
    open: true,
    onOpenChange: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof NoticeDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: args.title }));
    for (const paragraph of args.paragraphs) await expect(dialog.getByText(paragraph)).toBeInTheDocument();
  },
};
