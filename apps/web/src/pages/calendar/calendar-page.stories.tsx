import { community } from '@skill-exchange/api-mocks/community';
import { instant } from '@skill-exchange/api-mocks/factories';
import { calendarFeed } from '@skill-exchange/api-mocks/handlers/calendar';
import type { StateOf } from '@skill-exchange/api-mocks/network';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { inState, network, pageStory, shows } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Your calendar',
  component: StoryApp,
  args: { path: '/userDashboard/calendar', as: 'member' },
  beforeEach: () => {
    pageStory.beforeEach();
    const [first] = community().sessions;
    if (first) first.consent = 'agreed';
  },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Pending sessions say so; each entry links to its page. */
export const Success: Story = {
  name: 'Your month',
  play: async ({ canvas }) => {
    const sessions = await canvas.findAllByRole('link', { name: /Session with/ });
    await expect(sessions[0]).toHaveAttribute('href', expect.stringMatching(/^\/userDashboard\/session\/./));
    await expect(sessions[0]).not.toHaveTextContent('Waiting');
    await expect(sessions[1]).toHaveTextContent('Waiting');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Your calendar' })).toBeVisible();
    await expect(canvas.getByText('Times are in your time zone (Berlin).')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Create a link' })).toBeVisible();
  },
};

export const Desktop: Story = {
  name: 'Your month, beside the menu',
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    const month = within(await canvas.findByRole('table', { name: 'December 2026' }));
    await expect(month.getAllByRole('link', { name: /Session with/ })[0]).toBeVisible();
  },
};

export const Phone: Story = {
  name: 'Your month, on a phone',
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: /December \d+, 1 entry/ }))[0]).toBeVisible();
  },
};

/** On the last Saturday of November, the sessions of the first days of December are there. */
const lastSaturday = { now: '2026-11-28T12:00:00.000Z' };

export const NearTheEnd: Story = {
  name: 'A month that ends',
  parameters: lastSaturday,
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    const weeks = within(await canvas.findByRole('table', { name: 'November – December 2026' }));
    await expect(weeks.getAllByRole('link', { name: /Session with/ })[0]).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show earlier' })).toBeVisible();
  },
};

export const NearTheEndOnPhone: Story = {
  name: 'A month that ends, on a phone',
  parameters: lastSaturday,
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('region', { name: /December/ }))[0]).toBeVisible();
  },
};

/** Half an hour after the year in Berlin, half an hour before it in UTC. */
export const NewYear: Story = {
  name: 'Two years in one week',
  parameters: { now: '2026-12-31T23:30:00.000Z' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'January 2027' })).toBeVisible();
  },
};

export const NewYearInUtc: Story = {
  ...NewYear,
  name: 'Two years in one week, in UTC',
  globals: { timeZone: 'UTC' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'December 2026 – January 2027' })).toBeVisible();
  },
};

export const Turned: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const month = await canvas.findByRole('heading', { level: 2, name: 'December 2026' });
    await userEvent.click(canvas.getByRole('button', { name: 'Previous month' }));
    await expect(month).toHaveTextContent('November 2026');
    await expect((await canvas.findAllByRole('link', { name: /Session with/ }))[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Today' }));
    await expect(month).toHaveTextContent('December 2026');
  },
};

export const Empty: Story = {
  name: 'Nothing in this month',
  args: { path: '/userDashboard/calendar?month=2031-02' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing planned in February 2031')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Find a partner' })).toBeVisible();
  },
};

/** An invalid month in the URL shows the current one. */
export const WrongMonth: Story = {
  name: 'A link to no month',
  args: { path: '/userDashboard/calendar?month=2026-13' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'December 2026' })).toBeVisible();
  },
};

const nothingSoon = inState({ getCalendar: 'empty' }, 'Nothing planned in the next two weeks');
export const NothingSoon: Story = {
  name: 'Nothing in the next weeks',
  ...nothingSoon,
  parameters: { ...nothingSoon.parameters, ...lastSaturday },
};
export const NothingAtAll: Story = {
  name: 'Nothing planned at all',
  ...inState({ getCalendar: 'empty' }, 'Nothing planned in December 2026'),
};
export const Loading: Story = {
  name: 'Your month loads',
  ...inState({ getCalendar: 'loading' }, 'Loading your calendar...'),
};

/** The sessions contain who has to answer; without them an entry only says that it is pending. */
const withoutSessions = (state: StateOf<'listMySessions'>): Story => ({
  parameters: network({ listMySessions: state }),
  play: async ({ canvas }) => {
    const sessions = await canvas.findAllByRole('link', { name: /Session with/ });
    await expect(sessions[1]).toHaveTextContent('Waiting');
  },
});

