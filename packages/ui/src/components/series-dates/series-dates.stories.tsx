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

export const Loading: Story = { render: () => <SeriesDatesSkeleton /> };
