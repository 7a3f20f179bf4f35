import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, spyOn, type UserEventObject, waitFor, within } from 'storybook/test';
import { aPicture } from '../../test/a-picture.ts';
import { expectToast } from '../../test/expect-toast.ts';
import { begin, begun } from '../../test/kept-drafts.ts';
import { inState, network, pageStory, shows } from '../../test/page-story.ts';
import { pasteInto } from '../../test/paste-into.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Create event',
  component: StoryApp,
  args: { path: '/userDashboard/events/createEvent', as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const title = 'Sketchbook hour: bare trees';

async function fill(canvas: Canvas, userEvent: UserEventObject) {
  await pasteInto(userEvent, await canvas.findByLabelText('Title'), title);
  await pasteInto(userEvent, canvas.getByLabelText('Description'), 'Bring a pencil and a view of a tree.');
  await pasteInto(userEvent, canvas.getByRole('combobox', { name: 'Skills' }), 'Charcoal');
  await userEvent.keyboard('{Enter}');
  for (const [label, value] of [
    ['Date', '2027-01-29'],
    ['Start time', '15:00'],
    ['End time', '16:30'],
  ] as const)
    await fireEvent.change(canvas.getByLabelText(label), { target: { value } });
  await pasteInto(userEvent, canvas.getByLabelText('Link'), 'https://meet.example.org/trees');
  await userEvent.type(canvas.getByLabelText('Max participants'), '12');
}

const send = (canvas: Canvas, userEvent: UserEventObject) =>
  userEvent.click(canvas.getByRole('button', { name: 'Create Event' }));

/** Navigates to My Events with the new event. */
export const Success: Story = {
  tags: ['interaction'],
  parameters: shows({ createEvent: 'success' }),
  play: async ({ canvas, userEvent }) => {
    await fill(canvas, userEvent);
    await send(canvas, userEvent);
    await expectToast('Event created successfully!');
    await expect(await canvas.findByRole('heading', { name: 'My Events' })).toBeVisible();
    await expect(await canvas.findByRole('article', { name: title })).toBeVisible();
    await expect(begun('new-event')).toBeNull();
  },
};

/** An event for each date. */
export const Weekly: Story = {
  tags: ['interaction'],
  parameters: shows({ createEvent: 'success' }),
  play: async ({ canvas, userEvent }) => {
    await fill(canvas, userEvent);
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Repeats' }), 'Every week');
    await expect(await canvas.findByText('Every Friday, 8 dates until Friday, March 19, 2027.')).toBeVisible();
    await send(canvas, userEvent);
    await expectToast('Event created successfully!');
    await expect(await canvas.findByRole('article', { name: title })).toHaveTextContent('7 more dates');
  },
};

/** The last date is the last one until the day. */
export const WeeklyUntilADay: Story = {
  tags: ['interaction'],
  parameters: shows({ createEvent: 'success' }),
  play: async ({ canvas, userEvent }) => {
    await fill(canvas, userEvent);
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Repeats' }), 'Every week');
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Series ends' }), 'On a day');
    fireEvent.change(await canvas.findByLabelText(/^Until/), { target: { value: '2027-02-18' } });
    await expect(
      await canvas.findByText('Every Friday, 3 dates, the last on Friday, February 12, 2027.'),
    ).toBeVisible();
    await send(canvas, userEvent);
    await expectToast('Event created successfully!');
    await expect(await canvas.findByRole('article', { name: title })).toHaveTextContent('2 more dates');
  },
};

/** Nothing is sent with a wrong number of dates. */
export const TooManyDates: Story = {
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await fill(canvas, userEvent);
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Repeats' }), 'Every month');
    const dates = await canvas.findByRole('spinbutton', { name: 'Number of dates' });
    await userEvent.clear(dates);
    await userEvent.type(dates, '60');
    await send(canvas, userEvent);
    await expect(await canvas.findByText('Choose between 2 and 52 dates.')).toBeVisible();
    await expect(canvas.getByLabelText('Title')).toHaveValue(title);
  },
};

async function fillWithPhoto(canvas: Canvas, userEvent: UserEventObject) {
  await fill(canvas, userEvent);
  await userEvent.upload(await canvas.findByLabelText('Photo'), aPicture());
  await canvas.findByText('bread.png');
}

