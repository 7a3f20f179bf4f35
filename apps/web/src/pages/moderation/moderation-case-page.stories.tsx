import { cases } from '@skill-exchange/api-mocks/handlers/moderation';
import { makeAction, makeCase } from '@skill-exchange/api-mocks/moderation-factories';
import type { StateOf } from '@skill-exchange/api-mocks/network';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { inState, network, pageStory, shows } from '../../test/page-story.ts';
import { pasteInto } from '../../test/paste-into.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Moderation/Case',
  component: StoryApp,
  args: { path: '/moderation/cases/case-1', as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const unreachable = "We can't reach Skill Exchange. Check your connection and try again.";
const onlyModerators = 'Only moderators can do this.';

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '2 reports' })).toBeVisible();
    await expect(canvas.getByText('Please don’t write to me again.')).toBeVisible();
    await expect(canvas.getByRole('form', { name: 'Decide this case' })).toBeVisible();
    await expect(canvas.getByText('There are none.')).toBeVisible();
  },
};

export const Loading: Story = inState({ getCase: 'loading' }, 'Loading the case...');
export const NoModerator: Story = inState({ getCase: 'forbidden' }, onlyModerators);
export const NotFound: Story = inState({ getCase: 'notFound' }, 'Case not found.');
export const Failing: Story = { name: 'Error', ...inState({ getCase: 'error' }, 'We couldn’t load this case') };

/** The reporter may not decide, and sees why. */
export const NotImpartial: Story = {
  beforeEach: () => {
    cases().push(makeCase({ _id: 'case-own', cannotDecide: 'You reported this. Another moderator decides.' }));
  },
  args: { path: '/moderation/cases/case-own' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You reported this. Another moderator decides.')).toBeVisible();
    await expect(canvas.queryByRole('form', { name: 'Decide this case' })).toBeNull();
  },
};

async function decide() {
  const form = within(await screen.findByRole('form', { name: 'Decide this case' }));
  await userEvent.click(form.getByRole('radio', { name: 'Remove the message' }));
  await pasteInto(userEvent, form.getByLabelText(/^What .* reads$/), 'Please stay friendly.');
  await userEvent.click(form.getByRole('button', { name: 'Remove the message' }));
  return form;
}

/** The next case opens, and its heading has the focus. */
export const Decided: Story = {
  tags: ['interaction'],
  parameters: shows({ decideCase: 'success' }),
  play: async ({ canvas }) => {
    await decide();
    await expectToast('The case is decided.');
    const heading = await canvas.findByRole('heading', { level: 2, name: /’s event$/ });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByRole('link', { current: true })).toHaveAttribute('href', '/moderation/cases/case-2');
  },
};

/** After the last case the list shows that nothing is waiting. */
export const DecidedLast: Story = {
  tags: ['interaction'],
  parameters: shows({ decideCase: 'success' }),
  beforeEach: () => {
    cases().splice(2);
  },
  play: async ({ canvas }) => {
    await decide();
    await expect(await canvas.findByText('Nothing waits')).toBeVisible();
    await expect(await canvas.findByText('Choose a case')).toBeInTheDocument();
  },
};

/** A decision can still be read. */
export const AlreadyDecided: Story = {
  args: { path: '/moderation/cases/case-decided?show=closed' },
  beforeEach: () => {
    cases().push(
      makeCase({ _id: 'case-decided', state: 'closed', closedAt: '2026-11-30T09:00:00.000Z', action: makeAction() }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'The decision' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Decided', selected: true })).toBeVisible();
    await expect(canvas.queryByRole('form', { name: 'Decide this case' })).toBeNull();
  },
};

export const Deciding: Story = {
  tags: ['interaction'],
  parameters: network({ decideCase: 'loading' }),
  play: async () => {
    const form = await decide();
    await expect(form.getByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-disabled', 'true');
  },
};

const decisionFails = (state: StateOf<'decideCase'>, reason: string): Story => ({
  tags: ['interaction'],
  parameters: network({ decideCase: state }),
  play: async () => {
    const form = await decide();
    await expect(await form.findByText(reason)).toBeVisible();
    await expect(form.getByLabelText(/^What .* reads$/)).toHaveValue('Please stay friendly.');
  },
});

export const DecisionOffline = decisionFails('offline', unreachable);
export const DecidedMeanwhile = decisionFails('conflict', 'This case has been decided.');

const appealed = { args: { path: '/moderation/cases/case-appealed' } };

export const Appealed: Story = {
  ...appealed,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('It was a joke between friends.')).toBeVisible();
    await expect(canvas.getByRole('form', { name: 'Decide the appeal' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'A warning about your review' })).toBeVisible();
  },
};

async function decideAppeal() {
  const form = within(await screen.findByRole('form', { name: 'Decide the appeal' }));
  await userEvent.click(form.getByRole('radio', { name: 'Accept the appeal' }));
  await pasteInto(userEvent, form.getByLabelText('What do you say to the member?'), 'You are right.');
  await userEvent.click(form.getByRole('button', { name: 'Send the decision' }));
  return form;
}

export const AppealAccepted: Story = {
  ...appealed,
  tags: ['interaction'],
  parameters: shows({ decideAppeal: 'success' }),
  play: async ({ canvas }) => {
    await decideAppeal();
    await expectToast('The appeal is decided.');
    await expect(await canvas.findByText('Reversed')).toBeVisible();
  },
};

export const AppealDeciding: Story = {
  ...appealed,
  tags: ['interaction'],
  parameters: network({ decideAppeal: 'loading' }),
  play: async () => {
    const form = await decideAppeal();
    await expect(await form.findByRole('button', { name: 'Sending...' })).toBeVisible();
  },
};

const appealFails = (state: StateOf<'decideAppeal'>, reason: string): Story => ({
  ...appealed,
  tags: ['interaction'],
  parameters: network({ decideAppeal: state }),
  play: async () => {
    const form = await decideAppeal();
    await expect(await form.findByText(reason)).toBeVisible();
  },
});

export const AppealOffline = appealFails('offline', unreachable);
export const AppealDecidedMeanwhile = appealFails('conflict', 'This appeal has been decided.');
