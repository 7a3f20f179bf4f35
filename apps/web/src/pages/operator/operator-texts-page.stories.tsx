import { communityTexts } from '@skill-exchange/api-mocks/handlers/operator/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { inState, network, pageStory, shows } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Operator texts',
  component: StoryApp,
  args: { path: '/operator/texts', as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const words = () => screen.findByRole('textbox', { name: 'Your words' });
const open = async (name: string | RegExp) => userEvent.click(await screen.findByRole('tab', { name }));
const publish = async () => userEvent.click(screen.getByRole('button', { name: 'Publish now' }));

async function writeRules() {
  await open('Rules');
  const box = await words();
  await userEvent.clear(box);
  await userEvent.type(box, '# Be kind');
  await userEvent.type(screen.getByRole('textbox', { name: /^What changes/ }), 'Shorter.');
}

export const Success: Story = {
  play: async () => {
    await expect(await words()).toHaveValue('# Imprint\n\nAmara Okafor, Werkstraße 12, 04177 Leipzig');
    await expect(screen.getByRole('heading', { name: 'Versions' })).toBeVisible();
  },
};

export const FirstText: Story = {
  tags: ['interaction'],
  play: async () => {
    await open('Terms');
    await expect(await words()).toHaveValue('');
    await expect(screen.getByRole('heading', { name: 'Publish as version 1' })).toBeVisible();
  },
};

export const Privacy: Story = {
  tags: ['interaction'],
  play: async () => {
    await open('Privacy Policy');
    await userEvent.click(await screen.findByRole('button', { name: 'Put it into the editor' }));
    await waitFor(async () => expect(((await words()) as HTMLTextAreaElement).value).toContain('## Emails'));
  },
};

export const Loading: Story = inState({ listTexts: 'loading' }, 'Loading the texts...');
export const NoOperator: Story = inState({ listTexts: 'forbidden' }, 'Only operators can do this.');
export const Failing: Story = { name: 'Error', ...inState({ listTexts: 'error' }, 'We couldn’t load the texts') };
export const Offline: Story = inState({ listTexts: 'offline' }, 'We couldn’t load the texts');

const withModel = (state: 'loading' | 'error' | 'offline' | 'forbidden' | 'badRequest', text: string): Story => ({
  tags: ['interaction'],
  parameters: network({ getPrivacyModel: state }),
  play: async () => {
    await open('Privacy Policy');
    await expect(await screen.findByText(text)).toBeVisible();
  },
});

export const ModelLoading: Story = withModel('loading', 'Loading the texts...');
export const ModelFails: Story = withModel('error', 'We couldn’t make the model');
export const ModelOffline: Story = withModel('offline', 'We couldn’t make the model');
export const ModelForbidden: Story = withModel('forbidden', 'We couldn’t make the model');
export const ModelRefused: Story = withModel('badRequest', 'We couldn’t make the model');

export const Publishes: Story = {
  tags: ['interaction'],
  parameters: shows({ publishText: 'success' }),
  play: async () => {
    await writeRules();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Members must accept it' }));
    await publish();
    await expectToast('Published. Everybody can read it now.');
    await expect(await screen.findByRole('heading', { name: 'Publish as version 5' })).toBeVisible();
    await expect(await screen.findByText('Shorter.')).toBeVisible();
  },
};

/** Another operator publishes while this one writes. */
export const ChangedMeanwhile: Story = {
  tags: ['interaction'],
  parameters: shows({ publishText: 'conflict' }),
  play: async () => {
    await writeRules();
    const rules = communityTexts().texts.find(({ kind }) => kind === 'rules');
    const [last] = rules?.versions ?? [];
    if (rules === undefined || last === undefined) throw new Error('There are no rules.');
    const change = 'Theirs.';
    Object.assign(rules, {
      version: 4,
      content: 'Theirs',
      versions: [{ ...last, version: 4, change }, ...rules.versions],
    });
    await publish();
    await expect(await screen.findByText(/^Another version was published after you opened this one/)).toBeVisible();
    await expect(await screen.findByText(change)).toBeVisible();
    await expect(await words()).toHaveValue('# Be kind');
    await publish();
    await expectToast('Published. Everybody can read it now.');
  },
};

const inGerman = () => screen.findByRole('textbox', { name: 'Your words in German' });

async function writeInGerman(text: string) {
  await open('Rules');
  await open(/^Deutsch/);
  const box = await inGerman();
  await userEvent.clear(box);
  await userEvent.type(box, text);
}
const saveTranslation = async () => userEvent.click(screen.getByRole('button', { name: 'Save the translation' }));

/** Each language says whether readers get the current version in it. */
export const Languages: Story = {
  tags: ['interaction'],
  play: async () => {
    await open('Rules');
    await expect(await screen.findByRole('tab', { name: 'Deutsch' })).toBeVisible();
    await expect(screen.getByRole('tab', { name: /^Español ?earlier version$/ })).toBeVisible();
    await expect(screen.getByRole('tab', { name: /^العربية ?missing$/ })).toBeVisible();
    await open(/^Deutsch/);
    await expect(await screen.findByRole('heading', { name: 'Unsere Regeln' })).toBeVisible();
  },
};

export const Translates: Story = {
  tags: ['interaction'],
  parameters: shows({ translateText: 'success' }),
  play: async () => {
    await writeInGerman('# Regeln');
    await saveTranslation();
    await expectToast('Saved. Readers of this language have it now.');
    await waitFor(async () => expect(await inGerman()).toHaveValue('# Regeln'));
    await expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  },
};

/** What is typed in another language goes along with the next version; what is not typed, if it still fits. */
export const PublishesAlong: Story = {
  tags: ['interaction'],
  parameters: shows({ publishText: 'success' }),
  play: async () => {
    await writeInGerman('# Regeln');
    await open('English');
    await userEvent.type(screen.getByRole('textbox', { name: /^What changes/ }), 'Shorter.');
    await expect(screen.getByText('Published along: your words in German.')).toBeVisible();
    await publish();
    await expectToast('Published. Everybody can read it now.');
    await expect(await screen.findByRole('heading', { name: 'Publish as version 5' })).toBeVisible();
    await expect(communityTexts().texts.find(({ kind }) => kind === 'rules')?.translations).toMatchObject([
      { language: 'de', version: 4, content: '# Regeln' },
      { language: 'es', version: 2 },
    ]);
    await expect(screen.getByRole('checkbox', { name: 'The words in German still fit' })).not.toBeChecked();
  },
};

/** Another operator translates meanwhile. */
export const TranslatedMeanwhile: Story = {
  tags: ['interaction'],
  parameters: shows({ translateText: 'conflict' }),
  play: async () => {
    await writeInGerman('# Regeln');
    const rules = communityTexts().texts.find(({ kind }) => kind === 'rules');
    Object.assign(rules?.translations?.[0] ?? {}, { revision: 2, content: 'Ihre.' });
    await saveTranslation();
    await expect(
      await screen.findByText(/^The text or this translation has changed after you opened it/),
    ).toBeVisible();
    await expect(await screen.findByText('Ihre.')).toBeVisible();
    await expect(await inGerman()).toHaveValue('# Regeln');
    await saveTranslation();
    await expectToast('Saved. Readers of this language have it now.');
  },
};

const notTranslated = (state: 'error' | 'offline' | 'forbidden' | 'badRequest' | 'notFound', text: RegExp): Story => ({
  tags: ['interaction'],
  parameters: network({ translateText: state }),
  play: async () => {
    await writeInGerman('# Regeln');
    await saveTranslation();
    await waitFor(() =>
      expect(screen.getAllByRole('alert').find((one) => one.textContent !== '')).toHaveTextContent(text),
    );
    await expect(await inGerman()).toHaveValue('# Regeln');
  },
});

export const Translating: Story = {
  tags: ['interaction'],
  parameters: network({ translateText: 'loading' }),
  play: async () => {
    await writeInGerman('# Regeln');
    await saveTranslation();
    await expect(await screen.findByRole('button', { name: 'Saving...' })).toBeVisible();
  },
};

export const TranslateFails: Story = notTranslated('error', /^Something went wrong on our side/);
export const TranslateOffline: Story = notTranslated('offline', /^We can't reach/);
export const TranslateForbidden: Story = notTranslated('forbidden', /^Only operators can do this\.$/);
export const TranslateRefused: Story = notTranslated('badRequest', /must be one of/i);
export const TranslateMissing: Story = notTranslated('notFound', /not found/i);

const notPublished = (state: 'error' | 'offline' | 'forbidden' | 'badRequest', text: RegExp): Story => ({
  tags: ['interaction'],
  parameters: network({ publishText: state }),
  play: async () => {
    await writeRules();
    await publish();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
    await expect(await words()).toHaveValue('# Be kind');
  },
});

export const Publishing: Story = {
  tags: ['interaction'],
  parameters: network({ publishText: 'loading' }),
  play: async () => {
    await writeRules();
    await publish();
    await expect(await screen.findByRole('button', { name: 'Publishing...' })).toBeVisible();
  },
};

export const PublishFails: Story = notPublished('error', /^Something went wrong on our side/);
export const PublishOffline: Story = notPublished('offline', /^We can't reach/);
export const PublishForbidden: Story = notPublished('forbidden', /^Only operators can do this\.$/);
export const PublishRefused: Story = notPublished('badRequest', /must not be empty/i);

export const NoTexts: Story = {
  parameters: network({ listTexts: 'empty' }),
  play: async () => {
    await expect(await words()).toHaveValue('');
  },
};

/** A server whose model has nothing to say. */
export const NoModel: Story = {
  tags: ['interaction'],
  parameters: network({ getPrivacyModel: 'empty' }),
  play: async () => {
    await open('Privacy Policy');
    await expect(await words()).toHaveValue('');
  },
};
