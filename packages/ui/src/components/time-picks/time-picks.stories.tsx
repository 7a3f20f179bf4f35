import type { Overlap } from '@skill-exchange/api-client/types';
import { instant, makeUser } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { TimePicks } from './time-picks.tsx';

const { name } = makeUser({}, 1);

const overlap: Overlap = {
  success: true,
  yours: { timeZone: 'America/New_York' },
  theirs: { timeZone: 'Asia/Kolkata' },
  times: [1, 2, 4, 9].flatMap((day) => [instant(day, 13), instant(day, 13.5), instant(day, 14)]),
  nearest: [],
};

const meta = {
  title: 'Components/Sessions/TimePicks',
  component: TimePicks,
  args: {
    name,
    value: [],
    overlap,
    hoursHref: '#hours',
    timeZone: 'America/New_York',
    onValueChange: fn(),
    onRetry: fn(),
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    const change = (times: string[]) => {
      setValue(times);
      args.onValueChange(times);
    };
    return <TimePicks {...args} value={value} onValueChange={change} />;
  },
  decorators: [
    (Story) => (
      <div className="max-w-lg">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TimePicks>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each has both local times. */
export const Week: Story = {
  name: 'Times that suit both',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: '8:00 AM 1:00 PM UTC 6:30 PM for Inês' })[0]).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Wed, Dec 2' })).toBeVisible();
    await expect(canvas.getByText('Times are in your time zone (New York).')).toBeVisible();
  },
};

/** The member's hours are in their home zone; times are in their current zone. */
export const AwayFromHome: Story = {
  name: 'You are in another time zone',
  args: { timeZone: 'Europe/Lisbon' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: '1:00 PM 1:00 PM UTC 6:30 PM for Inês' })[0]).toBeVisible();
    await expect(canvas.getByText('Times are in your time zone (Lisbon).')).toBeVisible();
  },
};

/** The night when the clocks go back. */
export const TwiceTheSameHour: Story = {
  args: { overlap: { ...overlap, times: ['2027-11-07T05:00:00.000Z', '2027-11-07T06:00:00.000Z'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^1:00 AM EDT/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^1:00 AM EST/ })).toBeVisible();
  },
};

/** Three at most; a pick can be removed in two places. */
export const PicksThree: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    const times = canvas.getAllByRole('button', { name: /for Inês$/ });
    for (const time of times.slice(0, 3)) await userEvent.click(time);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(overlap.times.slice(0, 3));
    await expect(times[3]).toBeDisabled();
    await expect(canvas.getByText('Three at most. Take one away to pick another.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Wednesday, December 2, 2026, 1:00 PM UTC' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(overlap.times.slice(1, 3));
    await expect(times[3]).toBeEnabled();
  },
};

export const TurnsTheWeek: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Earlier times' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Later times' }));
    await expect(canvas.getByRole('heading', { name: 'Thu, Dec 10' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Later times' })).toBeDisabled();
  },
};

export const Picked: Story = {
  name: 'Two times chosen',
  args: {
    value: overlap.times.slice(0, 2),
    busyAt: (time) => (time === overlap.times[1] ? 'You host “Sourdough from a cold fridge” then.' : undefined),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You host “Sourdough from a cold fridge” then.')).toBeVisible();
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(2);
  },
};

/** Neither member has set hours: a day starts at a reasonable hour, and shows all times on request. */
export const NoHours: Story = {
  name: 'Neither of you has hours',
  args: {
    overlap: {
      ...overlap,
      yours: null,
      theirs: null,
      times: Array.from({ length: 58 }, (_, index) => instant(1, index / 2)),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Neither of you has set weekly hours yet/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Set your hours' })).toHaveAttribute('href', '#hours');
  },
};

export const ShowsAllTimes: Story = {
  ...NoHours,
  name: 'Shows all times',
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^12:00 AM/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'All 48 times' }));
    await expect(canvas.getByRole('button', { name: /^12:00 AM/ })).toBeVisible();
  },
};

export const NoHoursOfMine: Story = { name: 'You have no hours yet', args: { overlap: { ...overlap, yours: null } } };
export const NoHoursOfTheirs: Story = {
  name: 'They have no hours yet',
  args: { overlap: { ...overlap, theirs: null } },
};

/** They have hours and hide their time zone: the times suit both, and only one's own zone is shown. */
export const HiddenZoneOfTheirs: Story = {
  name: 'Their time zone is hidden',
  args: { overlap: { ...overlap, theirs: null, theyHaveHours: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/set weekly hours yet/)).toBeNull();
  },
};

export const NothingCommon: Story = {
  name: 'You are never both free',
  args: {
    overlap: {
      ...overlap,
      times: [],
      nearest: [
        { time: instant(2, 2), fits: 'theirs' },
        { time: instant(3, 23), fits: 'yours' },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have no free time in common in the next few weeks.')).toBeVisible();
    await expect(canvas.getByText('Closest matches:')).toBeVisible();
    const theirs = 'Inês is free Thu, Dec 3, 7:30 AM (Wed 9:00 PM for you) 2:00 AM UTC';
    await expect(canvas.getByRole('button', { name: theirs })).toBeVisible();
    const own = 'You’re free Fri, Dec 4, 6:00 PM (Sat 4:30 AM for Inês) 11:00 PM UTC';
    await expect(canvas.getByRole('button', { name: own })).toBeVisible();
  },
};

/** Enter adds the time, and does not submit the surrounding form. */
export const PicksAnother: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pick another time' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add this time' }));
    await expect(await canvas.findByText('Please select a valid date.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Date'), '2026-12-24');
    await userEvent.clear(canvas.getByLabelText('Time'));
    await userEvent.type(canvas.getByLabelText('Time'), '19:30{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['2026-12-25T00:30:00.000Z']);
  },
};

export const Loading: Story = { args: { overlap: undefined } };

export const Failed: Story = {
  name: 'Times cannot be loaded',
  args: { overlap: undefined, failure: "We couldn't look for common hours." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pick another time' })).toBeVisible();
  },
};

export const Wrong: Story = { name: 'No time chosen', args: { error: 'Pick at least one time.' } };
