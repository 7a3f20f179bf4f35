import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { inState, pageStory } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const pathOf = (step: string) => ({ path: `/operator/setup${step}`, as: 'member' as const });

const meta = {
  ...pageStory,
  title: 'Pages/Operator set-up steps',
  component: StoryApp,
  args: pathOf(''),
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

export const First: Story = {
  play: async () => {
    await expect(await heading('What it looks like')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Skip this step' })).toHaveAttribute('href', '/operator/setup/2');
  },
};

export const Second: Story = {
  args: pathOf('/2'),
  play: async () => {
    await expect(await heading('Who may join')).toBeVisible();
    await expect(await screen.findByRole('button', { name: 'Save and go on' })).toBeVisible();
  },
};

export const Third: Story = {
  args: pathOf('/3'),
  play: async () => {
    await expect(await heading('Texts')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Go on' })).toHaveAttribute('href', '/operator/setup/4');
  },
};

export const Fourth: Story = {
  args: pathOf('/4'),
  play: async () => {
    await expect(await heading('A test email')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'To the console' })).toHaveAttribute('href', '/operator');
  },
};

export const Missing: Story = {
  args: pathOf('/5'),
  play: async () => {
    await expect(await screen.findByText('404')).toBeVisible();
  },
};

/** What is saved leads to the next step; what is skipped does, too. */
export const SavesAndSkips: Story = {
  tags: ['interaction'],
  play: async () => {
    const name = await screen.findByLabelText(/^Name/);
    await userEvent.clear(name);
    await userEvent.type(name, 'Bibliothek Lindenau');
    await userEvent.click(screen.getByRole('button', { name: 'Save and make live' }));
    await expect(await heading('Who may join')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Save and go on' }));
    await expect(await heading('Texts')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Go on' }));
    await expect(await heading('A test email')).toBeVisible();
  },
};

export const NoOperator: Story = inState({ listSettings: 'forbidden' }, 'Only operators can do this.');
export const Loading: Story = inState({ listSettings: 'loading' }, 'Loading the settings...');
