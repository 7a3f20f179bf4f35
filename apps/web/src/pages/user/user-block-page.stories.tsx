import { makeUser } from '@skill-exchange/api-mocks/factories';
import type { StateOf } from '@skill-exchange/api-mocks/network';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { network, pageStory, shows } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const ines = makeUser({}, 1);

const meta = {
  ...pageStory,
  title: 'Pages/User profile',
  component: StoryApp,
  args: { path: `/users/${ines._id}`, as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

async function ask() {
  await userEvent.click(await screen.findByRole('button', { name: `More about ${ines.name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Block' }));
  return within(await screen.findByRole('alertdialog', { name: `Block ${ines.name}?` }));
}

async function block() {
  const question = await ask();
  await userEvent.click(question.getByRole('button', { name: 'Block' }));
  return question;
}

export const Asks: Story = {
  tags: ['interaction'],
  play: async () => {
    const question = await ask();
    await expect(question.getByText(/We don’t tell them/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Never mind' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** The member disappears from the list that opens next. */
export const Blocks: Story = {
  tags: ['interaction'],
  parameters: shows({ blockMember: 'success' }),
  play: async ({ canvas }) => {
    await block();
    await expectToast(`You have blocked ${ines.name}.`);
    await expect(await canvas.findByRole('heading', { level: 1, name: /Find|Users|Members/ })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(2));
    await expect(canvas.queryByText(ines.name)).toBeNull();
  },
};

/** Their profile is gone: the report has its own page. */
export const BlocksAndReports: Story = {
  tags: ['interaction'],
  parameters: shows({ blockMember: 'success' }),
  play: async ({ canvas }) => {
    const question = await ask();
    await userEvent.click(question.getByRole('checkbox', { name: 'Report too' }));
    await userEvent.click(question.getByRole('button', { name: 'Block' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Report User' })).toBeVisible();
    await expect(await canvas.findByText(ines.name)).toBeVisible();
    await expect(canvas.getByLabelText('Reason')).toBeVisible();
  },
};

export const Blocking: Story = {
  tags: ['interaction'],
  parameters: network({ blockMember: 'loading' }),
  play: async () => {
    const question = await block();
    await expect(await question.findByRole('button', { name: 'Blocking...' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** The profile stays, and a message shows why. */
const fails = (state: StateOf<'blockMember'>, said: string): Story => ({
  tags: ['interaction'],
  parameters: network({ blockMember: state }),
  play: async ({ canvas }) => {
    await block();
    await expectToast(`We couldn’t block ${ines.name}.${said}`);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByRole('heading', { level: 1, name: ines.name })).toBeVisible();
  },
});

export const Offline = fails('offline', '');
export const Gone = fails('notFound', ' User not found.');
