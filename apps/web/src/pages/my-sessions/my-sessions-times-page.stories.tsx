import { community } from '@skill-exchange/api-mocks/community';
import { instant } from '@skill-exchange/api-mocks/factories';
import { availability } from '@skill-exchange/api-mocks/handlers/availability';
import type { StateOf } from '@skill-exchange/api-mocks/network';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { begin, begun } from '../../test/kept-drafts.ts';
import { network, pageStory, shows } from '../../test/page-story.ts';
import { pasteInto } from '../../test/paste-into.ts';
import { StoryApp } from '../../test/story-app.tsx';

const unreachable = "We can't reach Skill Exchange. Check your connection and try again.";

const meta = {
  ...pageStory,
  title: 'Pages/Sessions',
  component: StoryApp,
  args: { path: '/userDashboard/session', as: 'member' },
  beforeEach: () => {
    pageStory.beforeEach();
    const [session] = community().sessions;
    if (session) Object.assign(session, { date: instant(3, 18), consent: 'agreed', version: 3 });
  },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openMove() {
  await userEvent.click(await screen.findByRole('button', { name: /^More about the session with/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Suggest another time' }));
  return within(await screen.findByRole('dialog', { name: 'Move this session' }));
}

async function askToMove() {
  const form = await openMove();
  await userEvent.click((await form.findAllByRole('button', { name: /^7:00 PM/ }))[0] ?? document.body);
  await pasteInto(userEvent, form.getByLabelText('Note'), 'My train got canceled.');
  await userEvent.click(form.getByRole('button', { name: /^Ask / }));
  return form;
}

/** The session's own time counts as free. */
export const MovesByHalfAnHour: Story = {
  tags: ['interaction'],
  beforeEach: () => {
    Object.assign(community().sessions[0] ?? {}, { date: instant(2, 18) });
  },
  play: async () => {
    const form = await openMove();
    const day = within(await form.findByRole('region', { name: 'Thu, Dec 3' }));
    await expect(day.getByRole('button', { name: /^7:00 PM/ })).toBeEnabled();
  },
};

/** The old time is next to the new ones. */
export const Move: Story = {
  name: 'You move an agreed session',
  tags: ['opens'],
  play: async () => {
    const form = await openMove();
    await expect(await form.findByText('Friday, December 4, 2026')).toBeInTheDocument();
    await expect((await form.findAllByRole('button', { name: /for Inês$/ }))[0]).toBeInTheDocument();
  },
};

export const Suggests: Story = {
  tags: ['interaction'],
  parameters: shows({ suggestTimes: 'success' }),
  play: async ({ canvas }) => {
    await askToMove();
    await expectToast('Times suggested');
    await expect(await canvas.findByText('Stands until you both agree')).toBeVisible();
    await expect(community().sessions[0]).toMatchObject({
      date: instant(3, 18),
      offer: { kind: 'move', times: [instant(2, 18)], note: 'My train got canceled.' },
    });
  },
};

export const Suggesting: Story = {
  tags: ['interaction'],
  parameters: network({ suggestTimes: 'loading' }),
  play: async () => {
    const form = await askToMove();
    await expect(await form.findByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** The toast says what failed, the form why; all input stays. */
const rejects = (state: StateOf<'suggestTimes'>, reason: string): Story => ({
  parameters: network({ suggestTimes: state }),
  play: async () => {
    const form = await askToMove();
    await expectToast('Unable to suggest times');
    await expect(await form.findByText(reason)).toBeInTheDocument();
    await expect(form.getByLabelText('Note')).toHaveValue('My train got canceled.');
    await expect(form.getByRole('list', { name: 'Your picks' })).toBeInTheDocument();
  },
});

export const SuggestOffline: Story = { ...rejects('offline', unreachable), tags: ['interaction'] };
export const SuggestConflict: Story = {
  ...rejects('conflict', 'This session has changed. Check it and try again.'),
  tags: ['interaction'],
};

export const LeavingAsksFirst: Story = {
  tags: ['interaction'],
  play: async () => {
    const form = await openMove();
    await userEvent.type(form.getByLabelText('Note'), 'My train');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await expect(form.getByLabelText('Note')).toHaveValue('My train');
  },
};

/** A draft from before a reload is restored, and Cancel discards it. */
export const SuggestingTimesKeptDraft: Story = {
  tags: ['interaction'],
  beforeEach: () => {
    const fields = { times: [instant(9, 18)], length: '90', note: 'My train' };
    begin('times', { sessionId: community().sessions[0]?._id, fields });
  },
  play: async () => {
    const form = within(await screen.findByRole('dialog', { name: 'Move this session' }));
    await expect(form.getByRole('radio', { name: '1 hour 30 minutes' })).toBeChecked();
    await expect(form.getByText('Thursday, December 10, 2026')).toBeInTheDocument();
    await userEvent.type(form.getByLabelText('Note'), ' got');
    await waitFor(() => expect(begun('times')).toContain('My train got'));
    await userEvent.click(await form.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(begun('times')).toBeNull());
  },
};

/** Other times can still be picked. */
export const HoursFailing: Story = {
  tags: ['interaction'],
  parameters: network({ findOverlap: 'error' }),
  play: async () => {
    const form = await openMove();
    await expect(await form.findByText("We couldn't look for hours that suit you both.")).toBeInTheDocument();
    await expect(form.getByRole('button', { name: 'Pick another time' })).toBeEnabled();
  },
};

export const HoursLoading: Story = {
  tags: ['interaction'],
  parameters: network({ findOverlap: 'loading' }),
  play: async () => {
    const form = await openMove();
    await expect(await form.findByText('Looking for common hours...')).toBeInTheDocument();
  },
};

export const NoHoursYet: Story = {
  tags: ['interaction'],
  beforeEach: () => {
    availability().own = null;
  },
  play: async () => {
    const form = await openMove();
    const link = await form.findByRole('link', { name: 'Set your hours' });
    await expect(link).toHaveAttribute('href', '/userDashboard/availability');
  },
};

/** The specified form explains that a new time needs an answer. */
export const EditsAnAgreedSession: Story = {
  tags: ['interaction'],
  play: async () => {
    const shown = await screen.findByRole('article', { name: community().sessions[0]?.userTwo.name ?? '' });
    await userEvent.click(within(shown).getByRole('button', { name: 'Edit' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit Session' }));
    await waitFor(() =>
      expect(form.getByText(/has to agree to a new date or length\. Until then Friday/)).toBeInTheDocument(),
    );
  },
};
