import { community } from '@skill-exchange/api-mocks/community';
import { datesOf, repeatWeekly } from '@skill-exchange/api-mocks/series';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { network, pageStory } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Event',
  component: StoryApp,
  args: { path: '/events/event-1', as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Makes the member a guest of another event, or its host, half an hour into this one. */
const overlapping = (role: 'host' | 'guest') => () => {
  const { me, events } = community();
  const event = events.find(({ _id }) => _id === 'event-1');
  const other = events.find(({ _id }) => _id === 'event-4');
  if (event === undefined || other === undefined) return;
  const start = Date.parse(event.start_time) + 30 * 60_000;
  Object.assign(other, {
    title: 'Bare trees',
    start_time: new Date(start).toISOString(),
    end_time: new Date(start + 3_600_000).toISOString(),
    participants: role === 'guest' ? [{ _id: me._id }] : [],
    ...(role === 'host' && { created_by: { _id: me._id, name: me.name } }),
  });
};

/** A guest reads what else they have joined at that time, and may go on. */
export const WithAnEvent: Story = {
  name: 'Another event at that time',
  beforeEach: overlapping('guest'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You have joined “Bare trees” then \(.+\)\.$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Register for Event' })).toBeEnabled();
  },
};

export const WithAHostedEvent: Story = {
  name: 'You host another event at that time',
  beforeEach: overlapping('host'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You host “Bare trees” then/)).toBeVisible();
  },
};

/** A member who joins all dates of a series sees their plans on the other ones, too. */
export const OnAnotherDate: Story = {
  name: 'Another date overlaps',
  beforeEach: () => {
    repeatWeekly('event-1');
    const [, second] = datesOf('series-of-event-1');
    const { me, events } = community();
    const other = events.find(({ _id }) => _id === 'event-4');
    if (second === undefined || other === undefined) return;
    const { start_time, end_time } = second;
    Object.assign(other, { title: 'Bare trees', start_time, end_time, participants: [{ _id: me._id }] });
  },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Other plans on these dates' });
    await expect(list).toHaveTextContent(/^\w+, \w+ \d+: You have joined “Bare trees” then \(.+\)\.$/);
    await expect(canvas.getByRole('button', { name: 'Join all dates' })).toBeEnabled();
  },
};

/** Without an answer, the page works as before. */
export const Unknown: Story = {
  name: 'Overlaps are not known',
  beforeEach: overlapping('guest'),
  parameters: network({ getCalendar: 'error' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Register for Event' })).toBeEnabled();
    await expect(canvas.queryByText(/Bare trees.* then/)).toBeNull();
  },
};

/** Visitors have no plans here. */
export const Visitor: Story = {
  name: 'A visitor sees no overlaps',
  args: { as: 'visitor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Register for Event' })).toBeEnabled();
  },
};

/** A host who moves an event onto another one reads so before saving. */
export const Moving: Story = {
  tags: ['interaction'],
  args: { path: '/userDashboard/events/event-3' },
  beforeEach: () => {
    const { me, events } = community();
    const hosted = events.find(({ _id }) => _id === 'event-3');
    const other = events.find(({ _id }) => _id === 'event-4');
    if (hosted === undefined || other === undefined) return;
    const end = Date.parse(hosted.end_time);
    Object.assign(other, {
      title: 'Bare trees',
      start_time: hosted.end_time,
      end_time: new Date(end + 2 * 3_600_000).toISOString(),
      participants: [{ _id: me._id }],
    });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
    const end = await canvas.findByLabelText('End time');
    await expect(canvas.queryByText(/Bare trees/)).toBeNull();
    const later = (field: HTMLElement, hours: number) => {
      const [hour = 0, minute = '00'] = (field as HTMLInputElement).value.split(':');
      return `${String(Number(hour) + hours).padStart(2, '0')}:${minute}`;
    };
    const start = canvas.getByLabelText('Start time');
    const [newEnd, newStart] = [later(end, 1), later(start, 1)];
    await userEvent.clear(end);
    await userEvent.type(end, newEnd);
    await userEvent.clear(start);
    await userEvent.type(start, newStart);
    await waitFor(() => expect(canvas.getByText(/^You have joined “Bare trees” then/)).toBeVisible());
  },
};
