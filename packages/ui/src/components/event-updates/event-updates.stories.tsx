import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import { EventUpdates, UpdateList } from './event-updates.tsx';

const updates = [
  {
    _id: 'update-2',
    text: 'Bring a jar with a lid\nand an apron.',
    createdAt: '2026-11-24T23:30:00.000Z',
    cohost: { _id: 'member-2', name: 'Inês Carvalho' },
  },
  {
    _id: 'update-1',
    text: 'Read this before: https://example.org/a-page-with-a-very-long-address-that-has-no-space-anywhere-in-it',
    createdAt: '2026-11-20T12:00:00.000Z',
  },
];

const meta = {
  title: 'Components/Events/EventUpdates',
  component: EventUpdates,
  args: { children: <UpdateList updates={updates} timeZone="Europe/Berlin" /> },
} satisfies Meta<typeof EventUpdates>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  name: 'A guest reads them',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Updates from the host' })).toBeVisible();
    await expect(canvas.getByText(/^Wed, Nov 25, by/)).toBeVisible();
    await expect(canvas.getByRole('link')).toBeVisible();
  },
};

export const Host: Story = {
  name: 'A host reads them',
  args: {
    action: (
      <Button variant="secondary" size="sm">
        Write to all guests
      </Button>
    ),
  },
};
