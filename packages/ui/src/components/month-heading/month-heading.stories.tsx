import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { MonthHeading } from './month-heading.tsx';

const meta = {
  title: 'Components/Sessions/MonthHeading',
  component: MonthHeading,
  args: { month: '2026-12', today: '2026-12-01', onMonthChange: fn() },
} satisfies Meta<typeof MonthHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'A month' };

/** Its calendar goes on into January. */
export const NearTheEnd: Story = {
  name: 'The last days of a month',
  args: { today: '2026-12-18' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('December 2026 – January 2027');
  },
};

export const Turned: Story = {
  tags: ['interaction'],
  render: function Turning(args) {
    const [month, setMonth] = useState(args.month);
    return <MonthHeading {...args} month={month} onMonthChange={setMonth} />;
  },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 2 });
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
    await expect(heading).toHaveTextContent('January 2027');
    await userEvent.keyboard('{Enter}');
    await expect(heading).toHaveTextContent('February 2027');
    await userEvent.click(canvas.getByRole('button', { name: 'Today' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Previous month' }));
    await expect(heading).toHaveTextContent('November 2026');
  },
};
