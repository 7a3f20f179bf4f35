import { community } from '@skill-exchange/api-mocks/community';
import { instant, makeUser } from '@skill-exchange/api-mocks/factories';
import type { StateOf } from '@skill-exchange/api-mocks/network';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectToast } from '../test/expect-toast.ts';
import { network, pageStory, shows } from '../test/page-story.ts';
import { StoryApp } from '../test/story-app.tsx';

const partner = makeUser({}, 1);
const link = 'https://meet.example.org/us';
const draftKey = () => `draft:proposal:${community().me._id}`;

const meta = {
  ...pageStory,
  title: 'Pages/Dashboard/Sessions/Proposal',
  component: StoryApp,
  args: { path: `/userDashboard/session?propose=${partner._id}`, as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openForm() {
  const form = within(await screen.findByRole('dialog', { name: 'Propose a session' }));
  await waitFor(() => expect(form.getByRole('combobox', { name: 'Mentor name' })).toHaveValue(partner.name));
  return form;
}

async function send() {
  const form = await openForm();
  const times = await form.findAllByRole('button', { name: /^7:00 PM/ });
  for (const time of times.slice(0, 2)) await userEvent.click(time);
  await userEvent.type(form.getByLabelText('Session link'), link);
  await userEvent.type(form.getByLabelText('Note'), 'Evenings are best.');
  await userEvent.click(form.getByRole('button', { name: 'Send proposal' }));
  return form;
}

/** From a profile: with that member in it, and what the two could swap. */
export const WithPartner: Story = {
  play: async () => {
    const form = await openForm();
    await expect(await form.findByRole('button', { name: /Python/ })).toBeInTheDocument();
    await expect((await form.findAllByRole('button', { name: /for Inês$/ }))[0]).toBeInTheDocument();
  },
};

export const FromTheSessions: Story = {
  tags: ['interaction'],
  args: { path: '/userDashboard/session' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Propose times' }));
    const form = within(await screen.findByRole('dialog', { name: 'Propose a session' }));
    await expect(form.getByText('Pick a member to see the hours that suit you both.')).toBeInTheDocument();
  },
};

export const NotFound: Story = {
  args: { path: '/userDashboard/session?propose=nobody' },
  parameters: network({ getUser: 'notFound' }),
  play: async () => {
    await screen.findByRole('dialog', { name: 'Propose a session' });
    await expect(screen.getByRole('combobox', { name: 'Mentor name' })).toHaveValue('');
  },
};

export const Proposes: Story = {
  tags: ['interaction'],
  parameters: shows({ proposeSession: 'success' }),
  play: async ({ canvas }) => {
    await send();
    await expectToast('Proposal sent');
    await expect(await canvas.findByText(`Waiting for ${partner.name}`)).toBeVisible();
    await expect(community().sessions[0]).toMatchObject({
      link,
      offer: { kind: 'proposal', times: [instant(2, 18), instant(4, 18)], note: 'Evenings are best.' },
    });
    await waitFor(() => expect(sessionStorage.getItem(draftKey())).toBeNull());
  },
};

export const Proposing: Story = {
  tags: ['interaction'],
  parameters: network({ proposeSession: 'loading' }),
  play: async () => {
    const form = await send();
    await expect(await form.findByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** The toast says what failed, the form why; everything picked and typed stays. */
const rejects = (state: StateOf<'proposeSession'>, reason: string | RegExp): Story => ({
  parameters: network({ proposeSession: state }),
  play: async () => {
    const form = await send();
    await expectToast('Unable to send proposal');
    await expect(await form.findByText(reason)).toBeInTheDocument();
    await expect(form.getByLabelText('Session link')).toHaveValue(link);
    await expect(within(form.getByRole('list', { name: 'Your picks' })).getAllByRole('listitem')).toHaveLength(2);
  },
});

export const ProposeOffline: Story = {
  ...rejects('offline', "We can't reach Skill Exchange. Check your connection and try again."),
  tags: ['interaction'],
};
export const ProposeTooSoon: Story = { ...rejects('badRequest', /at least 3 hours ahead/), tags: ['interaction'] };

/** Nobody answered in time: the form opens with what it was about, without its times. */
export const ProposesAgain: Story = {
  tags: ['interaction'],
  args: { path: '/userDashboard/session' },
  beforeEach: () => {
    const expired = community().sessions.find(({ status }) => status === 'Cancelled');
    Object.assign(expired ?? {}, { ending: 'expired', consent: 'pending', userTwo: { ...partner, photo: '' } });
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /^Cancelled/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Propose again' }));
    const form = await openForm();
    await expect(form.getByLabelText('Session link')).toHaveValue('https://meet.example.org/one-to-one');
    await expect(form.queryByRole('list', { name: 'Your picks' })).toBeNull();
  },
};

/** What was half-filled when the page was left or reloaded is back, and closing it asks first. */
export const KeptDraft: Story = {
  tags: ['interaction'],
  args: { path: '/userDashboard/session' },
  beforeEach: () => {
    const { _id, name } = partner;
    const times = [instant(9, 18)];
    const draft = {
      mentor: { _id, name },
      times,
      length: '90',
      link: 'https://meet.',
      note: 'So',
      mine: [],
      theirs: [],
    };
    sessionStorage.setItem(draftKey(), JSON.stringify(draft));
  },
  play: async () => {
    const form = await openForm();
    await expect(form.getByRole('radio', { name: '1 hour 30 minutes' })).toBeChecked();
    await expect(form.getByLabelText('Note')).toHaveValue('So');
    await expect(form.getByText('Thursday, December 10, 2026')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await userEvent.click(await form.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(sessionStorage.getItem(draftKey())).toBeNull());
  },
};
