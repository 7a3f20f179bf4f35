import { community } from '@skill-exchange/api-mocks/community';
import { instant, makeUser } from '@skill-exchange/api-mocks/factories';
import { rooms } from '@skill-exchange/api-mocks/handlers/sessions/rooms';
import { proposals } from '@skill-exchange/api-mocks/handlers/sessions/session-offers';
import { networkHandlers, networkState } from '@skill-exchange/api-mocks/network';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { begin, begun } from '../../test/kept-drafts.ts';
import { network, pageStory, shows } from '../../test/page-story.ts';
import { pasteInto } from '../../test/paste-into.ts';
import { StoryApp } from '../../test/story-app.tsx';

const partner = makeUser({}, 1);
const link = 'https://meet.example.org/us';

const meta = {
  ...pageStory,
  title: 'Pages/Sessions',
  component: StoryApp,
  args: { path: `/userDashboard/session?with=${partner._id}`, as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openForm() {
  const form = within(await screen.findByRole('dialog', { name: 'Add New Session' }));
  await waitFor(() => expect(form.getByRole('combobox', { name: 'Mentor name' })).toHaveValue(partner.name));
  return form;
}

async function pasteLink(form: Awaited<ReturnType<typeof openForm>>) {
  await userEvent.click(await form.findByRole('radio', { name: 'Paste a link' }));
  await userEvent.clear(form.getByLabelText('Session link'));
  await pasteInto(userEvent, form.getByLabelText('Session link'), link);
}

async function send() {
  const form = await openForm();
  const times = await form.findAllByRole('button', { name: /^7:00 PM/ });
  for (const time of times.slice(0, 2)) await userEvent.click(time);
  await pasteLink(form);
  await pasteInto(userEvent, form.getByLabelText('Note'), 'Evenings are best.');
  await userEvent.click(form.getByRole('button', { name: 'Propose 2 times' }));
  return form;
}

/** From a profile: with that member, and skills that the two could swap. */
export const PlannerWithPartner: Story = {
  name: 'You propose to one member',
  play: async () => {
    const form = await openForm();
    await expect(await form.findByRole('button', { name: /Python/ })).toBeInTheDocument();
    await expect((await form.findAllByRole('button', { name: /for Inês$/ }))[0]).toBeInTheDocument();
  },
};

/** A mentor, a day and a link are enough. */
export const Creates: Story = {
  tags: ['interaction'],
  args: { path: '/userDashboard/session' },
  beforeEach: () => void Object.assign(rooms(), { isOffered: false }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Session' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add New Session' }));
    await userEvent.type(form.getByRole('combobox', { name: 'Mentor name' }), partner.name.slice(1, 7).toUpperCase());
    await userEvent.click(await form.findByRole('option', { name: partner.name }));
    await userEvent.type(form.getByLabelText('Session date'), '2027-12-24');
    await pasteInto(userEvent, form.getByLabelText('Session link'), link);
    await userEvent.click(form.getByRole('button', { name: 'Create Session' }));
    await expectToast('Session created successfully');
    await expect(community().sessions[0]).toMatchObject({ link, date: '2027-12-24T17:00:00.000Z' });
  },
};

/** A newcomer has no place to meet yet: a proposal goes without, and says what happens. */
export const ProposesWithoutALink: Story = {
  tags: ['interaction'],
  beforeEach: () => void Object.assign(rooms(), { isOffered: false }),
  play: async () => {
    const form = await openForm();
    await expect(form.getByText(/^One time without a note goes into both calendars at once/)).toBeVisible();
    await userEvent.click((await form.findAllByRole('button', { name: /^7:00 PM/ }))[0] as HTMLElement);
    await expect(await form.findByText(/^It takes place once the other member accepts/)).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Create Session' }));
    await expectToast('It takes place once the other member accepts.');
    await expect(community().sessions[0]).toMatchObject({ link: '', consent: 'pending' });
  },
};

function everybodyIsAway(): void {
  Object.assign(rooms(), { isOffered: false });
  for (const user of community().users) user.awayUntil = '2099-12-10';
}

/** Who is away answers later: the proposal goes, and its sender reads until when. */
export const ProposesToWhoIsAway: Story = {
  tags: ['interaction'],
  beforeEach: everybodyIsAway,
  play: async () => {
    const form = await openForm();
    await userEvent.click((await form.findAllByRole('button', { name: /^7:00 PM/ }))[0] as HTMLElement);
    await userEvent.click(form.getByRole('button', { name: 'Create Session' }));
    await expectToast(/^It takes place once the other member accepts\. They are away until .+2099\.$/);
  },
};

export const PlansWithWhoIsAway: Story = {
  tags: ['interaction'],
  beforeEach: everybodyIsAway,
  play: async () => {
    const form = await openForm();
    await userEvent.type(form.getByLabelText('Session date'), '2027-12-24');
    await pasteInto(userEvent, form.getByLabelText('Session link'), link);
    await userEvent.click(form.getByRole('button', { name: 'Create Session' }));
    await expectToast(/^They are away until .+2099\.$/);
  },
};

export const PlannerWarnsOfOwnPlans: Story = {
  tags: ['interaction'],
  play: async () => {
    const [session] = community().sessions.filter(({ status }) => status === 'Scheduled');
    const form = await openForm();
    await userEvent.type(form.getByLabelText('Session date'), session?.date.slice(0, 10) ?? '');
    // The browser's zone is an hour ahead of UTC.
    await userEvent.clear(form.getByLabelText('Session time'));
    await userEvent.type(form.getByLabelText('Session time'), '20:00');
    await expect(await form.findByText(/^You have a session with .* then \(.+\)\.$/)).toBeInTheDocument();
  },
};

