import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NoUpcomingEvents } from './no-upcoming-events.tsx';

const meta = {
  title: 'Components/Events/NoUpcomingEvents',
  tags: ['!stable', 'new', 'specified'],
  component: NoUpcomingEvents,
  args: { skill: '', usersHref: '/users' },
} satisfies Meta<typeof NoUpcomingEvents>;

export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = { name: 'No event is planned' };
export const NoneOfSkill: Story = { name: 'None for this skill', args: { skill: 'Portuguese cooking' } };
export const NoneByWords: Story = { name: 'None for these words', args: { search: 'falconry', onShowAll: fn() } };

const onDrop = fn();

export const OneFilterTooMany: Story = {
  tags: ['interaction'],
  args: { search: 'bread', drops: [{ words: 'Weekend', count: '3', onDrop }], onShowAll: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Drop “Weekend” (3)' }));
    await expect(onDrop).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all events' }));
    await expect(args.onShowAll).toHaveBeenCalledOnce();
  },
};
