import { makeEvent } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { AllStates } from '../../docs/all-states.tsx';
import { CreatedEventCard, EnrolledEventCard } from './my-event-card.tsx';

/** The card's props, and the event's fields in the controls. */
type CreatedEventCardArgs = ComponentProps<typeof CreatedEventCard> & {
  status?: 'Upcoming' | 'Completed' | 'Cancelled';
  taken?: number;
  places?: number;
};

const CreatedCard = ({ event, status, taken, places, ...args }: CreatedEventCardArgs) => (
  <CreatedEventCard
    {...args}
    event={{
      ...event,
      status: status ?? event.status,
      current_participants_count: taken ?? event.current_participants_count,
      max_participants: places ?? event.max_participants,
    }}
  />
);

const meta = {
  title: 'Components/Events/MyEventCard',
  tags: ['specified'],
  component: CreatedEventCard,
  render: CreatedCard,
  argTypes: {
    event: { table: { disable: true } },
    status: { control: 'select', options: ['Upcoming', 'Completed', 'Cancelled'] },
    taken: { description: 'Places taken', control: { type: 'range', min: 0, max: 100 } },
    places: { description: 'Places in all', control: { type: 'range', min: 1, max: 100 } },
  },
  args: { event: makeEvent(), href: '#event', onDelete: fn(), timeZone: 'Europe/Berlin' },
  decorators: [
    (Story) => (
      <div className="max-w-md">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<CreatedEventCardArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every state at a glance, as a member sees it. */
export const EveryState: Story = {
  name: 'All states',
  render: (args) => (
    <AllStates
      component={CreatedCard}
      base={args}
      states={{
        'You host it': Created,
        'You host a series': CreatedSeries,
        'It is being deleted': CreatedDeleting,
        'You hosted it': CreatedCompleted,
        'You canceled it': CreatedCanceled,
        'A moderator removed it': CreatedRemoved,
        'You registered': Enrolled,
        'You asked to join': Requested,
        'You registered, no link yet': EnrolledWithoutALink,
        'You registered, it was canceled': EnrolledCanceled,
      }}
    />
  ),
};

export const Created: Story = { name: 'You host it' };

export const CreatedPressed: Story = {
  ...Created,
  name: 'You host it, pressed',
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Online')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View Details' })).toHaveAttribute('href', '#event');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Event' }));
    await expect(args.onDelete).toHaveBeenCalledWith(args.event);
  },
};

const series = { _id: 'series-1', words: 'Every Saturday', position: 1, dates: 8, lastDay: '2027-01-23' };

/** One card for its dates. */
export const CreatedSeries: Story = {
  name: 'You host a series',
  args: { event: makeEvent({ series, moreDates: 7 }) },
  play: ({ canvas }) => expect(canvas.getByText('Every Saturday · 7 more dates')).toBeVisible(),
};

export const CreatedDeleting: Story = {
  name: 'It is being deleted',
  args: { deleting: true },
};

export const CreatedDeletingPressed: Story = {
  ...CreatedDeleting,
  name: 'It is being deleted, pressed',
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Deleting...' }));
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};

export const CreatedCanceled: Story = {
  name: 'You canceled it',
  args: { event: makeEvent({ status: 'Cancelled' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Event Canceled')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'View Details' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Delete Event' })).toBeNull();
  },
};

export const CreatedRemoved: Story = {
  name: 'A moderator removed it',
  args: { event: makeEvent({ isHidden: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A moderator removed this event. Only you can see it.')).toBeVisible();
  },
};

export const CreatedCompleted: Story = {
  name: 'You hosted it',
  args: { event: makeEvent({ status: 'Completed' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Event Completed')).toBeVisible();
  },
};

export const CreatedLongText: Story = {
  args: {
    event: makeEvent({
      title: 'Repairing mechanical cameras from the nineteen-fifties without losing a single spring',
      description: 'averyveryveryverylongwordthatneverends '.repeat(12),
    }),
  },
};

const onViewDetails = fn();

export const Enrolled: Story = {
  name: 'You registered',
  render: ({ event, timeZone }) => (
    <EnrolledEventCard event={event} timeZone={timeZone} onViewDetails={onViewDetails} />
  ),
};

/** The host has not answered yet. */
export const Requested: Story = {
  name: 'You asked to join',
  render: ({ event, timeZone }) => (
    <EnrolledEventCard event={event} timeZone={timeZone} requested onViewDetails={onViewDetails} />
  ),
  play: ({ canvas }) => expect(canvas.getByText('Requested to Join')).toBeVisible(),
};

export const EnrolledPressed: Story = {
  ...Enrolled,
  name: 'You registered, pressed',
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    onViewDetails.mockClear();
    await expect(canvas.getByText(args.event.created_by.name)).toBeVisible();
    const join = canvas.getByRole('link', { name: 'Join Meeting' });
    await expect(join).toHaveAttribute('target', '_blank');
    await userEvent.click(canvas.getByRole('button', { name: 'View Details' }));
    await expect(onViewDetails).toHaveBeenCalledWith(args.event);
  },
};

export const EnrolledWithoutALink: Story = {
  name: 'You registered, no link yet',
  args: { event: makeEvent({ link: '' }) },
  render: ({ event }) => <EnrolledEventCard event={event} onViewDetails={onViewDetails} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Join Meeting' })).toBeNull();
  },
};

export const EnrolledCanceled: Story = {
  name: 'You registered, it was canceled',
  args: { event: makeEvent({ status: 'Cancelled' }) },
  render: ({ event }) => <EnrolledEventCard event={event} onViewDetails={onViewDetails} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Event Canceled')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Join Meeting' })).toBeNull();
  },
};
