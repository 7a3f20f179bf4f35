import { makeEvent, many } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EnrolledEventCard } from '../my-event-card/my-event-card.tsx';
import { MyEventGrid, MyEventGridSkeleton } from '../my-event-grid/my-event-grid.tsx';
import { NoCreatedEvents } from '../no-events/no-events.tsx';
import { EventTabs } from './event-tabs.tsx';

const events = many(2, makeEvent);

const meta = {
  title: 'Components/Events/EventTabs',
  tags: ['!stable', 'new'],
  component: EventTabs,
  args: {
    title: 'Created Events',
    direction: 'teach',
    counts: { Upcoming: 2, Cancelled: 0, Completed: 0 },
    onTabChange: fn(),
    children: (status) =>
      status === 'Upcoming' ? (
        <MyEventGrid>
          {events.map((event) => (
            <li key={event._id}>
              <EnrolledEventCard event={event} onViewDetails={fn()} />
            </li>
          ))}
        </MyEventGrid>
      ) : (
        <NoCreatedEvents status={status} createHref="/userDashboard/events/createEvent" />
      ),
  },
} satisfies Meta<typeof EventTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};

export const Loading: Story = {
  args: {
    counts: { Upcoming: undefined, Cancelled: undefined, Completed: undefined },
    children: () => <MyEventGridSkeleton />,
  },
};

export const Empty: Story = {
  args: {
    counts: { Upcoming: 0, Cancelled: 0, Completed: 0 },
    children: (status) => <NoCreatedEvents status={status} createHref="/userDashboard/events/createEvent" />,
  },
};

export const TabPressed: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /^Completed/ }));
    await expect(args.onTabChange).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Events you host move here when they end.')).toBeVisible();
  },
};
