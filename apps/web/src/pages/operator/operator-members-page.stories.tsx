import { communityMembers } from '@skill-exchange/api-mocks/handlers/operator/community-members';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { inState, network, pageStory, shows } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Operator members',
  component: StoryApp,
  args: { path: '/operator/members', as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const memberAt = (index: number) => {
  const member = communityMembers()[index];
  if (member === undefined) throw new Error(`No member ${index}.`);
  return member;
};

const rowOf = (index: number) => ({ name: new RegExp(`^${memberAt(index).name} ?Joined`) });
const row = (index: number) => screen.findByRole('button', rowOf(index));

/** Opens the row of a member. */
const open = async (index: number) => userEvent.click(await row(index));

/** Presses a button of the open row, and confirms with a password. */
async function confirm(button: string, action: string, reason?: string) {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog'));
  if (reason !== undefined) await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), reason);
  await userEvent.type(dialog.getByLabelText(/password/i, { selector: 'input' }), 'swap-an-hour');
  await userEvent.click(dialog.getByRole('button', { name: action }));
  return dialog;
}

export const Success: Story = {
  play: async () => {
    await expect(await row(1)).toBeVisible();
    await expect(screen.getByText('Suspended')).toBeVisible();
  },
};

export const Empty: Story = {
  tags: ['interaction'],
  play: async () => {
    await userEvent.type(
      await screen.findByRole('searchbox', { name: 'Name, or a whole email address' }),
      'nobody at all',
    );
    await expect(await screen.findByText('Nobody matches.')).toBeVisible();
  },
};

export const Filtered: Story = {
  tags: ['interaction'],
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Restricted' }));
    await waitFor(() => expect(screen.queryByRole('button', rowOf(1))).toBeNull());
    await expect(await row(3)).toBeVisible();
  },
};

export const Loading: Story = inState({ listCommunityMembers: 'loading' }, 'Loading the members...');
export const NoOperator: Story = inState({ listCommunityMembers: 'forbidden' }, 'Only operators can do this.');
export const Failing: Story = {
  name: 'Error',
  ...inState({ listCommunityMembers: 'error' }, 'We couldn’t load the members'),
};
export const Offline: Story = inState({ listCommunityMembers: 'offline' }, 'We couldn’t load the members');

export const Appoints: Story = {
  tags: ['interaction'],
  parameters: shows({ setMemberRoles: 'success' }),
  play: async () => {
    await open(2);
    await confirm('Make a moderator', 'Make a moderator');
    await expectToast('They are a moderator now.');
    await expect(await screen.findByRole('button', { name: 'Dismiss as moderator' })).toBeVisible();
  },
};

export const LastOperator: Story = {
  tags: ['interaction'],
  parameters: shows({ setMemberRoles: 'conflict' }),
  play: async () => {
    await open(0);
    const dialog = await confirm('Dismiss as operator', 'Dismiss');
    await expect(await dialog.findByText('This is the last operator. Appoint another one first.')).toBeVisible();
  },
};

export const LogsOut: Story = {
  tags: ['interaction'],
  parameters: shows({ logOutMember: 'success' }),
  play: async () => {
    await open(1);
    await confirm('Log out everywhere', 'Log out everywhere', 'Their phone was stolen.');
    await expectToast('They are logged out everywhere.');
    await expect(await screen.findByText('Logged in nowhere')).toBeVisible();
  },
};

export const TurnsCodesOff: Story = {
  tags: ['interaction'],
  parameters: shows({ resetMemberCodes: 'success' }),
  play: async () => {
    await open(1);
    await confirm('Turn off their codes', 'Turn off', 'They showed their library card.');
    await expectToast('Their codes are turned off.');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Turn off their codes' })).toBeNull());
  },
};

type State = 'forbidden' | 'error' | 'offline' | 'badRequest' | 'notFound';

const rolesFail = (state: State, words: RegExp): Story => ({
  tags: ['interaction'],
  parameters: network({ setMemberRoles: state }),
  play: async () => {
    await open(2);
    const dialog = await confirm('Make a moderator', 'Make a moderator');
    await expect(await dialog.findByText(words)).toBeVisible();
  },
});

export const RolesForbidden: Story = rolesFail('forbidden', /Only operators can do this/);
export const RolesFail: Story = rolesFail('error', /Something went wrong on our side/);
export const RolesOffline: Story = rolesFail('offline', /We can't reach/);
export const RolesRefused: Story = rolesFail('badRequest', /is required/i);
export const MemberIsGone: Story = rolesFail('notFound', /User not found/);

const logOutFails = (state: State, words: RegExp): Story => ({
  tags: ['interaction'],
  parameters: network({ logOutMember: state }),
  play: async () => {
    await open(1);
    const dialog = await confirm('Log out everywhere', 'Log out everywhere', 'Stolen.');
    await expect(await dialog.findByText(words)).toBeVisible();
  },
});

export const LogOutForbidden: Story = logOutFails('forbidden', /Only operators can do this/);
export const LogOutFails: Story = logOutFails('error', /Something went wrong on our side/);
export const LogOutOffline: Story = logOutFails('offline', /We can't reach/);
export const LogOutRefused: Story = logOutFails('badRequest', /is required/i);
export const LogOutOfNobody: Story = logOutFails('notFound', /User not found/);

const codesFail = (state: State | 'conflict', words: RegExp): Story => ({
  tags: ['interaction'],
  parameters: network({ resetMemberCodes: state }),
  play: async () => {
    await open(1);
    const dialog = await confirm('Turn off their codes', 'Turn off', 'Lost.');
    await expect(await dialog.findByText(words)).toBeVisible();
  },
});

export const CodesForbidden: Story = codesFail('forbidden', /Only operators can do this/);
export const CodesFail: Story = codesFail('error', /Something went wrong on our side/);
export const CodesOffline: Story = codesFail('offline', /We can't reach/);
export const CodesRefused: Story = codesFail('badRequest', /is required/i);
export const CodesOfNobody: Story = codesFail('notFound', /User not found/);
export const CodesAreOff: Story = codesFail('conflict', /They have no two-factor codes/);

export const NoMembers: Story = inState({ listCommunityMembers: 'empty' }, 'Nobody matches.');

/** The question waits for the answer. */
async function expectWaiting(button: string, action: string, reason?: string) {
  const dialog = await confirm(button, action, reason);
  await waitFor(() => expect(dialog.getByRole('button', { busy: true })).toBeVisible());
}

export const Appointing: Story = {
  tags: ['interaction'],
  parameters: network({ setMemberRoles: 'loading' }),
  play: async () => {
    await open(2);
    await expectWaiting('Make a moderator', 'Make a moderator');
  },
};

export const LoggingOut: Story = {
  tags: ['interaction'],
  parameters: network({ logOutMember: 'loading' }),
  play: async () => {
    await open(1);
    await expectWaiting('Log out everywhere', 'Log out everywhere', 'Stolen.');
  },
};

export const TurningCodesOff: Story = {
  tags: ['interaction'],
  parameters: network({ resetMemberCodes: 'loading' }),
  play: async () => {
    await open(1);
    await expectWaiting('Turn off their codes', 'Turn off', 'Lost.');
  },
};
