import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { PageHeader } from './page-header.tsx';

const meta = {
  title: 'Primitives/Structure/PageHeader',
  component: PageHeader,
  args: { title: 'Upcoming Events' },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Title: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Upcoming Events' })).toBeVisible();
  },
};

export const WithLead: Story = {
  args: { lead: 'An hour with someone who knows, live and free. Bring a question, leave with a start.' },
};

export const WithActions: Story = { args: { title: 'My Events', actions: <Button>Create Event</Button> } };

export const LongTitle: Story = {
  args: { title: 'Donaudampfschifffahrtsgesellschaft for beginners', lead: 'One very long word.' },
};
