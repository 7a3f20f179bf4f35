import { community } from '@skill-exchange/api-mocks/community';
import { makeUser, skillNamed } from '@skill-exchange/api-mocks/factories';
import type { StateOf } from '@skill-exchange/api-mocks/network';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectToast } from '../test/expect-toast.ts';
import { network, pageStory, shows } from '../test/page-story.ts';
import { StoryApp } from '../test/story-app.tsx';

const mentor = makeUser({}, 4);
const unreachable = "We can't reach Skill Exchange. Check your connection and try again.";

const meta = {
  ...pageStory,
  title: 'Pages/Dashboard/Sessions/Form',
  component: StoryApp,
  args: { path: '/userDashboard/session', as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openNew() {
  await userEvent.click(await screen.findByRole('button', { name: 'Add Session' }));
  return within(await screen.findByRole('dialog', { name: 'Add New Session' }));
}

async function fillNew() {
  const form = await openNew();
  await userEvent.type(form.getByRole('combobox', { name: 'Mentor name' }), mentor.name.slice(1, 7).toUpperCase());
  await userEvent.click(await form.findByRole('option', { name: mentor.name }));
  await userEvent.type(form.getByLabelText('Session date'), '2099-12-24');
  await userEvent.type(form.getByLabelText('Session link'), 'https://meet.example.org/us');
  await userEvent.click(form.getByRole('button', { name: 'Create Session' }));
  return form;
}

async function openEdit() {
  await userEvent.click((await screen.findAllByRole('button', { name: 'Edit' }))[0] ?? document.body);
  return within(await screen.findByRole('dialog', { name: 'Edit Session' }));
}

async function saveEdit() {
  const form = await openEdit();
  await userEvent.clear(form.getByLabelText('Session link'));
  await userEvent.type(form.getByLabelText('Session link'), 'https://meet.example.org/new');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  return form;
}

export const Creates: Story = {
  tags: ['interaction'],
  parameters: shows({ createSession: 'success' }),
  play: async ({ canvas }) => {
    const before = (await canvas.findAllByRole('article', { name: mentor.name })).length;
    await fillNew();
    await expectToast('Session created successfully');
    await waitFor(() => expect(canvas.getAllByRole('article', { name: mentor.name })).toHaveLength(before + 1));
  },
};

export const WarnsOfOwnPlans: Story = {
  tags: ['interaction'],
  play: async () => {
    const [session] = community().sessions.filter(({ status }) => status === 'Scheduled');
    const form = await openNew();
    await userEvent.type(form.getByLabelText('Session date'), session?.date.slice(0, 10) ?? '');
    await userEvent.clear(form.getByLabelText('Session time'));
    await userEvent.type(form.getByLabelText('Session time'), session?.date.slice(11, 16) ?? '');
    await expect(await form.findByText(/^You have a session with .* then\.$/)).toBeInTheDocument();
  },
};

/** The toast says what failed, the form why; everything typed stays. */
const rejectsNew = (state: StateOf<'createSession'>, reason: string): Story => ({
  parameters: network({ createSession: state }),
  play: async () => {
    const form = await fillNew();
    await expectToast('Unable to create session');
    await expect(await form.findByText(reason)).toBeInTheDocument();
    await expect(form.getByLabelText('Session link')).toHaveValue('https://meet.example.org/us');
  },
});

export const CreateOffline: Story = { ...rejectsNew('offline', unreachable), tags: ['interaction'] };
export const CreateConflict: Story = {
  ...rejectsNew('conflict', 'This Idempotency-Key was used for another session.'),
  tags: ['interaction'],
};

export const Creating: Story = {
  tags: ['interaction'],
  parameters: network({ createSession: 'loading' }),
  play: async () => {
    const form = await fillNew();
    await expect(await form.findByRole('button', { name: 'Creating...' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** What the list of mentors says. */
const mentors = (state: StateOf<'listUsers'>, text: string): Story => ({
  parameters: network({ listUsers: state }),
  play: async () => {
    const form = await openNew();
    await userEvent.click(form.getByRole('combobox', { name: 'Mentor name' }));
    await expect(await form.findByText(text)).toBeInTheDocument();
  },
});

export const MentorsLoading: Story = { ...mentors('loading', 'Loading...'), tags: ['interaction'] };
export const MentorsEmpty: Story = { ...mentors('empty', 'No members by that name.'), tags: ['interaction'] };
export const MentorsFailing: Story = { ...mentors('error', 'Unable to fetch all users'), tags: ['interaction'] };

async function searchSkills() {
  const form = await openNew();
  await userEvent.type(form.getByRole('combobox', { name: 'Skill you teach' }), 'chess');
  return form;
}

export const SkillsLoading: Story = {
  tags: ['interaction'],
  parameters: network({ searchSkills: 'loading' }),
  play: async () => {
    const form = await searchSkills();
    await expect((await form.findAllByText('Searching...'))[0]).toBeVisible();
  },
};

export const SkillsEmpty: Story = {
  tags: ['interaction'],
  parameters: network({ searchSkills: 'empty' }),
  play: async () => {
    const form = await searchSkills();
    await expect((await form.findAllByText('No skills found.'))[0]).toBeVisible();
  },
};

export const SkillsFailing: Story = {
  tags: ['interaction'],
  parameters: network({ searchSkills: 'error' }),
  play: async () => {
    const form = await searchSkills();
    await expect(await form.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  },
};

export const Edits: Story = {
  tags: ['interaction'],
  parameters: shows({ editSession: 'success' }),
  play: async () => {
    await saveEdit();
    await expectToast('Session updated successfully');
    await expect(community().sessions[0]?.link).toBe('https://meet.example.org/new');
  },
};

/** What the other member has changed meanwhile stays. */
export const EditsWhatTheOtherHasChanged: Story = {
  tags: ['interaction'],
  play: async () => {
    await screen.findAllByRole('article');
    const theirs = { date: '2099-12-24T17:00:00.000Z' };
    Object.assign(community().sessions[0] ?? {}, theirs);
    await saveEdit();
    await expectToast('Session updated successfully');
    await expect(community().sessions[0]).toMatchObject({ ...theirs, link: 'https://meet.example.org/new' });
  },
};

/** The member is user two here: what they teach goes to that side. */
export const EditsAsUserTwo: Story = {
  tags: ['interaction'],
  beforeEach: () => {
    const { me, sessions } = community();
    const { _id, name, photo } = makeUser({}, 1);
    Object.assign(sessions[0] ?? {}, {
      userOne: { _id, name, photo },
      userTwo: { _id: me._id, name: me.name, photo: me.photo },
      skillTaughtByUserOne: skillNamed('Portuguese'),
      skillTaughtByUserTwo: null,
    });
  },
  play: async () => {
    const form = await openEdit();
    await expect(form.getByText('Portuguese')).toBeInTheDocument();
    await userEvent.type(form.getByRole('combobox', { name: 'Skill you teach' }), 'chess');
    await userEvent.click(await form.findByRole('option', { name: 'Chess' }));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expectToast('Session updated successfully');
    await expect(community().sessions[0]).toMatchObject({
      skillTaughtByUserOne: { name: 'Portuguese' },
      skillTaughtByUserTwo: { name: 'Chess' },
    });
  },
};

const rejectsEdit = (state: StateOf<'editSession'>, reason: string): Story => ({
  parameters: network({ editSession: state }),
  play: async () => {
    const form = await saveEdit();
    await expectToast('Error updating session');
    await expect(await form.findByText(reason)).toBeInTheDocument();
    await expect(form.getByLabelText('Session link')).toHaveValue('https://meet.example.org/new');
  },
});

export const EditOffline: Story = { ...rejectsEdit('offline', unreachable), tags: ['interaction'] };
export const EditConflict: Story = {
  ...rejectsEdit('conflict', 'This session has already taken place.'),
  tags: ['interaction'],
};

export const Saving: Story = {
  tags: ['interaction'],
  parameters: network({ editSession: 'loading' }),
  play: async () => {
    const form = await saveEdit();
    await expect(await form.findByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-busy', 'true');
  },
};
