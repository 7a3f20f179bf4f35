import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NotOffered } from './not-offered.tsx';

const meta = {
  title: 'Components/Site/NotOffered',
  tags: ['specified'],
  component: NotOffered,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'No events here',
    sentence: 'This community meets without events. What you had planned before is in your calendar.',
  },
} satisfies Meta<typeof NotOffered>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ForEverybody: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No events here' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
    await expect(canvas.queryByRole('link', { name: 'Login/SignUp' })).toBeNull();
  },
};

export const ForVisitors: Story = {
  args: {
    title: 'For members',
    sentence: 'Who is here is for members to see. Log in, or join them.',
    loginHref: '/login',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Login/SignUp' })).toHaveAttribute('href', '/login');
  },
};
