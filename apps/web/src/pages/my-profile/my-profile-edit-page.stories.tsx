import { community } from '@skill-exchange/api-mocks/community';
import type { StateOf } from '@skill-exchange/api-mocks/network';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { network, pageStory, shows } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Profile',
  component: StoryApp,
  args: { path: '/userDashboard/profile', as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openForm() {
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  await expect(await screen.findByRole('heading', { level: 1, name: 'Edit profile' })).toHaveFocus();
  return within(screen.getByRole('main'));
}

async function rename() {
  const form = await openForm();
  await userEvent.clear(form.getByLabelText('Name'));
  await userEvent.type(form.getByLabelText('Name'), 'Jonas B.');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  return form;
}

/** The navbar's links, which a phone shows in a sheet. */
const onADesk: Story['globals'] = { viewport: { value: 'desktop' } };

/** The navbar shows the new name. */
export const Saves: Story = {
  tags: ['interaction'],
  globals: onADesk,
  parameters: shows({ editUser: 'success' }),
  play: async ({ canvas }) => {
    await rename();
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Jonas B.' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Jonas B.' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus();
  },
};

export const PicksSkills: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const form = await openForm();
    const { me } = community();
    await userEvent.click(form.getByRole('button', { name: `Remove ${me.skillsOffered[0]}` }));
    await userEvent.type(form.getByRole('combobox', { name: 'Skills I Want to Learn' }), 'firs');
    await userEvent.click(await form.findByRole('option', { name: 'First aid' }));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    const wants = within(await canvas.findByRole('region', { name: 'Skills I Want to Learn' }));
    await expect(wants.getByText('First aid')).toBeVisible();
    await expect(me.skillsOffered).toHaveLength(community().me.skillsOffered.length);
  },
};

/** Nothing has changed. */
export const Cancels: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const form = await openForm();
    await userEvent.type(form.getByLabelText('Name'), ' and something');
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: community().me.name })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus();
  },
};

export const LeavingAsks: Story = {
  tags: ['interaction'],
  globals: onADesk,
  play: async ({ canvas }) => {
    const form = await openForm();
    await userEvent.type(form.getByLabelText('Name'), '!');
    await userEvent.click(canvas.getByRole('link', { name: 'Home' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(form.getByLabelText('Name')).toHaveValue(`${community().me.name}!`));
    await userEvent.click(await canvas.findByRole('link', { name: 'Home' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await expect(await canvas.findByRole('heading', { name: 'Featured Events' })).toBeInTheDocument();
  },
};

export const Saving: Story = {
  tags: ['interaction'],
  parameters: network({ editUser: 'loading' }),
  play: async () => {
    const form = await rename();
    await expect(await form.findByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** The form shows the reason and keeps its input. */
const rejects = (state: StateOf<'editUser'>, reason: string): Story => ({
  parameters: network({ editUser: state }),
  play: async () => {
    const form = await rename();
    await expect(await form.findByText(reason)).toBeVisible();
    await expect(form.getByLabelText('Name')).toHaveValue('Jonas B.');
  },
});

export const SaveOffline: Story = {
  ...rejects('offline', "We can't reach Skill Exchange. Check your connection and try again."),
  tags: ['interaction'],
};
export const PhotoTooLarge: Story = { ...rejects('tooLarge', 'Max file size is 5MB.'), tags: ['interaction'] };

/** Another device has saved the profile. Saving again replaces its change. */
export const ChangedMeanwhile: Story = {
  tags: ['interaction'],
  beforeEach: () => {
    pageStory.beforeEach();
    community().me.version = 'first';
  },
  play: async ({ canvas }) => {
    const form = await openForm();
    await userEvent.type(form.getByLabelText('About'), ' And bread.');
    Object.assign(community().me, { name: 'Jonas on his phone', version: 'second' });
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(await form.findByText(/^Your profile has changed since you opened it\./)).toBeVisible();
    await expect(community().me.name).toBe('Jonas on his phone');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText(/ And bread\.$/)).toBeVisible();
  },
};

async function searchSkills() {
  const form = await openForm();
  await userEvent.type(form.getByRole('combobox', { name: 'My Skills' }), 'chess boxing');
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

/** Skills that are missing from the catalog can be named. */
export const SkillsEmpty: Story = {
  tags: ['interaction'],
  parameters: network({ searchSkills: 'empty' }),
  play: async () => {
    const form = await searchSkills();
    await expect(await form.findByRole('option', { name: 'Add “chess boxing”' })).toBeInTheDocument();
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
