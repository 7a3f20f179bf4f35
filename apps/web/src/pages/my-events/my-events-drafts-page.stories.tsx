import { eventDrafts, makeEventDraft } from '@skill-exchange/api-mocks/handlers/events/event-drafts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { network, pageStory, shows } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/My events',
  component: StoryApp,
  args: { path: '/userDashboard/events', as: 'member' },
  beforeEach: () => {
    pageStory.beforeEach();
    eventDrafts().push(makeEventDraft(), makeEventDraft({ content: {} }, 1));
  },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const drafts = async (canvas: Canvas) => within(await canvas.findByRole('region', { name: 'Drafts' }));
const remove = 'Delete the draft Sketchbook hour';

export const DraftsSuccess: Story = {
  name: 'Your drafts',
  parameters: shows({ listEventDrafts: 'success' }),
  play: async ({ canvas }) => {
    const section = await drafts(canvas);
    await expect(section.getByText('Untitled event', { selector: 'p' })).toBeVisible();
    await expect(section.getByRole('link', { name: 'Continue Sketchbook hour' })).toHaveAttribute(
      'href',
      '/userDashboard/events/createEvent?draft=draft-0',
    );
  },
};

/** Undo saves it again, under its id. */
export const Deleted: Story = {
  tags: ['interaction'],
  parameters: shows({ deleteEventDraft: 'success', saveEventDraft: 'success' }),
  play: async ({ canvas, userEvent }) => {
    const section = await drafts(canvas);
    await userEvent.click(section.getByRole('button', { name: remove }));
    await expectToast('Draft deleted');
    await waitFor(() => expect(section.queryByRole('button', { name: remove })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Drafts' })).toHaveFocus());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await section.findByRole('button', { name: remove })).toBeVisible();
    await expect(eventDrafts()[0]).toMatchObject({ _id: 'draft-0', content: { skills: ['Charcoal'] } });
  },
};

const undoes = (state: 'error' | 'offline' | 'notFound', said: string): Story => ({
  parameters: network({ saveEventDraft: state }),
  play: async ({ canvas, userEvent }) => {
    const section = await drafts(canvas);
    await userEvent.click(section.getByRole('button', { name: remove }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expectToast(said);
    await expect(section.queryByRole('button', { name: remove })).toBeNull();
  },
});

export const UndoFails: Story = {
  ...undoes('error', 'We couldn’t undo this. Something went wrong on our side (req-1).'),
  tags: ['interaction'],
};
export const UndoRejected: Story = {
  ...undoes('notFound', 'We couldn’t undo this. Draft not found.'),
  tags: ['interaction'],
};

/** The draft is back once the server has it. */
export const Undoing: Story = {
  tags: ['interaction'],
  parameters: network({ saveEventDraft: 'loading' }),
  play: async ({ canvas, userEvent }) => {
    const section = await drafts(canvas);
    await userEvent.click(section.getByRole('button', { name: remove }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
    await expect(section.queryByRole('button', { name: remove })).toBeNull();
  },
};

/** Without drafts there is no section. */
export const LastDeleted: Story = {
  tags: ['interaction'],
  beforeEach: () => {
    eventDrafts().pop();
  },
  play: async ({ canvas, userEvent }) => {
    const section = await drafts(canvas);
    await userEvent.click(section.getByRole('button', { name: remove }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Drafts' })).toBeNull());
    await expect(canvas.getByRole('heading', { name: 'Created Events' })).toBeVisible();
  },
};

export const DraftsDeleting: Story = {
  tags: ['interaction'],
  parameters: network({ deleteEventDraft: 'loading' }),
  play: async ({ canvas, userEvent }) => {
    const section = await drafts(canvas);
    await userEvent.click(section.getByRole('button', { name: remove }));
    await waitFor(() => expect(section.getByRole('button', { name: remove })).toHaveAttribute('aria-busy', 'true'));
  },
};

const deletionFails = (state: 'error' | 'offline', said: string): Story => ({
  parameters: network({ deleteEventDraft: state }),
  play: async ({ canvas, userEvent }) => {
    const section = await drafts(canvas);
    await userEvent.click(section.getByRole('button', { name: remove }));
    await expectToast(said);
    await expect(section.getByRole('button', { name: remove })).toBeVisible();
  },
});

export const DraftsDeletionFails: Story = {
  ...deletionFails('error', 'The draft couldn’t be deleted. Something went wrong on our side (req-1).'),
  tags: ['interaction'],
};

/** Another device has deleted it: the list is loaded again. */
export const DeletedElsewhere: Story = {
  tags: ['interaction'],
  parameters: network({ deleteEventDraft: 'notFound' }),
  play: async ({ canvas, userEvent }) => {
    const section = await drafts(canvas);
    eventDrafts().shift();
    await userEvent.click(section.getByRole('button', { name: remove }));
    await expectToast('The draft couldn’t be deleted. Draft not found.');
    await waitFor(() => expect(section.queryByRole('button', { name: remove })).toBeNull());
  },
};

export const DraftsEmpty: Story = {
  name: 'No drafts',
  parameters: network({ listEventDrafts: 'empty' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Created Events' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Drafts' })).toBeNull();
  },
};

export const DraftsLoading: Story = {
  name: 'Drafts load',
  parameters: network({ listEventDrafts: 'loading' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Created Events' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Drafts' })).toBeNull();
  },
};

export const DraftsFailing: Story = {
  name: 'Drafts cannot be read',
  parameters: network({ listEventDrafts: 'error' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch your drafts.')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Created Events' })).toBeVisible();
  },
};
