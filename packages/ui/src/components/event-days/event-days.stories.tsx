import { makeEvent } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EventCard } from '../event-card/event-card.tsx';
import { EventDay, EventDayGrid } from './event-days.tsx';

/** Creates days with these numbers of events, starting on December 5. */
function Days({ counts }: { counts: readonly number[] }) {
  return (
    <EventDayGrid>
      {counts.map((count, day) => {
        const start = `2026-12-${String(day + 5).padStart(2, '0')}T18:00:00.000Z`;
        return (
          <li key={start}>
            <EventDay start={start}>
              {Array.from({ length: count }, (_, index) => {
                const event = makeEvent({ start_time: start, _id: `${day}-${index}` }, day + index);
                return (
                  <li key={event._id}>
                    <EventCard event={event} hostHref="#host" onShowMore={fn()} timeZone="UTC" />
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

const meta = {
  title: 'Components/Events/EventDays',
  component: Days,
  args: { counts: [1, 2, 4, 1, 1] },
} satisfies Meta<typeof Days>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Days with one event share a row; others have their own. */
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
    const topOf = (element: Element | null) => Math.round(element?.getBoundingClientRect().top ?? Number.NaN);
    const cards = canvas.getAllByRole('article');
    const [first, ...others] = cards;
    const linesOf = (card: Element | undefined) =>
      ['h3', '[data-slot="event-when"]', 'button'].map((part) => topOf(card?.querySelector(part) ?? null));
    for (const card of others.filter((other) => first && topOf(other) === topOf(first)))
      await expect(linesOf(card)).toEqual(linesOf(first));
  },
};

export const OneDay: Story = { args: { counts: [1] } };
