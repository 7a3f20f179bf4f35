import { makeEvent } from '@skill-exchange/api-mocks/factories';
import { makeSeries } from '@skill-exchange/api-mocks/series';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EventSeries } from './event-series.tsx';

const [, second = makeEvent()] = makeSeries(makeEvent(), { every: 'week', dates: 4, timeZone: 'UTC' });

const meta = {
  title: 'Components/Events/EventSeries',
  tags: ['specified'],
  component: EventSeries,
  args: { event: second },
} satisfies Meta<typeof EventSeries>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Weekly: Story = {
  name: 'Every week',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Every \w+day, date 2 of 4$/)).toBeVisible();
  },
};

export const Once: Story = {
  name: 'One date',
  args: { event: makeEvent() },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-slot=event-series]')).toBeNull();
  },
};
