import type { SettingGroup, SettingValues } from '@skill-exchange/api-client/types';
import { communitySettings } from '@skill-exchange/api-mocks/handlers/operator/community';
import { memberRef } from '@skill-exchange/api-mocks/moderation-factories';
import type { StateOf } from '@skill-exchange/api-mocks/network';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import { aPicture } from '../../test/a-picture.ts';
import { expectToast } from '../../test/expect-toast.ts';
import { inState, network, pageStory, shows } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Operator settings',
  component: StoryApp,
  args: { path: '/operator/settings', as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (name: string) => screen.findByRole('textbox', { name });
const stored = () => communitySettings().groups[0] as SettingGroup;

async function fill(name: string, text: string) {
  const box = await field(name);
  await userEvent.clear(box);
  await userEvent.type(box, text);
}

const save = async () => userEvent.click(screen.getByRole('button', { name: 'Save and make live' }));

/** Another operator saves these. */
function changeElsewhere(values: SettingValues) {
  const group = stored();
  const { changes } = communitySettings();
  const [last] = changes;
  if (last === undefined) throw new Error('Nobody has changed a setting.');
  changes.unshift({ ...last, _id: 'elsewhere', changedBy: memberRef(3), before: { ...group.values }, after: values });
  Object.assign(group, { version: group.version + 1, values: { ...group.values, ...values } });
}

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await field('Name')).toHaveValue('Skill Exchange');
    await expect(canvas.getByRole('link', { name: 'Is it alive?' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Last changes' })).toBeVisible();
  },
};

export const SetByServer: Story = {
  play: async () => {
    await expect(await field('Contact address')).toHaveAttribute('readonly');
    await expect(screen.getByText(/^CONTACT_EMAIL sets this/)).toBeVisible();
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
    await fill('Name', 'Bibliothek Lindenau');
    await save();
    await expectToast('Saved. Everybody sees it now.');
    await expect(await screen.findByText('Name: “Skill Exchange” is now “Bibliothek Lindenau”')).toBeVisible();
    await expect(stored().values.name).toBe('Bibliothek Lindenau');
  },
};

export const ChangedMeanwhile: Story = {
  tags: ['interaction'],
  parameters: shows({ changeSettings: 'conflict' }),
  play: async () => {
    await fill('Name', 'Bibliothek Lindenau');
    changeElsewhere({ shortName: 'Linde' });
    await save();
    await expect(await screen.findByText(/saved this after you opened the page:$/)).toBeVisible();
    await expect(await field('Name')).toHaveValue('Bibliothek Lindenau');
    await expect(await field('Short name')).toHaveValue('Linde');
    await save();
    await expectToast('Saved. Everybody sees it now.');
    await expect(stored().values).toMatchObject({ name: 'Bibliothek Lindenau', shortName: 'Linde' });
  },
};

export const SetByServerMeanwhile: Story = {
  tags: ['interaction'],
  parameters: shows({ changeSettings: 'conflict' }),
  play: async () => {
    await fill('Short name', 'Linde');
    stored().setByServer.push({ setting: 'shortName', variable: 'SHORT_NAME' });
    await save();
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('SHORT_NAME sets this where the server starts.'),
    );
    await expect(await field('Short name')).toHaveValue('Skills');
  },
};

const notSaved = (state: 'error' | 'offline' | 'forbidden', text: RegExp): Story => ({
  tags: ['interaction'],
  parameters: network({ changeSettings: state }),
  play: async () => {
    await fill('Name', 'Bibliothek Lindenau');
    await save();
    await expectToast('The settings were not saved');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
    await expect(await field('Name')).toHaveValue('Bibliothek Lindenau');
  },
});

export const Saving: Story = {
  tags: ['interaction'],
  parameters: network({ changeSettings: 'loading' }),
  play: async () => {
    await fill('Name', 'Bibliothek Lindenau');
    await save();
    await expect(await screen.findByRole('button', { name: 'Saving...' })).toBeVisible();
  },
};

export const SaveFails: Story = notSaved('error', /^Something went wrong on our side/);
export const SaveOffline: Story = notSaved('offline', /^We can't reach/);
export const SaveForbidden: Story = notSaved('forbidden', /^Only operators can do this\.$/);
/** Another operator has changed the other color. */
export const SaveRefused: Story = {
  tags: ['interaction'],
  parameters: network({ changeSettings: 'badRequest' }),
  play: async () => {
    await fill('Name', 'Bibliothek Lindenau');
    await save();
    await expectToast('The settings were not saved');
    await waitFor(() =>
      expect(screen.getByRole('slider', { name: 'Right color' })).toHaveAccessibleDescription(
        /Is too like the other color\./,
      ),
    );
    await expect(await field('Name')).toHaveValue('Bibliothek Lindenau');
  },
};

export const SavesLogo: Story = {
  tags: ['interaction'],
  parameters: shows({ uploadCommunityPicture: 'success', changeSettings: 'success' }),
  play: async () => {
    await userEvent.upload(await screen.findByLabelText('Add a logo'), aPicture());
    await screen.findByLabelText('Change logo');
    await save();
    await expectToast('Saved. Everybody sees it now.');
    await expect(await screen.findByText('Logo: the name in two lanes is now a picture')).toBeVisible();
  },
};

const logoFails = (state: StateOf<'uploadCommunityPicture'>, text: RegExp): Story => ({
  tags: ['interaction'],
  parameters: network({ uploadCommunityPicture: state }),
  play: async () => {
    await userEvent.upload(await screen.findByLabelText('Add a logo'), aPicture());
    await waitFor(() => expect(screen.getByLabelText('Add a logo')).toHaveAccessibleDescription(text));
  },
});

export const LogoLoading: Story = {
  tags: ['interaction'],
  parameters: network({ uploadCommunityPicture: 'loading' }),
  play: async () => {
    await userEvent.upload(await screen.findByLabelText('Add a logo'), aPicture());
    await screen.findByLabelText('Saving...');
  },
};
export const LogoFails: Story = logoFails('error', /^Something went wrong on our side/);
export const LogoOffline: Story = logoFails('offline', /^We can't reach/);
export const LogoForbidden: Story = logoFails('forbidden', /^Only operators can do this\.$/);
export const LogoRefused: Story = logoFails('badRequest', /^Photo: is required$/);
export const LogoTooLarge: Story = logoFails('tooLarge', /^Max file size is 5MB\.$/);

export const SavesCover: Story = {
  tags: ['interaction'],
  parameters: shows({ uploadCommunityPicture: 'success', changeSettings: 'success' }),
  play: async () => {
    await userEvent.upload(await screen.findByLabelText('Add a cover'), aPicture());
    await fill('What the cover shows', 'Two neighbors at a workbench');
    await save();
    await expectToast('Saved. Everybody sees it now.');
    await expect(await screen.findByText('Cover: the drawing of two hands is now a picture')).toBeVisible();
    await expect(
      await screen.findByText('What the cover shows: decoration is now “Two neighbors at a workbench”'),
    ).toBeVisible();
  },
};

export const SavesColors: Story = {
  tags: ['interaction'],
  parameters: shows({ changeSettings: 'success' }),
  play: async () => {
    fireEvent.change(await screen.findByRole('slider', { name: 'Left color' }), { target: { value: 258 } });
    await save();
    await expectToast('Saved. Everybody sees it now.');
    await expect(await screen.findByText('Left color: Green (163) is now Blue (258)')).toBeVisible();
    await expect(stored().values.teachHue).toBe(258);
  },
};
