import { makeEvent } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { AllStates } from '../../docs/all-states.tsx';
import { EventMark } from './event-mark.tsx';

const viewer = { _id: 'viewer', name: 'Jonas Brandt' };
const event = makeEvent({ participants: [], requests: [], max_participants: 12, current_participants_count: 4 }, 1);

/** The mark's props, and the event's fields in the controls. */
type EventMarkArgs = ComponentProps<typeof EventMark> & { taken?: number; places?: number };

const Mark = ({ event, taken, places, ...args }: EventMarkArgs) => (
  <EventMark
    {...args}
    event={{
      ...event,
      current_participants_count: taken ?? event.current_participants_count,
      max_participants: places ?? event.max_participants,
    }}
  />
);

const meta = {
  title: 'Components/Events/EventMark',
  tags: ['specified'],
  component: EventMark,
  render: Mark,
  argTypes: {
    event: { table: { disable: true } },
    viewer: { table: { disable: true } },
    taken: { description: 'Places taken', control: { type: 'range', min: 0, max: 100 } },
    places: { description: 'Places in all', control: { type: 'range', min: 1, max: 100 } },
  },
  args: { event, viewer },
} satisfies Meta<EventMarkArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every state at a glance, as a member sees it. */
export const EveryState: Story = {
  name: 'All states',
  render: (args) => (
    <AllStates
      component={Mark}
      base={args}
      states={{
        'You host it': Host,
        'You registered': Registered,
        'You asked to join': Requested,
        Full: Full,
        'One place left': LastPlace,
      }}
    />
  ),
};

const says = (words: string): NonNullable<Story['play']> => {
  return async ({ canvas }) => {
    await expect(canvas.getByText(words)).toBeVisible();
  };
};

export const Host: Story = {
  name: 'You host it',
  args: { event: { ...event, created_by: { ...viewer, photo: '' } } },
  play: says('You are Host'),
};
export const Registered: Story = {
  name: 'You registered',
  args: { event: { ...event, participants: [{ _id: viewer._id }] } },
  play: says('Registered'),
};
export const Requested: Story = {
  name: 'You asked to join',
  args: { event: { ...event, requests: [{ _id: viewer._id }] } },
  play: says('Requested to Join'),
};
export const Full: Story = { args: { taken: 12 }, play: says('Full') };
export const LastPlace: Story = { name: 'One place left', args: { taken: 11 }, play: says('1 place left') };

/** An event with many places has none. */
export const Open: Story = {
  name: 'Many places left',
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-slot=badge]')).toBeNull();
  },
};
