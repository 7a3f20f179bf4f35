import { community } from '@skill-exchange/api-mocks/community';
import { makeUser } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { begin, begun } from '../../test/kept-drafts.ts';
import { inState, network, pageStory } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const partner = makeUser({}, 4);

const meta = {
  ...pageStory,
  title: 'Pages/Sessions',
  component: StoryApp,
  args: { path: '/userDashboard/session', as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = { name: 'Your sessions' };

export const SuccessPressed: Story = {
  ...Success,
  name: 'Your sessions, pressed',
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    const joining = await canvas.findAllByRole('link', { name: 'Join Session' });
    await expect(joining[0]).toHaveAttribute('rel', 'noopener noreferrer');
    await userEvent.click(canvas.getByRole('tab', { name: 'Completed' }));
    await expect((await canvas.findAllByText('Session Completed'))[0]).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Review Session' })[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Cancelled' }));
    await expect((await canvas.findAllByText('Session Canceled'))[0]).toBeVisible();
  },
};

const over = () => community().sessions.find(({ status }) => status === 'Completed');

/** A link of an old email, from before a session had its own URL. */
export const OldLink: Story = {
  name: 'An old link to a session',
  args: { path: `/userDashboard/session#session-${over()?._id}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'Completed', selected: true })).toBeVisible();
    await expect(await canvas.findByRole('article', { name: over()?.userTwo.name ?? '' })).toBeVisible();
  },
};

export const Reviewed: Story = {
  name: 'Reviewed',
  beforeEach: () => {
    for (const session of community().sessions) session.isReviewProvidedByUserOne = true;
  },
};

export const ReviewedPressed: Story = {
  ...Reviewed,
  name: 'Reviewed, pressed',
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Completed' }));
    await expect((await canvas.findAllByText('Review Submitted'))[0]).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Review Session' })).toBeNull();
  },
};

export const Loading: Story = {
  name: 'Your sessions load',
  ...inState({ listMySessions: 'loading' }, 'Loading...'),
};

export const Empty: Story = {
  name: 'No sessions yet',
  parameters: network({ listMySessions: 'empty' }),
};

export const EmptyPressed: Story = {
  ...Empty,
  name: 'No sessions yet, pressed',
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No Sessions Found')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Find your swap' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add Session' }));
    await expect(await screen.findByRole('dialog', { name: 'Add New Session' })).toBeInTheDocument();
  },
};

export const Failing: Story = {
  name: 'Error',
  parameters: network({ listMySessions: 'error' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error getting sessions')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** From a profile: the form opens with that member. */
export const WithPartner: Story = {
  name: 'The planner, for one member',
  args: { path: `/userDashboard/session?with=${partner._id}` },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Add New Session' });
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Mentor name' })).toHaveValue(partner.name));
    await expect(screen.getByLabelText('Session time')).toHaveValue('18:00');
  },
};

/** Skills that the two could swap are filled in. */
export const WithMatch: Story = {
  name: 'The planner, with what you both want',
  args: { path: `/userDashboard/session?with=${makeUser({}, 1)._id}` },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Add New Session' });
    await expect(await screen.findByRole('button', { name: /Python/ })).toBeVisible();
    await expect(screen.getByRole('button', { name: /Portuguese/ })).toBeVisible();
  },
};

/** Members cannot swap with themselves: the form opens empty. */
export const PartnerOneself: Story = {
  name: 'The planner, for yourself',
  args: { path: `/userDashboard/session?with=${community().me._id}` },
  play: expectEmptyForm,
};

export const PartnerLoading: Story = {
  name: 'The planner, the member loads',
  args: { path: `/userDashboard/session?with=${partner._id}` },
  parameters: network({ getUser: 'loading' }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('link', { name: 'Join Session' }))[0]).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

async function expectEmptyForm(): Promise<void> {
  await screen.findByRole('dialog', { name: 'Add New Session' });
  await expect(screen.getByRole('combobox', { name: 'Mentor name' })).toHaveValue('');
}

export const PartnerFailing: Story = {
  name: 'The planner, the member cannot be read',
  args: { path: `/userDashboard/session?with=${partner._id}` },
  parameters: network({ getUser: 'error' }),
  play: expectEmptyForm,
};

/** A draft from before a reload is restored. */
export const KeptDraft: Story = {
  tags: ['interaction'],
  beforeEach: () => {
    const { _id, name } = partner;
    const draft = {
      mentor: { _id, name },
      times: [],
      date: '2026-12-24',
      time: '',
      length: '60',
      meeting: 'link',
      link: 'https://meet.',
      note: '',
      mine: [],
      theirs: [],
    };
    begin('plan', draft);
  },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Add New Session' }));
    await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Mentor name' })).toHaveValue(partner.name));
    await expect(dialog.getByLabelText('Session date')).toHaveValue('2026-12-24');
    await expect(dialog.getByLabelText('Session link')).toHaveValue('https://meet.');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(begun('plan')).toBeNull());
  },
};
