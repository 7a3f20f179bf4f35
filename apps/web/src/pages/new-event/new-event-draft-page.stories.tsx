import { eventDrafts, makeEventDraft } from '@skill-exchange/api-mocks/handlers/events/event-drafts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, type UserEventObject, waitFor, type within } from 'storybook/test';
import { aPicture } from '../../test/a-picture.ts';
import { expectToast } from '../../test/expect-toast.ts';
import { begun } from '../../test/kept-drafts.ts';
import { inState, network, pageStory, shows } from '../../test/page-story.ts';
import { pasteInto } from '../../test/paste-into.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Create event/Drafts',
  component: StoryApp,
  args: { path: '/userDashboard/events/createEvent', as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const title = 'Sketchbook hour: bare trees';

async function typeTitle(canvas: Canvas, userEvent: UserEventObject) {
  await pasteInto(userEvent, await canvas.findByLabelText('Title'), title);
}

async function save(canvas: Canvas, userEvent: UserEventObject) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Save draft' }));
}

/** Saving again replaces the draft, and leaving does not ask. */
export const Saved: Story = {
  tags: ['interaction'],
  parameters: shows({ saveEventDraft: 'success' }),
  play: async ({ canvas, userEvent }) => {
    await typeTitle(canvas, userEvent);
    await userEvent.type(canvas.getByLabelText('Start time'), '15:00');
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Repeats' }), 'Every week');
    await save(canvas, userEvent);
    await expectToast('Draft saved');
    const repeat = { every: 'week', dates: 8 };
    await waitFor(() => expect(eventDrafts()).toMatchObject([{ content: { title, start_time: '15:00', repeat } }]));
    await pasteInto(userEvent, canvas.getByLabelText('Description'), 'Bring a pencil.');
    await save(canvas, userEvent);
    await waitFor(() => expect(eventDrafts()).toMatchObject([{ content: { description: 'Bring a pencil.' } }]));
    await expect(begun('new-event')).toContain('Bring a pencil.');
    await expect(canvas.getByLabelText('Title')).toHaveValue(title);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save draft', busy: false })).toBeVisible());
    await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }));
    await expect(await canvas.findByRole('heading', { name: 'Drafts' })).toBeVisible();
    await expect(begun('new-event')).toBeNull();
  },
};

/** The form keeps its photo, and leaving asks because of it. */
export const SavedWithoutThePhoto: Story = {
  tags: ['interaction'],
  parameters: shows({ saveEventDraft: 'success' }),
  play: async ({ canvas, userEvent }) => {
    await typeTitle(canvas, userEvent);
    await userEvent.upload(await canvas.findByLabelText('Photo'), aPicture());
    await save(canvas, userEvent);
    await expectToast('Draft saved, without the photo');
    await expect(await canvas.findByText('bread.png')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }));
    await expect(await screen.findByRole('button', { name: 'Keep editing' })).toBeVisible();
  },
};

