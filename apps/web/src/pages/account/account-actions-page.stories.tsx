import { myActions } from '@skill-exchange/api-mocks/handlers/moderation';
import { makeAction } from '@skill-exchange/api-mocks/moderation-factories';
import type { StateOf } from '@skill-exchange/api-mocks/network';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { inState, network, pageStory, shows } from '../../test/page-story.ts';
import { pasteInto } from '../../test/paste-into.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Account/Decisions about me',
  component: StoryApp,
  args: { path: '/account/actions', as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: 'A warning about your message' })).toBeVisible();
    await expect(canvas.getByText('Please stay friendly, also where a lesson went badly.')).toBeVisible();
    await expect(canvas.getByRole('form', { name: 'Appeal' })).toBeVisible();
  },
};

export const Suspended: Story = {
  beforeEach: () => {
    myActions().splice(0, 1, makeAction({ kind: 'suspend', caseKind: 'member', excerpt: '' }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: 'Your account is suspended' })).toBeVisible();
    await expect(canvas.getByText(/Other members don’t find you/)).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'A copy of your data' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Delete my account' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Log out' })).toBeVisible();
  },
};

export const Loading: Story = inState({ listMyActions: 'loading' }, 'Loading decisions...');
export const Empty: Story = inState({ listMyActions: 'empty' }, 'All is well');
export const Failing: Story = {
  name: 'Error',
  ...inState({ listMyActions: 'error' }, 'We couldn’t load the decisions about you'),
};

async function appeal() {
  const form = within(await screen.findByRole('form', { name: 'Appeal' }));
  await pasteInto(userEvent, form.getByLabelText('Why is the decision wrong?'), 'It was a joke.');
  await userEvent.click(form.getByRole('button', { name: 'Send appeal' }));
  return form;
}

export const Appealed: Story = {
  tags: ['interaction'],
  parameters: shows({ appealAction: 'success' }),
  play: async ({ canvas }) => {
    await appeal();
    await expectToast('Your appeal is with the moderators.');
    await expect(await canvas.findByText('Another moderator will read the appeal and decide.')).toBeVisible();
    await expect(canvas.queryByRole('form', { name: 'Appeal' })).toBeNull();
  },
};

export const Appealing: Story = {
  tags: ['interaction'],
  parameters: network({ appealAction: 'loading' }),
  play: async () => {
    const form = await appeal();
    await expect(await form.findByRole('button', { name: 'Sending...' })).toBeVisible();
  },
};

const appealFails = (state: StateOf<'appealAction'>, reason: string): Story => ({
  tags: ['interaction'],
  parameters: network({ appealAction: state }),
  play: async () => {
    const form = await appeal();
    await expect(await form.findByText(reason)).toBeVisible();
  },
});

export const AppealOffline = appealFails(
  'offline',
  "We can't reach Skill Exchange. Check your connection and try again.",
);
export const AppealedBefore = appealFails('conflict', 'You have already appealed against this.');
