import { community } from '@skill-exchange/api-mocks/community';
import { makeUser, skillNamed } from '@skill-exchange/api-mocks/factories';
import type { StateOf } from '@skill-exchange/api-mocks/network';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { network, pageStory, shows } from '../../test/page-story.ts';
import { pasteInto } from '../../test/paste-into.ts';
import { StoryApp } from '../../test/story-app.tsx';

const unreachable = "We can't reach Skill Exchange. Check your connection and try again.";

const meta = {
  ...pageStory,
  title: 'Pages/Sessions',
  component: StoryApp,
  args: { path: '/userDashboard/session', as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openEdit() {
  // The last one belongs to the session next to the list.
  await userEvent.click((await screen.findAllByRole('button', { name: 'Edit' })).at(-1) ?? document.body);
  return within(await screen.findByRole('dialog', { name: 'Edit Session' }));
}

async function saveEdit() {
  const form = await openEdit();
  await userEvent.clear(form.getByLabelText('Session link'));
  await pasteInto(userEvent, form.getByLabelText('Session link'), 'https://meet.example.org/new');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  return form;
}

export const WarnsOfOwnPlans: Story = {
  tags: ['interaction'],
  play: async () => {
    const [, other] = community().sessions.filter(({ status }) => status === 'Scheduled');
    const form = await openEdit();
    await userEvent.clear(form.getByLabelText('Session date'));
    await userEvent.type(form.getByLabelText('Session date'), other?.date.slice(0, 10) ?? '');
    await userEvent.clear(form.getByLabelText('Session time'));
    // The browser's zone is an hour ahead of UTC.
    await userEvent.type(form.getByLabelText('Session time'), '20:00');
    await expect(await form.findByText(/^You have a session with .* then \(.+\)\.$/)).toBeInTheDocument();
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

/** Keeps the other member's concurrent changes. */
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

/** Here the member is user two: their skill goes to that side. */
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

/** Sets a state of the list of mentors. */
const mentors = (state: StateOf<'listUsers'>, text: string): Story => ({
  parameters: network({ listUsers: state }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Session' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add New Session' }));
    await userEvent.click(form.getByRole('combobox', { name: 'Mentor name' }));
    await expect(await form.findByText(text)).toBeInTheDocument();
  },
});

export const MentorsLoading: Story = { ...mentors('loading', 'Loading...'), tags: ['interaction'] };
export const MentorsEmpty: Story = { ...mentors('empty', 'No members by that name.'), tags: ['interaction'] };
export const MentorsFailing: Story = { ...mentors('error', 'Unable to fetch all users'), tags: ['interaction'] };
