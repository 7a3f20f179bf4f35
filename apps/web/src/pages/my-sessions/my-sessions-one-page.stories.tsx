import { community } from '@skill-exchange/api-mocks/community';
import type { StateOf } from '@skill-exchange/api-mocks/network';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { begin, begun } from '../../test/kept-drafts.ts';
import { network, pageStory, shows } from '../../test/page-story.ts';
import { pasteInto } from '../../test/paste-into.ts';
import { StoryApp } from '../../test/story-app.tsx';

const [first] = community().sessions;
const name = first?.userTwo.name ?? '';
const path = `/userDashboard/session/${first?._id}`;
const notes = `notes:${first?._id}`;

const meta = {
  ...pageStory,
  title: 'Pages/Sessions',
  component: StoryApp,
  args: { path, as: 'member' },
  beforeEach: () => {
    pageStory.beforeEach();
    const [session] = community().sessions;
    if (session) Object.assign(session, { consent: 'agreed', version: 2 });
  },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone', isRotated: false } };

const shown = async () => within(await screen.findByRole('article', { name }));

/** Returns the conversation, which loads once it is in view. */
async function conversation(): Promise<HTMLElement> {
  const session = await shown();
  (await session.findByRole('region', { name: /^You and / }, { timeout: 5000 })).scrollIntoView();
  return await session.findByRole('log', { name: `Conversation with ${name}` }, { timeout: 5000 });
}

/** People, times, link, notes, and the conversation with the session's history. */
export const OneSuccess: Story = {
  name: 'One session, beside the list',
  play: async ({ canvas }) => {
    const session = await shown();
    await expect(session.getByText('Agreed')).toBeVisible();
    await expect(session.getByRole('link', { name: 'Join Session' })).toBeVisible();
    await expect(await session.findByText('No notes yet')).toBeVisible();
    const log = await conversation();
    await waitFor(() => expect(log).toHaveTextContent(/You (planned|proposed)/));
    await expect(canvas.getByRole('link', { current: true })).toHaveAttribute('href', path);
  },
};

export const OneLoading: Story = {
  name: 'One session loads',
  parameters: network({ listMySessions: 'loading' }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(within(canvas.getByRole('main')).getByText('Loading...')).toBeVisible());
  },
};

export const OneFailing: Story = {
  name: 'One session cannot be read',
  parameters: network({ listMySessions: 'error' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error getting sessions')).toBeVisible();
  },
};

/** A session of other members, or a missing one. */
export const NotFound: Story = {
  args: { path: '/userDashboard/session/nobody' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Session not found')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See your sessions' })).toHaveAttribute(
      'href',
      '/userDashboard/session',
    );
  },
};

/** Without its own operation, as on other backends, the page only lacks notes and history. */
const withoutDetail = (state: StateOf<'getSession'>): Story => ({
  tags: ['interaction'],
  parameters: network({ getSession: state }),
  play: async () => {
    const session = await shown();
    await expect(session.getByRole('link', { name: 'Join Session' })).toBeVisible();
    await conversation();
    await expect(session.queryByText(/^Notes/)).toBeNull();
  },
});

export const DetailLoading = withoutDetail('loading');
export const DetailFailing = withoutDetail('error');
export const DetailNotFound = withoutDetail('notFound');

/** On a phone the list leads to a session, and Back to the list. */
export const Phone: Story = {
  name: 'One session, on a phone',
  globals: phone,
  play: async ({ canvas }) => {
    await shown();
    await expect(canvas.getByRole('link', { name: 'Back to Session Management' })).toBeVisible();
  },
};

/** Another row shows another session, and the tab follows. */
export const ShowsAnother: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await shown();
    await userEvent.click(canvas.getByRole('tab', { name: 'Completed' }));
    const over = community().sessions.find(({ status }) => status === 'Completed');
    await expect(await canvas.findByRole('article', { name: over?.userTwo.name ?? '' })).toBeVisible();
    const rows = within(canvas.getByRole('tabpanel')).getAllByRole('article');
    await userEvent.click(within(rows[0] ?? document.body).getByRole('heading'));
    await expect(await canvas.findByRole('heading', { name: /^How was it with/ })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Completed', selected: true })).toBeVisible();
  },
};

async function writeNotes(text: string): Promise<HTMLElement> {
  const session = await shown();
  await userEvent.click(await session.findByRole('button', { name: 'Change notes' }));
  const box = session.getByRole('textbox', { name: 'Notes, you both see them' });
  await pasteInto(userEvent, box, text);
  return box;
}

const status = async (words: string | RegExp) => {
  await waitFor(async () => expect((await shown()).getByText(words)).toBeVisible(), { timeout: 4000 });
};

/** Saved while typing; no draft remains on the device. */
export const SavesNotes: Story = {
  tags: ['interaction'],
  parameters: shows({ saveSessionNotes: 'success' }),
  play: async () => {
    await writeNotes('Bring the saw set.');
    await status('Saved. You both see it.');
    await waitFor(() => expect(community().sessions[0]?.notes?.text).toBe('Bring the saw set.'));
    await expect(begun(notes)).toBeNull();
  },
};

