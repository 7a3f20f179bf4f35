import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AvailabilityStart } from './availability-start.tsx';

const meta = {
  title: 'Components/Sessions/AvailabilityStart',
  component: AvailabilityStart,
  args: { onStart: fn() },
} satisfies Meta<typeof AvailabilityStart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'No hours yet' };

export const Started: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    const evening = { hours: [{ from: '18:00', to: '21:00' }] };
    const morning = { hours: [{ from: '09:00', to: '12:00' }] };
    const nothing = { hours: [] };
    await userEvent.click(canvas.getByRole('button', { name: 'Weekday evenings' }));
    await expect(args.onStart).toHaveBeenLastCalledWith([...Array(5).fill(evening), nothing, nothing]);
    await userEvent.click(canvas.getByRole('button', { name: 'Weekend mornings' }));
    await expect(args.onStart).toHaveBeenLastCalledWith([...Array(5).fill(nothing), morning, morning]);
    await userEvent.click(canvas.getByRole('button', { name: 'Start empty' }));
    await expect(args.onStart).toHaveBeenLastCalledWith(Array(7).fill(nothing));
  },
};
