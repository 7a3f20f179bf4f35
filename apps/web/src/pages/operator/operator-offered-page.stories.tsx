import type { SettingGroup, SettingValues } from '@skill-exchange/api-client/types';
import { communitySettings } from '@skill-exchange/api-mocks/handlers/operator/community';
import { memberRef } from '@skill-exchange/api-mocks/moderation-factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { inState, network, pageStory, shows } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Operator what is offered',
  component: StoryApp,
  args: { path: '/operator/offered', as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const stored = () => communitySettings().groups.find(({ group }) => group === 'offered') as SettingGroup;
const box = (name: string) => screen.findByRole('checkbox', { name });
const save = async () => userEvent.click(screen.getByRole('button', { name: 'Save and make live' }));

/** Another operator saves these. */
function changeElsewhere(values: SettingValues) {
  const group = stored();
  const { changes } = communitySettings();
  const [last] = changes;
  if (last === undefined) throw new Error('Nobody has changed a setting.');
  const before = { ...group.values };
  changes.unshift({ ...last, _id: 'elsewhere', group: 'offered', changedBy: memberRef(3), before, after: values });
  Object.assign(group, { version: group.version + 1, values: { ...group.values, ...values } });
}

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await box('Events')).toBeChecked();
    await expect(canvas.getByRole('link', { name: 'What is offered' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByText('Nobody has changed anything yet.')).toBeVisible();
  },
};

export const Loading: Story = inState({ listSettings: 'loading' }, 'Loading the settings...');
export const NoOperator: Story = inState({ listSettings: 'forbidden' }, 'Only operators can do this.');
export const Failing: Story = { name: 'Error', ...inState({ listSettings: 'error' }, 'We couldn’t load the settings') };
export const Offline: Story = inState({ listSettings: 'offline' }, 'We couldn’t load the settings');

export const Saves: Story = {
  tags: ['interaction'],
  parameters: shows({ changeSettings: 'success' }),
  play: async () => {
    await userEvent.click(await box('Blogs'));
    await save();
    await expectToast('Saved. Everybody sees it now.');
    await expect(await screen.findByText('Blogs: on is now off')).toBeVisible();
    await expect(stored().values).toMatchObject({ offersBlogs: false, offersEvents: true });
  },
};

export const ChangedMeanwhile: Story = {
  tags: ['interaction'],
  parameters: shows({ changeSettings: 'conflict' }),
  play: async () => {
    await userEvent.click(await box('Blogs'));
    changeElsewhere({ offersRings: false });
    await save();
    await expect(await screen.findByText(/saved this after you opened the page:$/)).toBeVisible();
    await expect(await box('Blogs')).not.toBeChecked();
    await expect(await box('Rings')).not.toBeChecked();
    await save();
    await expectToast('Saved. Everybody sees it now.');
    await expect(stored().values).toMatchObject({ offersBlogs: false, offersRings: false });
  },
};

const notSaved = (state: 'error' | 'offline' | 'forbidden', text: RegExp): Story => ({
  tags: ['interaction'],
  parameters: network({ changeSettings: state }),
  play: async () => {
    await userEvent.click(await box('Events'));
    await save();
    await expectToast('The settings were not saved');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
    await expect(await box('Events')).not.toBeChecked();
  },
});

export const Saving: Story = {
  tags: ['interaction'],
  parameters: network({ changeSettings: 'loading' }),
  play: async () => {
    await userEvent.click(await box('Events'));
    await save();
    await expect(await screen.findByRole('button', { name: 'Saving...' })).toBeVisible();
  },
};

export const SaveFails: Story = notSaved('error', /^Something went wrong on our side/);
export const SaveOffline: Story = notSaved('offline', /^We can't reach/);
export const SaveForbidden: Story = notSaved('forbidden', /^Only operators can do this\.$/);
