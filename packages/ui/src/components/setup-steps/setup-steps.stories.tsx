import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SetupSteps } from './setup-steps.tsx';

const meta = {
  title: 'Components/Operator/SetupSteps',
  component: SetupSteps,
  args: {
    steps: ['What it looks like', 'Who may join', 'Texts', 'A test email'].map((label, index) => ({
      label,
      href: `/operator/setup/${index + 1}`,
    })),
    current: 0,
  },
} satisfies Meta<typeof SetupSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /What it looks like/ })).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getByRole('link', { name: /A test email/ })).toHaveAttribute('href', '/operator/setup/4');
  },
};

export const Last: Story = {
  args: { current: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /A test email/ })).toHaveAttribute('aria-current', 'step');
  },
};
