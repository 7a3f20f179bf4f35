import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { LanguageTabs } from './language-tabs.tsx';

const meta = {
  title: 'Components/Operator/LanguageTabs',
  component: LanguageTabs,
  args: {
    own: 'de',
    languages: [
      { code: 'en', name: 'English', tag: 'en' },
      { code: 'de', name: 'Deutsch', tag: 'de' },
      { code: 'ar', name: 'العربية', tag: 'ar' },
    ],
    stateOf: (code) => (code === 'en' ? 'older' : 'missing'),
    children: (code) => <p>{{ en: 'Our rules', de: 'Unsere Regeln', ar: 'قواعدنا' }[code]}</p>,
  },
} satisfies Meta<typeof LanguageTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The language whose words count comes first, and has no mark. */
export const OwnFirst: Story = {
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('tab').map(({ textContent }) => textContent?.trim());
    await expect(names).toEqual(['Deutsch', 'English earlier version', 'العربية missing']);
    await expect(canvas.getByText('Unsere Regeln')).toBeVisible();
  },
};

export const Chosen: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /^English/ }));
    await expect(canvas.getByText('Our rules')).toBeVisible();
    await expect(canvas.getByText('Unsere Regeln')).not.toBeVisible();
  },
};
