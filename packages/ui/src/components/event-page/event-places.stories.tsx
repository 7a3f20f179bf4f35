import { makeEvent } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EventPlaces } from './event-places.tsx';

const meta = {
  title: 'Components/Events/EventPlaces',
  tags: ['specified'],
  component: EventPlaces,
  args: { event: makeEvent({ current_participants_count: 6, max_participants: 8 }), className: 'max-w-96' },
} satisfies Meta<typeof EventPlaces>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = { name: 'Some places left' };
export const Empty: Story = {
  name: 'Nobody registered yet',
  args: { event: makeEvent({ current_participants_count: 0, max_participants: 8 }) },
};
export const Last: Story = {
  name: 'One place left',
  args: { event: makeEvent({ current_participants_count: 7, max_participants: 8 }) },
  play: ({ canvas }) => expect(canvas.getByText('1 place left')).toBeVisible(),
};
export const Full: Story = {
  args: { event: makeEvent({ current_participants_count: 8, max_participants: 8 }) },
  play: ({ canvas }) => expect(canvas.getByText('Full')).toBeVisible(),
};

/** The last place is held for a member on the waitlist. */
export const Held: Story = {
  name: 'A place is held for somebody',
  args: { event: { status: 'Upcoming', current_participants_count: 7, max_participants: 8, freePlaces: 0 } },
  play: ({ canvas }) => expect(canvas.getByText('Full')).toBeVisible(),
};
