import { community } from '@skill-exchange/api-mocks/community';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { network, pageStory, shows } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

/** The signed-in member hosts the first event, not the second. */
const [hosted, other] = ['/userDashboard/events/event-3', '/events/event-1'];

const meta = {
  ...pageStory,
  title: 'Pages/Event',
  component: StoryApp,
  args: { path: hosted, as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

function eventWith(id: string) {
  const event = community().events.find(({ _id }) => _id === id);
  if (event === undefined) throw new Error(`The community has no ${id}.`);
  return event;
}

const ines = { _id: 'member-2', name: 'Inês Carvalho' };

/** Resets the community, then changes it. */
function given(change: () => void): Pick<Story, 'beforeEach'> {
  return {
    beforeEach: () => {
      pageStory.beforeEach();
      change();
    },
  };
}

const withCohosts = given(() => {
  eventWith('event-3').cohosts = [ines];
  eventWith('event-3').cohostInvitations = [{ _id: 'member-3', name: 'Marit Solheim' }];
});

const invited = given(() => {
  const { _id, name } = community().me;
  eventWith('event-1').cohostInvitations = [{ _id, name }];
});

const iCohost = given(() => {
  const { _id, name } = community().me;
  eventWith('event-1').cohosts = [{ _id, name }, ines];
});

const cohosts = async () => within(await screen.findByRole('region', { name: 'Co-hosts' }));

export const Nobody: Story = {
  name: 'You host it alone',
  play: async () => {
    await expect(await (await cohosts()).findByText(/^Nobody yet\./)).toBeVisible();
  },
};

export const CoHostsHost: Story = {
  name: 'You host it with others',
  ...withCohosts,
  play: async () => {
    const section = await cohosts();
    await expect(section.getByText('Invited, no answer yet')).toBeVisible();
    await expect(section.getByRole('button', { name: 'Remove Inês Carvalho' })).toBeVisible();
  },
};

export const Cohost: Story = {
  name: 'You are its co-host',
  ...iCohost,
  args: { path: '/userDashboard/events/event-1' },
  play: async () => {
    const section = await cohosts();
    await expect(section.getByRole('button', { name: 'Step down' })).toBeVisible();
    await expect(section.queryByRole('button', { name: 'Invite a co-host' })).toBeNull();
  },
};

export const PublicPage: Story = {
  name: 'Its hosts, for guests',
  ...iCohost,
  args: { path: other },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Hosted by/)).toHaveTextContent(/ with .+ and Inês Carvalho$/);
    await expect(await canvas.findByRole('button', { name: 'Edit' })).toBeVisible();
  },
};

export const CreatedEvents: Story = {
  name: 'Co-hosted, among your events',
  ...iCohost,
  args: { path: '/userDashboard/events' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Hosted by/)).toHaveTextContent(/ and Inês Carvalho$/);
  },
};

const searching = (state: 'loading' | 'error' | 'empty', text: string): Story => ({
  parameters: network({ listUsers: state }),
  play: async ({ userEvent }) => {
    const section = await cohosts();
    await userEvent.click(section.getByRole('button', { name: 'Invite a co-host' }));
    await userEvent.type(await section.findByRole('combobox', { name: 'Member' }), 'Inês');
    await waitFor(() => expect(section.getAllByText(text).length).toBeGreaterThan(0));
  },
});
export const Searching: Story = { ...searching('loading', 'Searching...'), tags: ['interaction'] };
export const NobodyFound: Story = { ...searching('empty', 'No members found.'), tags: ['interaction'] };
export const SearchFails: Story = {
  ...searching('error', "We couldn't search members just now."),
  tags: ['interaction'],
};

const invite: Story['play'] = async ({ userEvent }) => {
  const section = await cohosts();
  await userEvent.click(section.getByRole('button', { name: 'Invite a co-host' }));
  await userEvent.type(await section.findByRole('combobox', { name: 'Member' }), 'Inês');
  await userEvent.click(await section.findByRole('option', { name: 'Inês Carvalho' }));
  await userEvent.click(section.getByRole('button', { name: 'Send invitation' }));
};

export const Invites: Story = {
  tags: ['interaction'],
  parameters: shows({ inviteCohost: 'success' }),
  play: async (context) => {
    await invite(context);
    await expectToast('Your invitation is on its way to Inês Carvalho.');
    await expect(await (await cohosts()).findByText('Invited, no answer yet')).toBeVisible();
  },
};

