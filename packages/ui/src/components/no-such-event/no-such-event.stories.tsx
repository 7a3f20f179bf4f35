import type { Meta, StoryObj } from '@storybook/react-vite';
import { NoSuchEvent } from './no-such-event.tsx';

const meta = {
  title: 'Components/Events/NoSuchEvent',
  tags: ['!stable', 'new'],
  component: NoSuchEvent,
  args: { eventsHref: '/events' },
} satisfies Meta<typeof NoSuchEvent>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {};