export const WithAPhoto: Story = {
  tags: ['interaction'],
  parameters: shows({ setEventCover: 'success' }),
  play: async ({ canvas, userEvent }) => {
    await fillWithPhoto(canvas, userEvent);
    await send(canvas, userEvent);
    await expectToast('Event created successfully!');
    const card = within(await canvas.findByRole('article', { name: title }));
    await expect(card.getAllByAltText('')[0]).toHaveAttribute('src', expect.stringMatching(/^data:|\/api\//));
  },
};

/** The event exists: its page opens, where the photo can be added again. */
export const PhotoFails: Story = {
  tags: ['interaction'],
  parameters: network({ setEventCover: 'tooLarge' }),
  play: async ({ canvas, userEvent }) => {
    await fillWithPhoto(canvas, userEvent);
    await send(canvas, userEvent);
    await expectToast('Your event is there, but its photo is not. Add it again with Edit.');
    await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
    await expect(await canvas.findByLabelText('Add a photo')).toBeInTheDocument();
  },
};

/** The address of the new event's page, on the page after it. */
export const Published: Story = {
  tags: ['interaction'],
  beforeEach: () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    return () => write.mockRestore();
  },
  play: async ({ canvas, userEvent }) => {
    await fill(canvas, userEvent);
    await send(canvas, userEvent);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'My Events' })).toBeVisible();
    const card = within(await canvas.findByRole('region', { name: 'Pass it on' }));
    const address = card.getByRole('link').getAttribute('href');
    await expect(address).toMatch(/^https?:.+\/events\/.+/);
    await userEvent.click(card.getByRole('button', { name: 'Copy' }));
    await expectToast('Link copied');
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(address);
    await expect(card.getByRole('button', { name: 'Share' })).toBeVisible();
    await expect(card.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
    await expect(card.queryByText(title)).toBeNull();
    await userEvent.click(card.getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.queryByRole('region', { name: 'Pass it on' })).toBeNull();
  },
};

/** The server's message, next to all input. */
export const Rejected: Story = {
  tags: ['interaction'],
  name: 'Bad request',
  parameters: network({ createEvent: 'badRequest' }),
  play: async ({ canvas, userEvent }) => {
    await fill(canvas, userEvent);
    await send(canvas, userEvent);
    await expect(await canvas.findByText('Link: must be an http or https address')).toBeVisible();
    await expect(canvas.getByLabelText('Title')).toHaveValue(title);
  },
};

export const Offline: Story = {
  tags: ['interaction'],
  name: 'Error',
  parameters: network({ createEvent: 'offline' }),
  play: async ({ canvas, userEvent }) => {
    await fill(canvas, userEvent);
    await send(canvas, userEvent);
    await expect(await canvas.findByText('An unexpected error occurred.')).toBeVisible();
    await expect(canvas.getByText(/Press Create Event again/)).toBeVisible();
    await expect(canvas.getByLabelText('Link')).toHaveValue('https://meet.example.org/trees');
  },
};

export const Sending: Story = {
  tags: ['interaction'],
  name: 'Loading',
  parameters: network({ createEvent: 'loading' }),
  play: async ({ canvas, userEvent }) => {
    await fill(canvas, userEvent);
    await send(canvas, userEvent);
    await expect(await canvas.findByRole('button', { name: 'Creating...' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** The token expired during typing: the draft waits until the member has logged in again. */
export const SessionEnded: Story = {
  tags: ['interaction'],
  parameters: network({ createEvent: 'unauthorized' }),
  play: async ({ canvas, userEvent }) => {
    await fill(canvas, userEvent);
    await send(canvas, userEvent);
    await expectToast('Your session has ended.');
    await expect(await canvas.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await waitFor(() => expect(begun('new-event')).toContain(title));
  },
};

export const AsksBeforeItIsLeft: Story = {
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await pasteInto(userEvent, await canvas.findByLabelText('Title'), title);
    await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByLabelText('Title')).toHaveValue(title);
    await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await expect(await canvas.findByRole('heading', { name: 'My Events' })).toBeVisible();
  },
};

const draft = {
  title: 'Sketchbook hour',
  description: '',
  skills: [{ name: 'Charcoal' }],
  date: '2027-01-29',
  start_time: '15:00',
  end_time: '',
  link: '',
  max_participants: '',
};

/** A draft from before a reload is restored and can be discarded. */
export const GoesOnFromADraft: Story = {
  tags: ['interaction'],
  beforeEach: () => begin('new-event', draft),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('We saved what you typed.')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Title')).toHaveValue(draft.title));
    await expect(await canvas.findByRole('button', { name: 'Remove Charcoal' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await waitFor(() => expect(canvas.getByLabelText('Title')).toHaveValue(''));
    await waitFor(() => expect(begun('new-event')).toBeNull());
  },
};

const desktop = { viewport: { value: 'desktop', isRotated: false } };

/** The preview shows initials until the host's photo is loaded. */
export const PreviewLoading: Story = { globals: desktop, ...inState({ getUser: 'loading' }, 'Date not set') };
export const PreviewFailing: Story = { globals: desktop, ...inState({ getUser: 'error' }, 'Date not set') };

/** On a wide screen the card is previewed while typing. */
export const Preview: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Title'), title);
    const preview = () => canvasElement.querySelector('[data-slot="event-preview"]');
    await waitFor(() => expect(preview()).toHaveTextContent(title));
    await expect(canvas.queryByRole('article', { name: title })).toBeNull();
  },
};

export const MakesARoom: Story = {
  tags: ['interaction'],
  parameters: shows({ createRoom: 'success' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Make a room for us' }));
    await waitFor(() => expect(canvas.getByLabelText<HTMLInputElement>('Link').value).toMatch(/\/k7mqx-/));
  },
};

export const RoomFails: Story = {
  tags: ['interaction'],
  parameters: network({ createRoom: 'error' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Make a room for us' }));
    await waitFor(() => expect(screen.getByText(/^We couldn’t make a room\./)).toBeVisible());
  },
};
