import { community } from '@skill-exchange/api-mocks/community';
import type { StateOf } from '@skill-exchange/api-mocks/network';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { network, pageStory, shows } from '../../test/page-story.ts';
import { pasteInto } from '../../test/paste-into.ts';
import { StoryApp } from '../../test/story-app.tsx';

const failed = 'Failed to request new skill Kite building';

const meta = {
  ...pageStory,
  title: 'Pages/Profile',
  component: StoryApp,
  args: { path: '/userDashboard/profile', as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openForm() {
  await userEvent.click(await screen.findByRole('button', { name: 'Request New Skill' }));
  return within(await screen.findByRole('dialog', { name: 'Request New Skill' }));
}

async function request() {
  const form = await openForm();
  await pasteInto(userEvent, form.getByLabelText('Name'), 'Kite building');
  await pasteInto(userEvent, form.getByLabelText('Description'), 'Spars, sails and a line that holds.');
  await userEvent.click(form.getByRole('button', { name: 'Request Skill' }));
  return form;
}

export const Requests: Story = {
  tags: ['interaction'],
  parameters: shows({ addSkill: 'success' }),
  play: async () => {
    await request();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(community().skills[0]).toMatchObject({ name: 'Kite building' });
  },
};

export const Requesting: Story = {
  tags: ['interaction'],
  parameters: network({ addSkill: 'loading' }),
  play: async () => {
    const form = await request();
    await expect(await form.findByRole('button', { name: 'Requesting...' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** The toast says what failed, the form why. The input stays. */
const rejects = (state: StateOf<'addSkill'>, reason: string): Story => ({
  parameters: network({ addSkill: state }),
  play: async () => {
    const form = await request();
    await expectToast(failed);
    await expect(await form.findByText(reason)).toBeInTheDocument();
    await expect(form.getByLabelText('Name')).toHaveValue('Kite building');
  },
});

export const RequestNewSkillOffline: Story = {
  ...rejects('offline', "We can't reach Skill Exchange. Check your connection and try again."),
  tags: ['interaction'],
};
export const Conflict: Story = {
  ...rejects('conflict', 'Kite building is already in the catalog.'),
  tags: ['interaction'],
};
