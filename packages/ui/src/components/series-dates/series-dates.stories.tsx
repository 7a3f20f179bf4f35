import { makeEvent } from '@skill-exchange/api-mocks/factories';
import { makeSeries } from '@skill-exchange/api-mocks/series';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SeriesDates, SeriesDatesSkeleton } from './series-dates.tsx';

const dates = makeSeries(makeEvent(), { every: 'week', dates: 4, timeZone: 'UTC' });
const [first, second, ...others] = dates;

const meta = {
  title: 'Components/Events/SeriesDates',
  component: SeriesDates,
  args: { dates, currentId: dates[1]?._id ?? '', hrefOf: ({ _id }) => `#${_id}`, timeZone: 'UTC' },
} satisfies Meta<typeof SeriesDates>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Weekly: Story = {
  name: 'Every week',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    await expect(canvas.getAllByRole('listitem')[1]?.querySelector('[aria-current=page]')).toBeVisible();
    await expect(canvas.queryByText(/UTC/)).toBeNull();
  },
};

export const OneFull: Story = {
  name: 'One date is full',
  args: {
    dates: [first, second, { ...second, freePlaces: 0, _id: 'full' }, ...others].flatMap(
      (date) => date ?? [],
    ) as typeof dates,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Full$/)).toBeVisible();
  },
};

/** At another time than the others: the row says when. */
export const OneMoved: Story = {
  name: 'One date is at another time',
  args: {
    dates: dates.map((date, index) =>
      index === 2 ? { ...date, start_time: date.start_time.replace(/T..:../, 'T21:30') } : date,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('9:30 PM UTC')).toHaveLength(1);
  },
};

export const Loading: Story = { render: () => <SeriesDatesSkeleton /> };