export const Inviting: Story = {
  tags: ['interaction'],
  parameters: network({ inviteCohost: 'loading' }),
  play: async (context) => {
    await invite(context);
    await expect(await context.canvas.findByRole('button', { name: 'Inviting...' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

const invitingFails = (state: 'error' | 'offline'): Story => ({
  parameters: network({ inviteCohost: state }),
  play: async (context) => {
    await invite(context);
    await waitFor(() => expect(screen.getByText(/^We couldn’t invite this member\./)).toBeVisible());
    await expect((await cohosts()).getByRole('combobox', { name: 'Member' })).toHaveValue('Inês Carvalho');
  },
});
export const InvitingFails: Story = { ...invitingFails('error'), tags: ['interaction'] };

const remove: Story['play'] = async ({ userEvent }) => {
  await userEvent.click((await cohosts()).getByRole('button', { name: 'Remove Inês Carvalho' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove co-host' }));
};

export const Removes: Story = {
  ...withCohosts,
  tags: ['interaction'],
  parameters: shows({ removeCohost: 'success' }),
  play: async (context) => {
    await remove(context);
    await expectToast('Inês Carvalho no longer co-hosts this event.');
    await waitFor(async () =>
      expect((await cohosts()).queryByRole('button', { name: 'Remove Inês Carvalho' })).toBeNull(),
    );
  },
};

export const Withdraws: Story = {
  ...withCohosts,
  tags: ['interaction'],
  parameters: shows({ removeCohost: 'success' }),
  play: async ({ userEvent }) => {
    const section = await cohosts();
    await userEvent.click(section.getByRole('button', { name: 'Withdraw the invitation of Marit Solheim' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw invitation' }));
    await expectToast('Marit Solheim is no longer invited.');
  },
};

export const Removing: Story = {
  ...withCohosts,
  tags: ['interaction'],
  parameters: network({ removeCohost: 'loading' }),
  play: async (context) => {
    await remove(context);
    await waitFor(async () => expect((await cohosts()).getByText('Removing...')).toBeVisible());
  },
};

const removingFails = (state: 'error' | 'offline'): Story => ({
  ...withCohosts,
  parameters: network({ removeCohost: state }),
  play: async (context) => {
    await remove(context);
    await waitFor(() => expect(screen.getByText(/^We couldn’t remove this co-host\./)).toBeVisible());
  },
});
export const RemovingFails: Story = { ...removingFails('error'), tags: ['interaction'] };

export const Invited: Story = {
  name: 'You are asked to co-host',
  ...invited,
  args: { path: other },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Accept' })).toBeVisible();
  },
};

export const InvitedInDashboard: Story = {
  ...Invited,
  name: 'You are asked to co-host, from your events',
  args: { path: '/userDashboard/events/event-1' },
};

const answer =
  (name: 'Accept' | 'Decline'): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name }));
  };

export const Accepts: Story = {
  ...invited,
  args: { path: other },
  tags: ['interaction'],
  parameters: shows({ answerCohostInvitation: 'success' }),
  play: async (context) => {
    await answer('Accept')(context);
    await expectToast('You now co-host this event.');
    await expect(await context.canvas.findByRole('button', { name: 'Edit' })).toBeVisible();
  },
};

export const Declines: Story = {
  ...invited,
  args: { path: other },
  tags: ['interaction'],
  parameters: shows({ answerCohostInvitation: 'success' }),
  play: async (context) => {
    await answer('Decline')(context);
    await expectToast('You declined the invitation.');
    await waitFor(() => expect(context.canvas.queryByRole('button', { name: 'Decline' })).toBeNull());
  },
};

export const Answering: Story = {
  ...invited,
  args: { path: other },
  tags: ['interaction'],
  parameters: network({ answerCohostInvitation: 'loading' }),
  play: async (context) => {
    await answer('Accept')(context);
    await expect(await context.canvas.findByRole('button', { name: 'Accepting...' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

const answeringFails = (state: 'error' | 'offline'): Story => ({
  ...invited,
  args: { path: other },
  parameters: network({ answerCohostInvitation: state }),
  play: async (context) => {
    await answer('Accept')(context);
    await waitFor(() => expect(screen.getByText(/^We couldn’t send your answer\./)).toBeVisible());
  },
});
export const AnsweringFails: Story = { ...answeringFails('error'), tags: ['interaction'] };
