import { makeUser, today } from '@skill-exchange/api-mocks/factories';
import { blocks } from '@skill-exchange/api-mocks/handlers/blocks';
import { reported } from '@skill-exchange/api-mocks/handlers/reports';
import type { StateOf } from '@skill-exchange/api-mocks/network';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { openThread } from '../../test/open-thread.ts';
import { network, pageStory, shows } from '../../test/page-story.ts';
import { pasteInto } from '../../test/paste-into.ts';
import { StoryApp } from '../../test/story-app.tsx';

const ines = makeUser({}, 1);

const meta = {
  ...pageStory,
  title: 'Pages/Messages',
  component: StoryApp,
  args: { path: `/messages/${ines._id}`, as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

async function choose(action: 'Report' | 'Block') {
  const pane = await openThread();
  await userEvent.click(await pane.findByRole('button', { name: `More about ${ines.name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

async function report() {
  const form = within(await screen.findByRole('dialog', { name: 'Report User' }));
  await pasteInto(userEvent, form.getByLabelText('Reason'), 'Insults me.');
  await userEvent.click(form.getByRole('button', { name: 'Submit Report' }));
}

const question = async (name: string) => within(await screen.findByRole('alertdialog', { name }));

/** What the two wrote stays, without a composer and without actions, and its messages can be reported. */
async function expectReadOnly() {
  const pane = await openThread();
  await expect(await pane.findByText(`You blocked ${ines.name}.`)).toBeVisible();
  await waitFor(() => expect(pane.queryByRole('textbox')).toBeNull());
  await expect(pane.queryByRole('button', { name: 'More actions' })).toBeNull();
  await expect(pane.queryByRole('button', { name: `More about ${ines.name}` })).toBeNull();
  return pane;
}

export const Blocks: Story = {
  tags: ['interaction'],
  parameters: shows({ blockMember: 'success' }),
  play: async () => {
    await choose('Block');
    const asked = await question(`Block ${ines.name}?`);
    await userEvent.click(asked.getByRole('button', { name: 'Block' }));
    await expectToast(`You have blocked ${ines.name}.`);
    await expectReadOnly();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const BlocksAndReports: Story = {
  tags: ['interaction'],
  parameters: shows({ blockMember: 'success', reportUser: 'success' }),
  play: async () => {
    await choose('Block');
    const asked = await question(`Block ${ines.name}?`);
    await userEvent.click(asked.getByRole('checkbox', { name: 'Report too' }));
    await userEvent.click(asked.getByRole('button', { name: 'Block' }));
    await report();
    await expectToast('Report submitted successfully');
    await expect([...reported()]).toEqual([ines._id]);
    await expectReadOnly();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

export const ReportsAndBlocks: Story = {
  tags: ['interaction'],
  parameters: shows({ reportUser: 'success', blockMember: 'success' }),
  play: async () => {
    await choose('Report');
    await report();
    const asked = await question(`Block ${ines.name}, too?`);
    await userEvent.click(asked.getByRole('button', { name: 'Block' }));
    await expectReadOnly();
  },
};

export const BlockFails: Story = {
  tags: ['interaction'],
  parameters: network({ blockMember: 'offline' }),
  play: async () => {
    await choose('Block');
    const asked = await question(`Block ${ines.name}?`);
    await userEvent.click(asked.getByRole('button', { name: 'Block' }));
    await expectToast(`We couldn’t block ${ines.name}.`);
    const pane = await openThread();
    await expect(pane.getByRole('textbox')).toBeVisible();
  },
};

const ofBlocked = (state: StateOf<'reportContent'>, said: string): Story => ({
  tags: ['interaction'],
  parameters: network({ reportContent: state }),
  beforeEach: () => void blocks().set(ines._id, today),
  play: async () => {
    const pane = await expectReadOnly();
    const theirs = pane.getAllByRole('button', { name: 'Report' }).at(-1);
    if (theirs) await userEvent.click(theirs);
    const form = within(await screen.findByRole('dialog', { name: 'Report message' }));
    await pasteInto(userEvent, form.getByLabelText('Reason'), 'Threatens me.');
    await userEvent.click(form.getByRole('button', { name: 'Submit Report' }));
    if (state === 'success') await expectToast(said);
    else await expect(await form.findByText(said)).toBeVisible();
  },
});

export const ReportsMessageOfBlocked: Story = ofBlocked('success', 'Report submitted successfully');
export const ReportOfBlockedFails: Story = ofBlocked('offline', 'Failed to submit report. Please try again later.');

/** The two never wrote to each other. */
export const NothingWritten: Story = {
  name: 'You blocked them, nothing was written',
  args: { path: `/messages/${makeUser({}, 9)._id}` },
  beforeEach: () => void blocks().set(makeUser({}, 9)._id, today),
  play: async ({ canvas }) => {
    const pane = within(await canvas.findByRole('region', { name: 'Conversation' }));
    await expect(await pane.findByText(/^You blocked /)).toBeVisible();
    await expect(pane.queryByText("We couldn't load the chat.")).toBeNull();
  },
};

const opensBlocked = (state: StateOf<'openConversation'>): Story => ({
  parameters: network({ openConversation: state }),
  beforeEach: () => void blocks().set(ines._id, today),
  play: async ({ canvas }) => {
    const pane = within(await canvas.findByRole('region', { name: 'Conversation' }));
    await expect(await pane.findByText(`You blocked ${ines.name}.`)).toBeVisible();
    await expect(pane.queryByRole('log')).toBeNull();
  },
});

export const OfBlockedLoading: Story = opensBlocked('loading');
/** A backend that hides what the two wrote. */
export const OfBlockedHidden: Story = opensBlocked('notFound');

export const OfBlockedFails: Story = {
  name: 'Messages of a blocked member cannot be read',
  parameters: network({ openConversation: 'error' }),
  beforeEach: () => void blocks().set(ines._id, today),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("We couldn't load the chat.")).toBeVisible();
  },
};