export const PlannerNotFound: Story = {
  name: 'You propose to a member who left',
  args: { path: '/userDashboard/session?with=nobody' },
  parameters: network({ getUser: 'notFound' }),
  play: async () => {
    await screen.findByRole('dialog', { name: 'Add New Session' });
    await expect(screen.getByRole('combobox', { name: 'Mentor name' })).toHaveValue('');
  },
};

const offline = "We can't reach Skill Exchange. Check your connection and try again.";

type Form = Awaited<ReturnType<typeof openForm>>;

/** All input stays, and the same press tries again. */
async function isRejected(form: Form, reason: string | RegExp) {
  await expectToast('Unable to create session');
  await expect(await form.findByText(reason)).toBeInTheDocument();
  await expect(form.getByLabelText('Session link')).toHaveValue(link);
  await expect(within(form.getByRole('list', { name: 'Your picks' })).getAllByRole('listitem')).toHaveLength(2);
}

const tryAgain = async (form: Form) => userEvent.click(form.getByRole('button', { name: 'Propose 2 times' }));

export const Proposes: Story = {
  tags: ['interaction'],
  parameters: shows({ proposeSession: 'success' }),
  play: async ({ canvas, step, msw }) => {
    msw.use(networkState('proposeSession', 'offline'));
    const form = await send();
    await step('Without a connection', () => isRejected(form, offline));
    await step('Too soon', async () => {
      msw.use(networkState('proposeSession', 'badRequest'));
      await tryAgain(form);
      await isRejected(form, /at least 3 hours ahead/);
    });
    await step('Proposed', async () => {
      msw.use(...networkHandlers());
      await tryAgain(form);
      await expectToast('Session created successfully');
      await expect(await canvas.findByText(`Waiting for ${partner.name}`)).toBeVisible();
      await expect(community().sessions[0]).toMatchObject({
        link,
        offer: { kind: 'proposal', times: [instant(2, 18), instant(4, 18)], note: 'Evenings are best.' },
      });
      await waitFor(() => expect(begun('plan')).toBeNull());
    });
  },
};

export const Proposing: Story = {
  tags: ['interaction'],
  parameters: network({ proposeSession: 'loading' }),
  play: async () => {
    const form = await send();
    await expect(await form.findByRole('button', { name: 'Creating...' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** A backend without proposals schedules the session directly. */
export const CreatesWithoutProposals: Story = {
  tags: ['interaction'],
  beforeEach: () => void Object.assign(proposals(), { isKnown: false }),
  parameters: shows({ createSession: 'success' }),
  play: async ({ step, msw }) => {
    msw.use(networkState('createSession', 'offline'));
    const form = await send();
    await step('Without a connection', () => isRejected(form, offline));
    await step('The server fails', async () => {
      msw.use(networkState('createSession', 'error'));
      await tryAgain(form);
      await isRejected(form, /Something went wrong on our side/);
    });
    await step('Created', async () => {
      msw.use(...networkHandlers());
      await tryAgain(form);
      await expectToast('Session created successfully');
      await expect(community().sessions[0]).toMatchObject({ link, date: instant(2, 18) });
    });
  },
};

export const CreatingWithoutProposals: Story = {
  tags: ['interaction'],
  beforeEach: () => void Object.assign(proposals(), { isKnown: false }),
  parameters: network({ createSession: 'loading' }),
  play: async () => {
    const form = await send();
    await expect(await form.findByText('Creating...')).toBeInTheDocument();
  },
};

/** Nobody answered in time: the planner opens with the session's values, without its times. */
export const ProposesAgain: Story = {
  tags: ['interaction'],
  args: { path: '/userDashboard/session' },
  beforeEach: () => {
    const expired = community().sessions.find(({ status }) => status === 'Cancelled');
    Object.assign(expired ?? {}, { ending: 'expired', consent: 'pending', userTwo: { ...partner, photo: '' } });
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /^Cancelled/ }));
    // The page of the session beside the list, whose other rows offer it, too.
    const page = within(await canvas.findByRole('article', { name: partner.name }));
    await userEvent.click(await page.findByRole('button', { name: 'Propose again' }));
    const form = await openForm();
    await expect(form.getByLabelText('Session link')).toHaveValue('https://meet.example.org/one-to-one');
    await expect(form.queryByRole('list', { name: 'Your picks' })).toBeNull();
  },
};

/** A draft from before a reload is restored, and closing it asks for confirmation. */
export const PlannerKeptDraft: Story = {
  tags: ['interaction'],
  args: { path: '/userDashboard/session' },
  beforeEach: () => {
    const { _id, name } = partner;
    const draft = {
      mentor: { _id, name },
      times: [instant(9, 18)],
      date: '2026-12-24',
      time: '',
      length: '90',
      meeting: 'link',
      link: 'https://meet.',
      note: 'So',
      mine: [],
      theirs: [],
    };
    begin('plan', draft);
  },
  play: async () => {
    const form = await openForm();
    await expect(form.getByRole('radio', { name: '1 hour 30 minutes' })).toBeChecked();
    await expect(form.getByLabelText('Note')).toHaveValue('So');
    await expect(form.getByLabelText('Session date')).toHaveValue('2026-12-24');
    await expect(form.getByText('Thursday, December 10, 2026')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await userEvent.click(await form.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(begun('plan')).toBeNull());
  },
};

export const SkillsFailing: Story = {
  tags: ['interaction'],
  parameters: network({ searchSkills: 'error' }),
  play: async () => {
    const form = await openForm();
    await userEvent.type(form.getByRole('combobox', { name: 'Skill you teach' }), 'chess');
    await expect(await form.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  },
};