export const SavingNotes: Story = {
  tags: ['interaction'],
  parameters: network({ saveSessionNotes: 'loading' }),
  play: async () => {
    await writeNotes('Bring');
    await status('Saving...');
  },
};

/** Stored on this device until the server can be reached. */
export const NotesOffline: Story = {
  tags: ['interaction'],
  parameters: network({ saveSessionNotes: 'offline' }),
  play: async () => {
    await writeNotes('Bring the saw set.');
    await status(/^Kept on this device/);
    await expect(begun(notes)).toContain('Bring the saw set.');
  },
};

export const NotesFailing: Story = {
  tags: ['interaction'],
  parameters: network({ saveSessionNotes: 'error' }),
  play: async () => {
    const box = await writeNotes('Bring the saw set.');
    await status(/^Not saved\. Your text is still here\./);
    await expect(box).toHaveValue('Bring the saw set.');
  },
};

/** The other member saved first: both texts are visible until the member decides. */
export const NotesConflict: Story = {
  tags: ['interaction'],
  parameters: shows({ saveSessionNotes: 'conflict' }),
  play: async () => {
    const session = await shown();
    await session.findByRole('button', { name: 'Change notes' });
    Object.assign(community().sessions[0] ?? {}, { notes: { text: 'The saw set is blunt.', version: 1 } });
    await writeNotes('Bring the saw set.');
    await userEvent.click(await session.findByRole('button', { name: 'Keep both' }, { timeout: 4000 }));
    await status('Saved. You both see it.');
    await waitFor(() =>
      expect(community().sessions[0]?.notes?.text).toBe('The saw set is blunt.\n\nBring the saw set.'),
    );
  },
};

/** Restores notes after a reload or an empty battery. */
export const KeptNotes: Story = {
  tags: ['interaction'],
  beforeEach: () => {
    begin(notes, { text: 'From the train', version: 0 });
  },
  play: async () => {
    await waitFor(() => expect(community().sessions[0]?.notes?.text).toBe('From the train'), { timeout: 4000 });
    // The draft is removed once the response is there.
    await waitFor(() => expect(begun(notes)).toBeNull());
  },
};

export const Writes: Story = {
  tags: ['interaction'],
  parameters: shows({ sendMessage: 'success' }),
  play: async () => {
    const log = within(await conversation());
    const session = await shown();
    await pasteInto(userEvent, session.getByRole('textbox', { name: 'Message' }), 'See you then');
    await userEvent.click(session.getByRole('button', { name: 'Send' }));
    // The stored message takes the place of the optimistic one.
    await waitFor(() => expect(log.getByText('See you then')).toBeVisible());
  },
};

/** Only the conversation fails. */
export const ConversationFailing: Story = {
  tags: ['interaction'],
  parameters: network({ openConversation: 'error' }),
  play: async () => {
    const session = await shown();
    (await session.findByRole('region', { name: /^You and / }, { timeout: 5000 })).scrollIntoView();
    await expect(await session.findByText("We couldn't load the chat.")).toBeVisible();
    await expect(session.getByRole('link', { name: 'Join Session' })).toBeVisible();
  },
};

export const ReportsTheMember: Story = {
  tags: ['interaction'],
  play: async () => {
    await shown();
    await userEvent.click(screen.getByRole('button', { name: /^More about the session with/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Report User' }));
    await expect(await screen.findByRole('dialog', { name: /Report/ })).toBeVisible();
  },
};

const over = () => community().sessions.find(({ status }) => status === 'Completed');

/** Stars and a sentence in place; the button sends them. */
export const ReviewsInPlace: Story = {
  tags: ['interaction'],
  args: { path: `/userDashboard/session/${over()?._id}` },
  parameters: shows({ createReview: 'success' }),
  play: async ({ canvas }) => {
    const session = within(await canvas.findByRole('article', { name: over()?.userTwo.name ?? '' }));
    await userEvent.click(await session.findByRole('radio', { name: '4 Stars' }));
    await pasteInto(userEvent, session.getByRole('textbox', { name: 'Your review' }), 'Patient and prepared.');
    await userEvent.click(session.getByRole('button', { name: 'Review Session' }));
    await expectToast('Review submitted successfully');
    await expect(await session.findByText('Review Submitted')).toBeVisible();
  },
};

/** One without the other opens the form with it. */
export const ReviewsInTheForm: Story = {
  tags: ['interaction'],
  args: { path: `/userDashboard/session/${over()?._id}` },
  play: async ({ canvas }) => {
    const session = within(await canvas.findByRole('article', { name: over()?.userTwo.name ?? '' }));
    await userEvent.click(await session.findByRole('radio', { name: '4 Stars' }));
    await userEvent.click(session.getByRole('button', { name: 'Review Session' }));
    const form = within(await screen.findByRole('dialog', { name: 'Review Session' }));
    await expect(form.getByRole('radio', { name: '4 Stars' })).toBeChecked();
    await expect(form.getByRole('button', { name: 'Submit Review' })).toBeDisabled();
  },
};
