import { community } from '@skill-exchange/api-mocks/community';
import { type Language, sourceLanguage } from '@skill-exchange/texts/languages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { loadTexts, startTexts } from '../../lib/texts/page-texts.ts';
import { pageStory, shows } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Profile',
  component: StoryApp,
  args: { path: '/userDashboard/profile', as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shows the page in a language. Its code may be loaded already, which would not load the texts again. */
function inLanguage(language: Language) {
  return async () => {
    await startTexts(language);
    await Promise.all((['account', 'meetings', 'skills'] as const).map(loadTexts));
    return () => startTexts(sourceLanguage);
  };
}

/** Skills have the names of the reader's language; what a member wrote in their own words stays. */
export const InGerman: Story = {
  name: 'In German',
  beforeEach: [() => void community().me.skillsOffered.push('Bread for my street'), inLanguage('de')],
  play: async ({ canvas }) => {
    const teaches = within(await canvas.findByRole('region', { name: 'Meine Fähigkeiten' }));
    for (const name of ['Python', 'Schach', 'Bread for my street']) await expect(teaches.getByText(name)).toBeVisible();
    const wants = within(canvas.getByRole('region', { name: 'Fähigkeiten, die ich lernen möchte' }));
    for (const name of ['Portugiesisch', 'Sauerteig']) await expect(wants.getByText(name)).toBeVisible();
  },
};

/** A name that has no Arabic one keeps its own direction. */
export const InArabic: Story = { name: 'In Arabic', beforeEach: inLanguage('ar') };

/** The picker finds a skill by any name, shows the reader's, and stores the catalog's. */
export const PicksInGerman: Story = {
  tags: ['interaction'],
  parameters: shows({ editUser: 'success' }),
  beforeEach: inLanguage('de'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Bearbeiten' }));
    const form = within(canvas.getByRole('main'));
    await userEvent.click(await form.findByRole('button', { name: 'Schach entfernen' }));
    await userEvent.type(form.getByRole('combobox', { name: 'Fähigkeiten, die ich lernen möchte' }), 'gitarre');
    await userEvent.click(await form.findByRole('option', { name: 'Gitarre' }));
    await expect(form.getByRole('button', { name: 'Gitarre entfernen' })).toBeVisible();
    await userEvent.type(form.getByRole('combobox', { name: 'Meine Fähigkeiten' }), 'weld');
    await userEvent.click(await form.findByRole('option', { name: /Welding steht als Schweißen in der Liste/ }));
    await userEvent.click(form.getByRole('button', { name: 'Speichern' }));
    const wants = within(await canvas.findByRole('region', { name: 'Fähigkeiten, die ich lernen möchte' }));
    await expect(wants.getByText('Gitarre')).toBeVisible();
    await expect(community().me.skillsRequested).toEqual(['Portuguese', 'Sourdough', 'Film photography', 'Guitar']);
    await expect(community().me.skillsOffered).toEqual(['Python', 'Welding']);
  },
};
