import { community } from '@skill-exchange/api-mocks/community';
import { datesOf, repeatWeekly } from '@skill-exchange/api-mocks/series';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { network, pageStory, shows } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const pathOf = (eventId: string) => `/userDashboard/events/${eventId}`;
/** The signed-in member hosts the first, has a place in the second, and may join the third. */
const [hosted, joined, open] = ['event-3', 'event-2', 'event-1'] as const;

const meta = {
  ...pageStory,
  title: 'Pages/Event',
  component: StoryApp,
  args: { path: pathOf(hosted), as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const repeats = (eventId: string) => ({ beforeEach: () => repeatWeekly(eventId) });
const dates = (eventId: string) => datesOf(`series-of-${eventId}`);
const me = () => community().me._id;

const allDates = async (canvas: Canvas) => within(await canvas.findByRole('region', { name: 'All dates' }));

export const Hosted: Story = {
  name: 'You host a series',
  ...repeats(hosted),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Every \w+day, date 1 of 4$/)).toBeVisible();
    const dates = await allDates(canvas);
    await expect(await dates.findAllByRole('link')).toHaveLength(3);
  },
};

export const ChangesAllDates: Story = {
  ...repeats(hosted),
  tags: ['interaction'],
  parameters: shows({ updateEvent: 'success' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
    const size = await canvas.findByRole('spinbutton', { name: 'Max participants' });
    await userEvent.clear(size);
    await userEvent.type(size, '20');
    await userEvent.click(canvas.getByRole('radio', { name: 'All dates' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expectToast('Event updated successfully!');
    await expect(dates(hosted).map(({ max_participants }) => max_participants)).toEqual([20, 20, 20, 20]);
  },
};

/** One date has its own size. */
export const KeepsOwnSize: Story = {
  beforeEach: () => {
    repeatWeekly(hosted);
    const [, second] = dates(hosted);
    if (second) second.max_participants = 9;
  },
  tags: ['interaction'],
  parameters: shows({ updateEvent: 'success' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
    const size = await canvas.findByRole('spinbutton', { name: 'Max participants' });
    await userEvent.clear(size);
    await userEvent.type(size, '20');
    await userEvent.click(canvas.getByRole('radio', { name: 'All dates' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByText(/^3 of 4 dates changed\. .* kept its own size\.$/)).toBeVisible());
    await expect(dates(hosted).map(({ max_participants }) => max_participants)).toEqual([20, 9, 20, 20]);
    await userEvent.click(await screen.findByRole('button', { name: 'See this date' }));
    await expect(await canvas.findByText(/date 2 of 4$/)).toBeVisible();
  },
};

/** A request for several dates is one row, with one approval. */
export const ApprovesForAllDates: Story = {
  ...repeats(hosted),
  tags: ['interaction'],
  parameters: shows({ handleEventRequest: 'success' }),
  play: async ({ canvas, userEvent }) => {
    const [asks] = await canvas.findAllByText('Asks to join 4 dates');
    await expect(asks).toBeVisible();
    const [approve] = await canvas.findAllByRole('button', { name: 'Approve' });
    await userEvent.click(approve as HTMLElement);
    await expectToast('Participant approved for 4 dates.');
  },
};

export const ApprovesForOneDate: Story = {
  ...repeats(hosted),
  tags: ['interaction'],
  parameters: shows({ handleEventRequest: 'success' }),
  play: async ({ canvas, userEvent }) => {
    const [more] = await canvas.findAllByRole('button', { name: /^More about the request of/ });
    await userEvent.click(more as HTMLElement);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Approve for this date only' }));
    await expectToast('Participant approved successfully!');
  },
};

export const DeclinesForAllDates: Story = {
  ...repeats(hosted),
  tags: ['interaction'],
  parameters: shows({ handleEventRequest: 'success' }),
  play: async ({ canvas, userEvent }) => {
    const [decline] = await canvas.findAllByRole('button', { name: 'Decline' });
    await userEvent.click(decline as HTMLElement);
    await expectToast('Participant declined for 4 dates.');
  },
};

/** As a co-host of the first date alone. */
export const CohostOfOneDate: Story = {
  beforeEach: () => {
    repeatWeekly(hosted);
    for (const { series } of dates(hosted)) Object.assign(series ?? {}, { scopes: ['this'] });
  },
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    const [more] = await canvas.findAllByRole('button', { name: /^More about the request of/ });
    await userEvent.click(more as HTMLElement);
    await expect(await screen.findByRole('menuitem', { name: 'Approve with a note' })).toBeVisible();
    await expect(screen.queryByRole('menuitem', { name: 'Approve for this date only' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await expect(await canvas.findByRole('button', { name: 'Save' })).toBeVisible();
    await expect(canvas.queryByRole('radio', { name: 'All dates' })).toBeNull();
  },
};

export const JoinsAllDates: Story = {
  ...repeats(open),
  tags: ['interaction'],
  args: { path: pathOf(open) },
  parameters: shows({ registerForEvent: 'success' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Join all dates' }));
    await expectToast('You asked to join 4 dates.');
    await expect(await canvas.findByRole('button', { name: 'Withdraw request' })).toBeVisible();
  },
};

const joinFails = (state: 'error' | 'offline'): Story => ({
  ...repeats(open),
  args: { path: pathOf(open) },
  parameters: network({ registerForEvent: state }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Join all dates' }));
    await waitFor(() => expect(screen.getByText(/^(?:Failed to register:|An error occurred)/)).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Join all dates' })).toBeEnabled();
  },
});
export const JoinFailing: Story = { ...joinFails('error'), tags: ['interaction'] };

export const LeavesAllDates: Story = {
  ...repeats(joined),
  tags: ['interaction'],
  args: { path: pathOf(joined) },
  parameters: shows({ leaveEvent: 'success' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Leave event' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('radio', { name: 'All dates' }));
    await userEvent.click(question.getByRole('button', { name: 'Leave event' }));
    await expectToast('You have left 4 dates.');
    const stays = dates(joined).some(({ participants }) => participants.some(({ _id }) => _id === me()));
    await expect(stays).toBe(false);
  },
};

export const SeriesVisitor: Story = {
  name: 'A visitor looks at a series',
  ...repeats(open),
  args: { path: `/events/${open}`, as: 'visitor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Every \w+day, date 1 of 4$/)).toBeVisible();
    const dates = await allDates(canvas);
    await expect(await dates.findAllByRole('link')).toHaveLength(3);
    await expect(canvas.queryByRole('button', { name: 'Join all dates' })).toBeNull();
  },
};

const datesAre = (state: 'loading' | 'error' | 'empty', name: string, said: string): Story => ({
  name,
  ...repeats(open),
  args: { path: pathOf(open) },
  parameters: network({ listEvents: state }),
  play: async ({ canvas }) => {
    const dates = await allDates(canvas);
    await expect(await dates.findByText(said)).toBeInTheDocument();
  },
});
export const DatesLoading = datesAre('loading', 'The dates of a series load', 'Loading dates...');
export const DatesFailing = datesAre('error', 'The dates of a series cannot be read', 'Failed to load the dates.');
export const NoDates = datesAre('empty', 'A series without further dates', 'There are no more dates.');
