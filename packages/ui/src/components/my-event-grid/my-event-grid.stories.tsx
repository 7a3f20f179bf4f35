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
  name: 'Events you host',
  args: {
    children: many(4, makeEvent).map((event) => (
      <li key={event._id}>
        <CreatedEventCard event={event} href="#event" onDelete={fn()} {...fixed} />
      </li>
    )),
  },
};

export const Enrolled: Story = {
  name: 'Events you go to',
  args: {
    children: many(3, makeEvent).map((event) => (
      <li key={event._id}>
        <EnrolledEventCard event={event} onViewDetails={fn()} {...fixed} />
      </li>
    )),
  },
};

/** Titles, times and actions are aligned, whatever the length of neighboring titles. */
export const AlignedRow: Story = {
  args: {
    children: [
      makeEvent({ title: 'Chess', description: 'Short.' }),
      makeEvent({ title: 'Bind a book in an afternoon, with nothing but thread and some patience' }, 1),
    ].map((event) => (
      <li key={event._id}>
        <CreatedEventCard event={event} href="#event" onDelete={fn()} {...fixed} />
      </li>
    )),
  },
  play: async ({ canvas }) => {
    const topOf = (element: Element | null) => Math.round(element?.getBoundingClientRect().top ?? Number.NaN);
    const [one, other] = canvas.getAllByRole('article');
    if (!one || !other || topOf(one) !== topOf(other)) return;
    for (const part of ['h3', '[data-slot="event-when"]', 'button'])
      await expect(topOf(one.querySelector(part)), part).toBe(topOf(other.querySelector(part)));
  },
};

export const Loading: Story = {
  render: () => <MyEventGridSkeleton />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
  },
};
