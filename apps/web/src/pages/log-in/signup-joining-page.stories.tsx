import type { SettingValues } from '@skill-exchange/api-client/types';
import { communitySettings } from '@skill-exchange/api-mocks/handlers/operator/community';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, type within } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { network, pageStory, shows } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Signup',
  component: StoryApp,
  args: { path: '/signup', as: 'visitor' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Sets who may join. */
const where = (values: SettingValues) => () => {
  const group = communitySettings().groups.find((one) => one.group === 'joining');
  Object.assign(group?.values ?? {}, values);
};

async function fill(canvas: ReturnType<typeof within>) {
  await userEvent.type(await canvas.findByLabelText('Name'), 'Ada Okafor');
  await userEvent.type(canvas.getByLabelText('Email'), 'ada@example.org');
  await userEvent.type(canvas.getByLabelText('Password'), 'a long passphrase');
  await userEvent.type(canvas.getByLabelText('Confirm Password'), 'a long passphrase');
}
const send = async (canvas: ReturnType<typeof within>) =>
  userEvent.click(canvas.getByRole('button', { name: 'Create Account' }));

export const ByInvitation: Story = {
  name: 'You were invited',
  beforeEach: where({ joinBy: 'invitation' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You need an invitation to join/)).toBeVisible();
    await expect(canvas.getByLabelText('Name')).toBeVisible();
  },
};

export const Closed: Story = {
  tags: ['interaction'],
  beforeEach: where({ joinBy: 'invitation' }),
  parameters: shows({ signUp: 'forbidden' }),
  play: async ({ canvas }) => {
    await fill(canvas);
    await send(canvas);
    await expect(
      await canvas.findByText('You need an invitation to join. Ask a member, or write to us.'),
    ).toBeVisible();
    await expect(canvas.getByLabelText('Name')).toHaveValue('Ada Okafor');
  },
};

export const ByApproval: Story = {
  tags: ['interaction'],
  beforeEach: where({ joinBy: 'approval' }),
  parameters: shows({ signUp: 'success' }),
  play: async ({ canvas }) => {
    const question = 'What would you like to teach, and what to learn?';
    const answer = await canvas.findByRole('textbox', { name: question });
    await fill(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Ask to join' }));
    await expect(await canvas.findByText('Required')).toBeVisible();
    await userEvent.type(answer, 'Guitar.');
    await userEvent.click(canvas.getByRole('button', { name: 'Ask to join' }));
    await expect(await canvas.findByRole('heading', { name: 'You have asked to join' })).toBeVisible();
    await expect(canvas.getByText(/^We write to ada@example\.org/)).toBeVisible();
  },
};

export const CertainAddresses: Story = {
  name: 'Only some addresses may join',
  beforeEach: where({ joinBy: 'addresses', joinDomains: ['school.example'] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Join with an email address of/)).toBeVisible();
  },
};

export const Invited: Story = {
  args: { path: '/signup?invitation=friends' },
  tags: ['interaction'],
  beforeEach: where({ joinBy: 'invitation' }),
  parameters: shows({ signUp: 'success' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/ invites you to Skill Exchange\.$/)).toBeVisible();
    await fill(canvas);
    await send(canvas);
    await expectToast('Signup successful');
  },
};

export const InvitationUsed: Story = {
  name: 'Your invitation is used up',
  args: { path: '/signup?invitation=fair' },
  beforeEach: where({ joinBy: 'invitation' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This invitation has been used up\./)).toBeVisible();
  },
};

export const InvitationExpired: Story = {
  name: 'Your invitation has ended',
  args: { path: '/signup?invitation=old' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This invitation has expired. You can join without one.')).toBeVisible();
  },
};

/** Meanwhile nobody reads that they need an invitation. */
export const InvitationLoading: Story = {
  args: { path: '/signup?invitation=friends' },
  beforeEach: where({ joinBy: 'invitation' }),
  parameters: network({ getInvitation: 'loading' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Checking your invitation...')).toBeInTheDocument();
    await expect(await canvas.findByLabelText('Name')).toBeVisible();
    await expect(canvas.queryByText(/^You need an invitation/)).toBeNull();
  },
};

const notChecked = (state: 'error' | 'offline'): Story => ({
  args: { path: '/signup?invitation=friends' },
  tags: ['interaction'],
  beforeEach: where({ joinBy: 'invitation' }),
  parameters: network({ getInvitation: state, signUp: 'success' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t check your invitation')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.queryByText(/^You need an invitation/)).toBeNull();
    // The server decides.
    await fill(canvas);
    await send(canvas);
    await expectToast('Signup successful');
  },
});

export const InvitationFails: Story = notChecked('error');
export const InvitationOffline: Story = notChecked('offline');

export const InvitationRevoked: Story = {
  args: { path: '/signup?invitation=friends' },
  beforeEach: where({ joinBy: 'invitation' }),
  parameters: network({ getInvitation: 'notFound' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This invitation doesn’t work any more\. Ask a member/)).toBeVisible();
  },
};

/** Who may join is not known yet, and the form can be filled in. */
const ofCommunity = (state: 'loading' | 'error' | 'offline'): Story => ({
  tags: ['interaction'],
  parameters: network({ getCommunity: state, signUp: 'success' }),
  play: async ({ canvas }) => {
    await fill(canvas);
    await send(canvas);
    await expectToast('Signup successful');
  },
});

export const RuleLoading: Story = ofCommunity('loading');
export const RuleFails: Story = ofCommunity('error');
export const RuleOffline: Story = ofCommunity('offline');

/** A rejected sign-up reads the rule again. */
export const RuleChangedMeanwhile: Story = {
  tags: ['interaction'],
  parameters: shows({ signUp: 'forbidden' }),
  play: async ({ canvas }) => {
    await fill(canvas);
    await expect(canvas.queryByText(/Ask a member for a link/)).toBeNull();
    where({ joinBy: 'invitation' })();
    await send(canvas);
    await expect(await canvas.findByText(/Ask a member for a link/)).toBeVisible();
    await expect(canvas.getByLabelText('Name')).toHaveValue('Ada Okafor');
  },
};

export const InvitationUnknown: Story = {
  name: 'Not an invitation',
  args: { path: '/signup?invitation=gone' },
  beforeEach: where({ joinBy: 'invitation' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This invitation doesn’t work any more\./)).toBeVisible();
  },
};

export const MinimumAge: Story = {
  tags: ['interaction'],
  beforeEach: where({ minimumAge: 16 }),
  parameters: shows({ signUp: 'success' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('checkbox', { name: 'I am at least 16 years old.' });
    await fill(canvas);
    await send(canvas);
    await expect(await canvas.findByText('Confirm your age to join.')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I am at least 16 years old.' }));
    await send(canvas);
    await expectToast('Signup successful');
  },
};
