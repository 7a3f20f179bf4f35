import { makeEvent, many } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CreatedEventCard, EnrolledEventCard } from '../my-event-card/my-event-card.tsx';
import { MyEventGrid, MyEventGridSkeleton } from './my-event-grid.tsx';

const meta = {
  title: 'Components/Events/MyEventGrid',
  component: MyEventGrid,
} satisfies Meta<typeof MyEventGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

const fixed = { timeZone: 'Europe/Berlin' };

export const Created: Story = {
  args: {
    children: many(4, makeEvent).map((event) => (
      <li key={event._id}>
        <CreatedEventCard event={event} href="#event" onDelete={fn()} {...fixed} />
      </li>
    )),
  },
};

export const Enrolled: Story = {
  args: {
    children: many(3, makeEvent).map((event) => (
      <li key={event._id}>
        <EnrolledEventCard event={event} onViewDetails={fn()} {...fixed} />
      </li>
    )),
  },
};

export const Loading: Story = {
  render: () => <MyEventGridSkeleton />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
  },
};
