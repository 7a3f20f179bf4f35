import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TimeTabs } from './time-tabs.tsx';

const meta = {
  title: 'Components/Sessions/TimeTabs',
  component: TimeTabs,
  args: { current: 'week', hrefs: { week: '#week', hours: '#hours', month: '#month' } },
} satisfies Meta<typeof TimeTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Week: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'This week' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Every week' })).toHaveAttribute('href', '#hours');
  },
};

export const Month: Story = { args: { current: 'month' } };