export const SessionsLoading: Story = withoutSessions('loading');
export const SessionsEmpty: Story = withoutSessions('empty');
export const SessionsFailing: Story = withoutSessions('error');

export const Failing: Story = {
  name: 'Error',
  ...inState({ getCalendar: 'error' }, 'We couldn’t load your calendar'),
};

export const AddressLoading: Story = {
  name: 'Your private link loads',
  parameters: network({ getCalendarFeed: 'loading' }),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('link', { name: /Session with/ });
    await expect(canvas.queryByRole('button', { name: 'Create a link' })).toBeNull();
  },
};

export const AddressFailing: Story = {
  name: 'Your private link cannot be read',
  ...inState({ getCalendarFeed: 'error' }, 'We couldn’t load whether your calendar has an address'),
};

const withAddress = () => {
  calendarFeed().own = { createdAt: instant(-11, 12), withLinks: false };
};

export const WithAddress: Story = {
  name: 'You have a private link',
  beforeEach: withAddress,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Turn off' })).toBeVisible();
  },
};

const make = async () => userEvent.click(await screen.findByRole('button', { name: 'Create a link' }));

/** The URL is shown once, to copy it. */
export const AddressMade: Story = {
  tags: ['interaction'],
  parameters: shows({ createCalendarFeed: 'success' }),
  play: async ({ canvas }) => {
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await make();
    const address = await canvas.findByRole<HTMLInputElement>('textbox', { name: 'Your calendar’s address' });
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(copied).toHaveBeenCalledWith(address.value);
    await expectToast('Address copied.');
    await expect(canvas.getByRole('button', { name: 'Make a new address' })).toBeVisible();
    await expect(calendarFeed().own?.withLinks).toBe(false);
  },
};

export const CopyFails: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Not allowed'));
    await make();
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy' }));
    await expectToast('We couldn’t copy it. Select the address and copy it yourself.');
  },
};

const makeFails = (state: StateOf<'createCalendarFeed'>, words: string): Story => ({
  parameters: network({ createCalendarFeed: state }),
  play: async () => {
    await make();
    await expectToast(words);
  },
});
export const MakeFails: Story = {
  ...makeFails('error', 'We couldn’t make an address. Something went wrong on our side (req-1).'),
  tags: ['interaction'],
};
export const Making: Story = {
  tags: ['interaction'],
  parameters: network({ createCalendarFeed: 'loading' }),
  play: async ({ canvas }) => {
    await make();
    await expect(await canvas.findByRole('button', { name: 'Making...' })).toHaveAttribute('aria-busy', 'true');
  },
};

async function turnOff() {
  await userEvent.click(await screen.findByRole('button', { name: 'Turn off' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Turn the address off?' }));
  await userEvent.click(question.getByRole('button', { name: 'Turn off' }));
}

export const TurnedOff: Story = {
  tags: ['interaction'],
  beforeEach: withAddress,
  parameters: shows({ deleteCalendarFeed: 'success' }),
  play: async ({ canvas }) => {
    await turnOff();
    await expectToast('The address is off.');
    await expect(await canvas.findByRole('button', { name: 'Create a link' })).toBeVisible();
    await waitFor(() => expect(calendarFeed().own).toBeNull());
  },
};

const turnOffFails = (state: StateOf<'deleteCalendarFeed'>, words: string): Story => ({
  beforeEach: withAddress,
  parameters: network({ deleteCalendarFeed: state }),
  play: async () => {
    await turnOff();
    await expectToast(words);
  },
});
export const TurnOffFails: Story = {
  ...turnOffFails('error', 'We couldn’t turn the address off. Something went wrong on our side (req-1).'),
  tags: ['interaction'],
};
export const TurningOff: Story = {
  tags: ['interaction'],
  beforeEach: withAddress,
  parameters: network({ deleteCalendarFeed: 'loading' }),
  play: async ({ canvas }) => {
    await turnOff();
    await expect(await canvas.findByRole('button', { name: 'Turning off...' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** The week shows plans without the hours that are free. */
const weekWithoutHours = (state: StateOf<'getAvailability'>): Story => ({
  args: { path: '/userDashboard/calendar?view=week' },
  parameters: network({ getAvailability: state }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Previous week' })).toBeVisible();
    await expect((await canvas.findAllByRole('link', { name: /,/ }))[0]).toBeVisible();
  },
});

export const WeekHoursLoading: Story = weekWithoutHours('loading');
export const WeekHoursFail: Story = weekWithoutHours('error');
export const WeekHoursOffline: Story = weekWithoutHours('offline');
