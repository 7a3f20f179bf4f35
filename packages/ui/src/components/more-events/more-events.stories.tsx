import { makeEvent } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MoreEvents } from './more-events.tsx';

const meta = {
  title: 'Components/Events/MoreEvents',
  tags: ['new'],
  component: MoreEvents,
  args: {
    host: 'Jonas Brandt',
    events: [makeEvent(), makeEvent({}, 1)],
    hrefOf: ({ _id }) => `#${_id}`,
    timeZone: 'Europe/Berlin',
  },
} satisfies Meta<typeof MoreEvents>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  name: 'Two more events',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'More from Jonas' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};
export const One: Story = { name: 'One more event', args: { events: [makeEvent({}, 1)] } };
export const LongTexts: Story = {
  args: {
    host: 'Maximiliane-Hohenberghohenberg Wilhelmina',
    events: [makeEvent({ title: `Read a contract that no lawyer wanted you to read, ${'Unbroken'.repeat(10)}` })],
  },
};
