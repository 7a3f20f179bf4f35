import { community } from '@skill-exchange/api-mocks/community';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, type UserEventObject, type within } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { inState, network, pageStory, shows } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const create = '/userDashboard/events/createEvent';

const meta = {
  ...pageStory,
  title: 'Pages/Create event/Duplicate',
  component: StoryApp,
  args: { path: `${create}?from=event-3`, as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const send = (canvas: ReturnType<typeof within>, userEvent: UserEventObject) =>
  userEvent.click(canvas.getByRole('button', { name: 'Create Event' }));

/** A copy has everything but the day. */
export const OfOwn: Story = {
  tags: ['interaction'],
  parameters: shows({ getEvent: 'success', createEvent: 'success' }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByLabelText('Title')).toHaveValue(
      community().events.find(({ _id }) => _id === 'event-3')?.title ?? '',
    );
    await expect(canvas.getByLabelText('Date')).toHaveValue('');
    await userEvent.type(canvas.getByLabelText('Date'), '2027-01-29');
    await send(canvas, userEvent);
    await expectToast('Event created successfully!');
  },
};

const withCover = () => {
  const event = community().events.find(({ _id }) => _id === 'event-3');
  if (event) event.cover = '/api/images/cover.webp';
};

/** The picture comes along, and can be left out. */
export const WithPhoto: Story = {
  tags: ['interaction'],
  parameters: shows({ getEvent: 'success', createEvent: 'success', setEventCover: 'success' }),
  beforeEach: withCover,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Remove' })).toBeVisible();
    await userEvent.type(await canvas.findByLabelText('Date'), '2027-01-29');
    await send(canvas, userEvent);
    await expectToast('Event created successfully!');
    await expect(community().events.at(-1)?.cover).toMatch(/^data:image/);
  },
};

/** Anybody can start from an event that they see, but not take its host's photo. */
export const OfAnother: Story = {
  parameters: shows({ getEvent: 'success' }),
  beforeEach: () => {
    withCover();
    const { events, users } = community();
    const [event, host] = [events.find(({ _id }) => _id === 'event-3'), users.at(-1)];
    if (event && host) event.created_by = { ...event.created_by, _id: host._id };
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Choose an image, or drop it here')).toBeVisible();
    await expect(canvas.getByLabelText('Title')).not.toHaveValue('');
  },
};

/** A photo that does not load does not hold up the form. */
export const WithoutItsPhoto: Story = {
  parameters: {
    msw: {
      handlers: [
        http.get('*/api/images/cover.webp', () => HttpResponse.json({ message: 'Not found' }, { status: 404 })),
        ...network({}).msw.handlers,
      ],
    },
  },
  beforeEach: withCover,
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Title')).not.toHaveValue('');
    await expectToast('We couldn’t copy the photo. Add it again here.');
    await expect(canvas.queryByRole('button', { name: 'Remove' })).toBeNull();
  },
};

export const Loading: Story = { ...inState({ getEvent: 'loading' }, 'Loading...') };
export const Failing: Story = { ...inState({ getEvent: 'error' }, 'Failed to fetch the event.') };

/** Without the event there is nothing to copy. */
export const OfNone: Story = {
  args: { path: `${create}?from=no-such-event` },
  parameters: shows({ getEvent: 'notFound' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Event not found.')).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
};
