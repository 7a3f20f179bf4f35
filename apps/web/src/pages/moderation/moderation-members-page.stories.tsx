import { moderatedMembers } from '@skill-exchange/api-mocks/handlers/moderated-members';
import type { StateOf } from '@skill-exchange/api-mocks/network';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { inState, network, pageStory, shows } from '../../test/page-story.ts';
import { pasteInto } from '../../test/paste-into.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Moderation/Members',
  component: StoryApp,
  args: { path: '/moderation?show=members', as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the row of a member. */
async function openRow(index: number): Promise<void> {
  const name = new RegExp(`^${moderatedMembers()[index]?.name}`);
  await userEvent.click(await screen.findByRole('button', { name }));
}

const reason = 'Their profile sells followers.';

async function openCase(): Promise<void> {
  await openRow(0);
  await pasteInto(userEvent, await screen.findByLabelText(/^Why do you open a case\?/), reason);
  await userEvent.click(screen.getByRole('button', { name: 'Open a case' }));
}

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'Members', selected: true })).toBeVisible();
    await openRow(1);
    const link = await canvas.findByRole('link', { name: /Warned · 2 reports/ });
    await expect(link).toHaveAttribute('href', '/moderation/cases/case-decided');
  },
};

/** The search is in the address, for the way back from a case. */
export const Found: Story = {
  tags: ['interaction'],
  args: { path: '/moderation?show=members&q=nobody' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nobody matches.')).toBeVisible();
    const field = canvas.getByRole('searchbox', { name: /^Name/ });
    await userEvent.clear(field);
    await pasteInto(userEvent, field, moderatedMembers()[2]?.name ?? '');
    await openRow(2);
    await expect(canvas.getByText('Their profile has an open case. Decide that one.')).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Members', selected: true })).toBeVisible();
  },
};

/** A closed row keeps the words. */
export const ReasonOfAClosedRow: Story = {
  tags: ['interaction'],
  play: async () => {
    const label = /^Why do you open a case\?/;
    await openRow(0);
    await pasteInto(userEvent, await screen.findByLabelText(label), reason);
    await openRow(0);
    await expect(screen.queryByLabelText(label)).toBeNull();
    await openRow(0);
    await expect(await screen.findByLabelText(label)).toHaveValue(reason);
  },
};

export const Loading: Story = inState({ findMembersToModerate: 'loading' }, 'Loading the members...');
export const Empty: Story = inState({ findMembersToModerate: 'empty' }, 'Nobody matches.');
export const NoModerator: Story = inState({ findMembersToModerate: 'forbidden' }, 'Only moderators can do this.');
export const Failing: Story = {
  name: 'Error',
  ...inState({ findMembersToModerate: 'error' }, 'We couldn’t load the members'),
};

/** The case opens, without the suspension, which another moderator decides. */
export const OpensCase: Story = {
  tags: ['interaction'],
  parameters: shows({ openCase: 'success' }),
  play: async ({ canvas }) => {
    await openCase();
    await expectToast('The case is open.');
    await expect(await canvas.findByRole('heading', { name: 'Opened without a report' })).toBeVisible();
    const one = within(canvas.getByRole('article'));
    await expect(one.getByText(reason)).toBeVisible();
    await expect(canvas.getByText('You opened this case. Another moderator decides about a suspension.')).toBeVisible();
    await expect(canvas.queryByRole('radio', { name: 'Suspend the account' })).toBeNull();
  },
};

export const OpeningCase: Story = {
  tags: ['interaction'],
  parameters: network({ openCase: 'loading' }),
  play: async ({ canvas }) => {
    await openCase();
    await expect(canvas.getByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The words stay. */
const keepsReason = (state: StateOf<'openCase'>, message: string): Story => ({
  tags: ['interaction'],
  parameters: network({ openCase: state }),
  play: async ({ canvas }) => {
    await openCase();
    await expect(await canvas.findByText(message)).toBeVisible();
    await expect(canvas.getByLabelText(/^Why do you open a case\?/)).toHaveValue(reason);
  },
});

export const CaseOpenAlready = keepsReason('conflict', 'There is an open case about this member.');
export const MemberGone = keepsReason('notFound', 'User not found.');
export const MayNotOpen = keepsReason('forbidden', 'Only moderators can do this.');
export const OpenOffline = keepsReason(
  'offline',
  "We can't reach Skill Exchange. Check your connection and try again.",
);
