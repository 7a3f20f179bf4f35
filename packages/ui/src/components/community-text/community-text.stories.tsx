import type { CommunityText as Text } from '@skill-exchange/api-client/types';
import { readableText } from '@skill-exchange/api-mocks/handlers/operator/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CommunityText } from './community-text.tsx';

const meta = {
  title: 'Components/Operator/CommunityText',
  tags: ['!stable', 'new'],
  component: CommunityText,
  args: { text: readableText('rules') as Text, currentHref: '/texts/rules', beforeHref: '/texts/rules/2' },
} satisfies Meta<typeof CommunityText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Current: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Our rules' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Who decides' })).toBeVisible();
  },
};

export const Earlier: Story = {
  args: { text: readableText('rules', 2) as Text, beforeHref: '/texts/rules/1' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Read the current one' })).toHaveAttribute('href', '/texts/rules');
  },
};

export const WithoutTitle: Story = {
  args: { text: { ...(readableText('imprint') as Text), content: 'Amara Okafor' }, beforeHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Imprint' })).toBeVisible();
  },
};

/** Nobody has translated this version into the reader's language. */
export const InAnotherLanguage: Story = {
  args: { text: { ...(readableText('rules', undefined, 'de') as Text), languages: ['de', 'ar'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This text is in German and Arabic only for now.')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Unsere Regeln' })).toHaveAttribute('lang', 'de');
  },
};

export const Translated: Story = {
  args: { text: { ...(readableText('rules') as Text), languages: ['de', 'en'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This is a translation. The text in German counts.')).toBeVisible();
  },
};
