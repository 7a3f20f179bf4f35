import { makeEvent } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EventDetails } from './event-details.tsx';

const event = makeEvent({
  date: '2026-11-24T00:00:00.000Z',
  start_time: '2026-11-24T19:00:00.000Z',
  end_time: '2026-11-24T20:30:00.000Z',
});

const meta = {
  title: 'Components/Events/EventDetails',
  tags: ['specified'],
  component: EventDetails,
  args: { event, hostHref: '#host', timeZone: 'Europe/Berlin' },
} satisfies Meta<typeof EventDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Body: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tuesday, November 24, 2026')).toBeVisible();
    await expect(canvas.getByText('7:00 – 8:30 PM UTC')).toBeVisible();
    await expect(canvas.getByText('3 / 12')).toBeVisible();
    await expect(canvas.getByRole('link', { name: event.created_by.name })).toHaveAttribute('href', '#host');
  },
};

export const LongText: Story = {
  args: {
    event: makeEvent({
      title: 'Repairing mechanical cameras from the nineteen-fifties without losing a single spring',
      description: 'First line.\n\nSecond paragraph with averyveryveryverylongwordthatneverends'.repeat(6),
      created_by: { _id: 'host-long', name: 'Maria Magdalena Wilhelmina van den Oudenhoven-Steenbergen' },
      skills_id: Array.from({ length: 9 }, (_, index) => ({
        _id: `skill-${index}`,
        name: `A skill with a long name, number ${index + 1}`,
      })),
    }),
  },
};

/** Older backends omit the host's rating and the skills. */
export const Sparse: Story = {
  args: {
    event: {
      ...event,
      created_by: { _id: 'host-1', name: '' },
      host_name: '',
      skills: [],
      skills_id: [],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Unknown User' })).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Skills offered' })).toBeNull();
  },
};
