import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { SessionMenu } from './session-menu.tsx';

const meta = {
  title: 'Components/Sessions/SessionMenu',
  tags: ['!stable', 'new', 'specified'],
  component: SessionMenu,
  args: {
    label: 'More about the session with Inês',
    actions: ['edit', 'suggest', 'cancel'],
    otherHref: '#other',
    onEdit: fn(),
    onSuggest: fn(),
    onCancel: fn(),
    onReport: fn(),
    defaultOpen: true,
  },
  parameters: { docs: { story: { inline: false, height: '340px' } } },
} satisfies Meta<typeof SessionMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What cannot be undone is last. */
export const AllActions: Story = {
  play: async () => {
    const entries = await screen.findAllByRole('menuitem');
    await expect(entries.map(({ textContent }) => textContent)).toEqual([
      'Edit',
      'Suggest another time',
      'View profile',
      'Cancel',
      'Report User',
    ]);
  },
};
