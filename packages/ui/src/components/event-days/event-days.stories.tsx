import { makeEvent } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EventRow } from '../event-row/event-row.tsx';
import { EventDay, EventDayGrid } from './event-days.tsx';

/** Creates days with these numbers of events, starting on December 5. */
function Days({ counts }: { counts: readonly number[] }) {
  return (
    <EventDayGrid>
      {counts.map((count, day) => {
        const start = `2026-12-${String(day + 5).padStart(2, '0')}T18:00:00.000Z`;
        return (
          <li key={start}>
            <EventDay start={start} today="2026-12-04" group={day === 0 ? 'This week' : undefined}>
              {Array.from({ length: count }, (_, index) => {
                const event = makeEvent({ start_time: start, _id: `${day}-${index}` }, day + index);
                return (
                  <li key={event._id}>
                    <EventRow event={event} href="#event" hostHref="#host" onShowMore={fn()} timeZone="UTC" />
                  </li>
                );
              })}
            </EventDay>
          </li>
        );
      })}
    </EventDayGrid>
  );
}

/** Days of an agenda, each with its heading and its events. */
const meta = {
  title: 'Components/Events/EventDays',
  component: Days,
  args: { counts: [1, 2, 4, 1, 1] },
} satisfies Meta<typeof Days>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each day has its heading, and its events are a list with its name. */
export const ShortAndLong: Story = {
  play: async ({ canvas }) => {
    const days = canvas.getAllByRole('heading', { level: 2 });
    await expect(days.map((day) => day.textContent)).toEqual([
      'Saturday, December 5, 2026 UTC',
      'Sunday, December 6, 2026 UTC',
      'Monday, December 7, 2026 UTC',
      'Tuesday, December 8, 2026 UTC',
      'Wednesday, December 9, 2026 UTC',
    ]);
    await expect(canvas.getByRole('list', { name: 'Monday, December 7, 2026 UTC' }).children).toHaveLength(4);
    await expect(canvas.getByText('tomorrow')).toBeVisible();
    await expect(canvas.getByText('in 5 days')).toBeVisible();
  },
};

export const OneDay: Story = { args: { counts: [1] } };
