import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stats } from './stats.tsx';

const meta = {
  title: 'Components/Site/Stats',
  component: Stats,
  args: {
    stats: [
      { label: 'skills to learn', value: 1284 },
      { label: 'events this month', value: 24 },
      { label: 'hours traded', value: 9310 },
      { label: 'money changed hands', value: 'None' },
    ],
  },
} satisfies Meta<typeof Stats>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {
  play: async ({ canvas }) => {
    const skills = canvas.getByText('skills to learn').parentElement;
    await expect(within(skills ?? document.body).getByRole('definition')).toHaveTextContent('1,284');
  },
};

export const Two: Story = { args: { stats: [...meta.args.stats.slice(0, 2)] } };

export const Narrow: Story = { args: { className: 'max-w-70' } };

export const LongText: Story = {
  args: {
    className: 'max-w-70',
    stats: [
      { label: 'averyveryveryverylongwordthatneverends', value: 123_456_789_012 },
      { label: 'events', value: 0 },
    ],
  },
};
