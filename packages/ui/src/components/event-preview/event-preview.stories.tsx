import { makeEvent } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { emptyDraft } from '../../lib/events/event-fields.ts';
import { EventPreview } from './event-preview.tsx';

const meta = {
  title: 'Components/Events/EventPreview',
  component: EventPreview,
  args: { host: makeEvent().created_by, timeZone: 'Europe/Lisbon', className: 'max-w-80' },
} satisfies Meta<typeof EventPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingTyped: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Date not set')).toBeVisible();
  },
};

export const Typed: Story = {
  args: {
    repeats: 'Every Thursday, 3 times',
    draft: {
      ...emptyDraft,
      title: 'Sketchbook hour: bare trees',
      description: 'Bring a pencil and a view of a tree.',
      skills: [{ name: 'Charcoal' }],
      date: '2027-07-29',
      start_time: '23:30',
      end_time: '01:00',
      endsNextDay: true,
      max_participants: '12',
      language: 'pt',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Sketchbook hour: bare trees')).toHaveLength(3);
    await expect(canvas.getByText('Every Thursday, 3 times')).toBeVisible();
    await expect(canvas.getByText('0 / 12 participants')).toBeVisible();
    await expect(canvas.getByText('· in Portuguese')).toBeVisible();
  },
};

/** Neither Tab nor a screen reader reaches it. */
export const OutOfReach: Story = {
  ...Typed,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};
