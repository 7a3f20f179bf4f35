import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CommunityNews } from './community-news.tsx';

const news = {
  _id: 'quiet-days',
  subject: 'Quiet days: December 24 to January 3',
  content: 'Dear members,\n\nreports are answered **within 3 days**. See [our rules](/texts/rules).',
  sentAt: '2026-12-01T13:05:00.000Z',
};
const { sentAt: _sent, ...draft } = news;

const meta = {
  title: 'Components/Operator/CommunityNews',
  component: CommunityNews,
  args: { news },
} satisfies Meta<typeof CommunityNews>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sent: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: news.subject })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'our rules' })).toHaveAttribute('href', '/texts/rules');
  },
};

export const Draft: Story = {
  args: { news: draft },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This is a draft. Only operators see it.')).toBeVisible();
  },
};
