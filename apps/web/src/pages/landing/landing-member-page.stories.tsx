import { community } from '@skill-exchange/api-mocks/community';
import { instant } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { network, pageStory, shows } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Home',
  component: StoryApp,
  args: { path: '/', as: 'visitor' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const part = async (canvas: ReturnType<typeof within>, name: string) =>
  within(await canvas.findByRole('region', { name }));

/** What waits, in place of the skeleton that holds its place until code and data are there. */
const needsPart = async (canvas: ReturnType<typeof within>) => {
  const region = () => canvas.getByRole('region', { name: 'Needs you' });
  await waitFor(() => expect(region().querySelector('[data-slot=skeleton]')).toBeNull());
  return within(region());
};

/** The next session is minutes away. */
export const HomeOfMember: Story = {
  name: 'Home of a member',
  args: { as: 'member' },
  beforeEach: () => {
    const [next] = community().sessions;
    if (next) next.date = new Date(Date.now() + 10 * 60_000).toISOString();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Starts in 10 minutes')).toBeVisible();
    const session = await part(canvas, 'Your next session');
    await expect(session.getByRole('link', { name: 'Join Session' })).toBeVisible();
    await expect(session.getByRole('link', { name: 'Open session' })).toHaveAttribute(
      'href',
      expect.stringContaining('/userDashboard/session'),
    );
    const needs = await needsPart(canvas);
    await expect((await needs.findAllByText(/ asked first$/))[0]).toBeVisible();
    await expect(canvas.getByText('given')).toBeVisible();
  },
};

function propose(): void {
  const { sessions, me } = community();
  const [proposal] = sessions;
  if (proposal === undefined) return;
  Object.assign(proposal, {
    consent: 'pending',
    isProposal: true,
    waitingFor: me._id,
    offer: {
      by: proposal.userTwo._id,
      kind: 'proposal',
      times: [proposal.date, instant(5, 9)],
      durationMinutes: 60,
      note: '',
      expiresAt: instant(2),
    },
  });
}

/** A proposal is not confirmed: it is answered in place, and then becomes the next session. */
export const HomeProposal: Story = {
  name: 'Home with a proposal',
  args: { as: 'member' },
  tags: ['interaction'],
  parameters: shows({ acceptSession: 'success' }),
  beforeEach: propose,
  play: async ({ canvas, userEvent }) => {
    const needs = await needsPart(canvas);
    await expect(await needs.findByRole('heading', { name: /proposes a session$/ })).toBeVisible();
    const accept = await needs.findByRole('button', { name: /^Accept / });
    await expect(needs.getByRole('button', { name: 'Suggest another time' })).toBeVisible();
    await expect(needs.getByRole('button', { name: 'Decline' })).toBeVisible();
    const [, time = ''] = accept.textContent?.split('Accept ') ?? [];
    await userEvent.click(accept);
    await expectToast(`Agreed. ${time}`);
    await waitFor(() => expect(needs.queryByText(/proposes a session$/)).toBeNull());
  },
};

const rejects = (answer: RegExp, said: string): Story => ({
  args: { as: 'member' },
  tags: ['interaction'],
  beforeEach: propose,
  play: async ({ canvas, userEvent }) => {
    const needs = await needsPart(canvas);
    const [button] = await needs.findAllByRole('button', { name: answer });
    if (button) await userEvent.click(button);
    await waitFor(() => expect(screen.getByText(said)).toBeVisible());
  },
});

export const HomeAccepting: Story = {
  name: 'You accept a session',
  ...rejects(/^Accept /, 'Accepting...'),
  parameters: network({ acceptSession: 'loading' }),
};
export const HomeAcceptOffline: Story = {
  name: 'You accept without a network',
  ...rejects(/^Accept /, 'Failed to accept session. Please try again later.'),
  parameters: network({ acceptSession: 'offline' }),
};
export const HomeAcceptConflict: Story = {
  name: 'You accept too late',
  ...rejects(/^Accept /, 'This session has changed. Check it and try again.'),
  parameters: network({ acceptSession: 'conflict' }),
};
export const HomeApproving: Story = {
  name: 'You approve a guest',
  ...rejects(/^Approve /, 'Approving...'),
  parameters: network({ handleEventRequest: 'loading' }),
};
export const HomeApproveOffline: Story = {
  name: 'You approve without a network',
  ...rejects(/^Approve /, 'Failed to approve participant. Please try again.'),
  parameters: network({ handleEventRequest: 'offline' }),
};
export const HomeApproveConflict: Story = {
  name: 'You approve too late',
  ...rejects(/^Approve /, 'Failed to approve participant. Please try again.'),
  parameters: network({ handleEventRequest: 'conflict' }),
};

/** Requesting members are not loaded yet, or fail to load: their row leads to them, and the rest stays. */
const withoutRequests: Story = {
  args: { as: 'member' },
  beforeEach: propose,
  play: async ({ canvas }) => {
    const needs = await needsPart(canvas);
    await expect(await needs.findByRole('button', { name: /^Accept / })).toBeVisible();
    await expect(needs.queryByRole('button', { name: /^Approve / })).toBeNull();
    await expect(needs.getByRole('link', { name: 'See requests' })).toBeVisible();
    const count = canvas.getByRole('region', { name: 'Needs you' }).querySelector('[data-slot=badge]')?.textContent;
    const rows = needs.getAllByRole('heading', { level: 3 }).filter((heading) => heading.querySelector('a'));
    // Three are open, and a button shows the others.
    await expect(rows.map(({ textContent }) => textContent)).toHaveLength(Math.min(3, Number(count)));
  },
};

export const HomeRequestsLoading: Story = {
  name: 'Requests to join load',
  ...withoutRequests,
  parameters: network({ listEventRequests: 'loading' }),
};
/** Another host has answered them. */
export const HomeRequestsEmpty: Story = {
  name: 'Nobody asks to join',
  args: { as: 'member' },
  beforeEach: propose,
  parameters: network({ listEventRequests: 'empty' }),
  play: async ({ canvas }) => {
    const needs = await needsPart(canvas);
    await expect(await needs.findByRole('button', { name: /^Accept / })).toBeVisible();
    await waitFor(() => expect(needs.queryByRole('link', { name: 'See requests' })).toBeNull());
    await expect(needs.queryByRole('button', { name: /^Approve / })).toBeNull();
  },
};
export const HomeRequestsFailing: Story = {
  name: 'Requests to join cannot be read',
  ...withoutRequests,
  parameters: network({ listEventRequests: 'error' }),
};

export const HomeApproves: Story = {
  name: 'Home approves a request',
  args: { as: 'member' },
  tags: ['interaction'],
  parameters: shows({ handleEventRequest: 'success' }),
  play: async ({ canvas, userEvent }) => {
    const needs = await needsPart(canvas);
    const [approve] = await needs.findAllByRole('button', { name: /^Approve / });
    if (approve) await userEvent.click(approve);
    await expectToast('Participant approved successfully!');
    const [decline] = await needs.findAllByRole('button', { name: /^Decline / });
    if (decline) await userEvent.click(decline);
    await expectToast('Participant declined successfully!');
  },
};

/** Stars open the review with that rating. */
export const HomeRates: Story = {
  name: 'Home rates a session',
  args: { as: 'member' },
  tags: ['interaction'],
  beforeEach: () => {
    community().events.length = 0;
  },
  play: async ({ canvas, userEvent }) => {
    const needs = await needsPart(canvas);
    const [stars] = await needs.findAllByRole('radio', { name: '4 Stars' });
    if (stars) await userEvent.click(stars);
    const form = within(await screen.findByRole('dialog', { name: 'Review Session' }));
    await expect(form.getByRole('radio', { name: '4 Stars' })).toBeChecked();
  },
};

export const HomeLoading: Story = {
  name: 'Home loading',
  args: { as: 'member' },
  parameters: network({ listMySessions: 'loading', listNeeds: 'loading' }),
  play: async ({ canvas }) => {
    for (const text of ['Loading your sessions...', 'Loading your requests...'])
      await expect(await canvas.findByText(text)).toHaveRole('status');
  },
};

/** Each part fails independently: the people and the events stay below. */
export const HomeFailing: Story = {
  name: 'Home error',
  args: { as: 'member' },
  parameters: network({ listMySessions: 'error', listNeeds: 'error' }),
  play: async ({ canvas }) => {
    for (const text of ["We couldn't load your sessions", "We couldn't load the requests"])
      await waitFor(() => expect(canvas.getByText(text)).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'TOP SKILLS' })).toBeVisible());
  },
};
