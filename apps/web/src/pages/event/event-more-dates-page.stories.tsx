import { datesOf, repeatWeekly } from '@skill-exchange/api-mocks/series';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { network, pageStory, shows } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const hosted = 'event-3';
const dates = () => datesOf(`series-of-${hosted}`);

const meta = {
  ...pageStory,
  title: 'Pages/Event',
  component: StoryApp,
  args: { path: `/userDashboard/events/${hosted}`, as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const series = { tags: ['interaction'], beforeEach: () => repeatWeekly(hosted) } satisfies Story;

async function addTwo({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0]) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Add dates' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Add dates' }));
  const field = dialog.getByRole('spinbutton', { name: 'How many dates' });
  await userEvent.clear(field);
  await userEvent.type(field, '2');
  await userEvent.click(dialog.getByRole('button', { name: 'Add dates' }));
}

export const FurtherDatesAdds: Story = {
  name: 'You add dates',
  ...series,
  parameters: shows({ extendSeries: 'success' }),
  play: async (context) => {
    await addTwo(context);
    await expectToast(/^The new dates begin on /);
    await expect(dates()).toHaveLength(6);
    const row = within(context.canvas.getByRole('region', { name: 'All dates' }));
    await waitFor(() => expect(row.getAllByRole('listitem')).toHaveLength(6));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const Adding: Story = {
  name: 'Dates are being added',
  ...series,
  parameters: network({ extendSeries: 'loading' }),
  play: async (context) => {
    await addTwo(context);
    await expect(await screen.findByRole('button', { name: 'Adding...' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** The dialog stays, with the number. */
export const AddingFails: Story = {
  name: 'Dates cannot be added',
  ...series,
  parameters: network({ extendSeries: 'error' }),
  play: async (context) => {
    await addTwo(context);
    await waitFor(() => expect(screen.getByText(/^We couldn’t add these dates\./)).toBeVisible());
    await expect(screen.getByRole('spinbutton', { name: 'How many dates' })).toHaveValue(2);
    await expect(dates()).toHaveLength(4);
  },
};