export const Saving: Story = {
  tags: ['interaction'],
  parameters: network({ saveEventDraft: 'loading' }),
  play: async ({ canvas, userEvent }) => {
    await typeTitle(canvas, userEvent);
    await save(canvas, userEvent);
    await expect(await canvas.findByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** The form keeps everything, and says what to do. */
const fails = (state: 'error' | 'offline', said: RegExp): Story => ({
  parameters: network({ saveEventDraft: state }),
  play: async ({ canvas, userEvent }) => {
    await typeTitle(canvas, userEvent);
    await save(canvas, userEvent);
    await expect(await canvas.findByText('The draft wasn’t saved.')).toBeVisible();
    await expect(await canvas.findByText(said)).toBeVisible();
    await expect(canvas.getByLabelText('Title')).toHaveValue(title);
    await expect(begun('new-event')).toContain(title);
  },
});

export const SaveFails: Story = { ...fails('error', /^Something went wrong on our side/), tags: ['interaction'] };
export const SaveOffline: Story = { ...fails('offline', /^We kept what you typed in this tab/), tags: ['interaction'] };

export const TooMany: Story = {
  tags: ['interaction'],
  beforeEach: () => {
    for (let index = 0; index < 20; index += 1) eventDrafts().push(makeEventDraft({}, index));
  },
  play: async ({ canvas, userEvent }) => {
    await typeTitle(canvas, userEvent);
    await save(canvas, userEvent);
    await expect(await canvas.findByText('You have 20 drafts. Delete one to save another.')).toBeVisible();
    await expect(canvas.getByLabelText('Title')).toHaveValue(title);
  },
};

/** The token expired while typing: the tab keeps the draft. */
export const SessionEnded: Story = {
  tags: ['interaction'],
  parameters: network({ saveEventDraft: 'unauthorized' }),
  play: async ({ canvas, userEvent }) => {
    await typeTitle(canvas, userEvent);
    await save(canvas, userEvent);
    await expectToast('Your session has ended.');
    await expect(await canvas.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await waitFor(() => expect(begun('new-event')).toContain(title));
  },
};

const continued = {
  args: { path: '/userDashboard/events/createEvent?draft=draft-0' },
  beforeEach: () => {
    eventDrafts().push(makeEventDraft());
  },
};

/** Another device has saved the draft. Saving again replaces its change. */
export const ChangedMeanwhile: Story = {
  ...continued,
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Title'), ' by the river');
    Object.assign(eventDrafts()[0] ?? {}, { content: { title: 'From my phone' }, version: 'second' });
    await save(canvas, userEvent);
    await expect(await canvas.findByText(/^This draft has changed since you opened it\./)).toBeVisible();
    await expect(eventDrafts()[0]?.content.title).toBe('From my phone');
    await save(canvas, userEvent);
    await expectToast('Draft saved');
    await expect(eventDrafts()[0]?.content.title).toBe('Sketchbook hour by the river');
    // A third save has the version of the second.
    await userEvent.type(canvas.getByLabelText('Title'), '!');
    await save(canvas, userEvent);
    await waitFor(() => expect(eventDrafts()[0]?.content.title).toBe('Sketchbook hour by the river!'));
  },
};

/** The draft is gone once it is an event. */
export const Continued: Story = {
  ...continued,
  tags: ['interaction'],
  parameters: shows({ listEventDrafts: 'success', createEvent: 'success' }),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByLabelText('Title')).toHaveValue('Sketchbook hour'));
    await expect(canvas.getByLabelText('Start time')).toHaveValue('15:00');
    await expect(await canvas.findByRole('button', { name: 'Remove Charcoal' })).toBeVisible();
    await pasteInto(userEvent, canvas.getByLabelText('Description'), 'Bring a pencil and a view of a tree.');
    await userEvent.type(canvas.getByLabelText('End time'), '16:30');
    await userEvent.type(canvas.getByLabelText('Max participants'), '12');
    await userEvent.click(canvas.getByRole('button', { name: 'Create Event' }));
    await expectToast('Event created successfully!');
    await expect(await canvas.findByRole('article', { name: 'Sketchbook hour' })).toBeVisible();
    await expect(eventDrafts()).toEqual([]);
  },
};

/** Nothing was changed, so leaving does not ask. */
export const LeftAsItWas: Story = {
  ...continued,
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByLabelText('Title')).toHaveValue('Sketchbook hour'));
    await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }));
    await expect(await canvas.findByRole('link', { name: 'Continue Sketchbook hour' })).toBeVisible();
  },
};

export const ContinuedLoading: Story = { ...continued, ...inState({ listEventDrafts: 'loading' }, 'Loading...') };
export const ContinuedFailing: Story = {
  ...continued,
  ...inState({ listEventDrafts: 'error' }, 'Failed to load the draft.'),
};

export const Gone: Story = {
  args: continued.args,
  tags: ['interaction'],
  parameters: network({ listEventDrafts: 'empty' }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Draft not found')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Start a new event' }));
    await expect(await canvas.findByLabelText('Title')).toHaveValue('');
  },
};
