import type { Meta, StoryObj } from '@storybook/react-vite';
import Video from 'lucide-react/icons/video';
import { expect } from 'storybook/test';
import { EventFact, EventWhen } from './event-when.tsx';

const meta = {
  title: 'Components/Events/EventWhen',
  component: EventWhen,
  args: { start: '2026-11-24T19:00:00Z', end: '2026-11-24T20:30:00Z', timeZone: 'Europe/Berlin' },
} satisfies Meta<typeof EventWhen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OtherTimeZone: Story = {
  play: async ({ canvasElement, canvas }) => {
    await expect(canvas.getByText('Tuesday, November 24, 2026')).toBeVisible();
    await expect(canvasElement).toHaveTextContent('8:00 – 9:30 PM your time · 7:00 – 8:30 PM UTC');
  },
};

export const InUtc: Story = {
  args: { timeZone: 'UTC' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/7:00 – 8:30 PM UTC$/);
  },
};

export const AnotherLocalDay: Story = {
  args: { timeZone: 'Asia/Tokyo' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      'Wednesday, November 25, 2026' + '4:00 – 5:30 AM your time · 7:00 – 8:30 PM UTC, Tue, Nov 24',
    );
  },
};

export const AcrossNoon: Story = { args: { start: '2026-11-24T11:00:00Z', end: '2026-11-24T13:15:00Z' } };

export const EndsOnAnotherDay: Story = {
  args: { start: '2026-11-24T11:00:00Z', end: '2026-11-25T09:00:00Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('11:00 AM – Nov 25, 9:00 AM UTC')).toBeVisible();
  },
};

export const StartAlone: Story = {
  render: ({ start, timeZone }) => <EventWhen start={start} timeZone={timeZone} />,
};

export const UnreadableDate: Story = {
  args: { start: '', end: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Date not set')).toBeVisible();
  },
};

export const WithMoreFacts: Story = {
  args: { children: <EventFact icon={Video}>Online</EventFact> },
};
