import { community } from '@skill-exchange/api-mocks/community';
import { datesOf, repeatWeekly } from '@skill-exchange/api-mocks/series';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { network, pageStory, shows } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const first = 'event-1';

const meta = {
  ...pageStory,
  title: 'Pages/Event',
  component: StoryApp,
  args: { path: `/userDashboard/events/${first}`, as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Makes a series of four whose first date is full and has the member on its waitlist; others are theirs. */
const waitsFor = (joined: number) => () => {
  repeatWeekly(first);
  const [date, ...others] = datesOf(`series-of-${first}`);
  Object.assign(date ?? {}, { max_participants: date?.participants.length, freePlaces: 0 });
  Object.assign(date ?? {}, { waitlist: { isOpen: true, count: 1, position: 1 } });
  for (const other of others.slice(0, joined)) Object.assign(other, { requests: [{ _id: community().me._id }] });
};

/** A full date offers those that can be joined, with their number. */
export const SomeDatesOpen: Story = {
  name: 'You wait for a date, and others have places',
  tags: ['interaction'],
  beforeEach: waitsFor(1),
  parameters: shows({ registerForEvent: 'success' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Join 2 dates with free places' }));
    await expectToast('You asked to join 2 dates.');
  },
};

export const OneDateOpen: Story = {
  name: 'You wait for a date, and another one has places',
  beforeEach: waitsFor(2),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Join 1 other date' })).toBeEnabled();
  },
};

export const NoDateOpen: Story = {
  name: 'You wait for a date, and asked for the others',
  beforeEach: waitsFor(3),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Leave the waitlist' })).toBeVisible();
    const dates = within(await canvas.findByRole('region', { name: 'All dates' }));
    await expect(await dates.findAllByRole('link')).toHaveLength(3);
    await expect(canvas.queryByRole('button', { name: /^Join/ })).toBeNull();
  },
};

/** Without an answer about the dates, they can still be asked for. */
export const DatesUnknown: Story = {
  name: 'Dates of a series that cannot be read',
  beforeEach: () => repeatWeekly(first),
  parameters: network({ listEvents: 'error' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Join all dates' })).toBeEnabled();
  },
};
