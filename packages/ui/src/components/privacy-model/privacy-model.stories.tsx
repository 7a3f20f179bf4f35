import { privacySections } from '@skill-exchange/api-mocks/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PrivacyModel } from './privacy-model.tsx';

const meta = {
  title: 'Components/Operator/PrivacyModel',
  tags: ['!stable', 'new'],
  component: PrivacyModel,
  args: { model: { sections: privacySections }, words: '', onUse: fn() },
} satisfies Meta<typeof PrivacyModel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unused: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^SMTP_URL and VERIFY_EMAIL, where the server/)).toBeVisible();
    await expect(canvas.queryByText('Not in your words')).toBeNull();
  },
};

export const Uses: Story = {
  tags: ['interaction'],
  args: { onUse: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Put it into the editor' }));
    await expect(args.onUse).toHaveBeenCalledWith(
      expect.stringMatching(/^# Privacy statement\n\n## Who is responsible/),
    );
  },
};

/** The operator writes in another language than they read. */
export const InAnotherLanguage: Story = {
  tags: ['interaction'],
  args: {
    model: {
      language: 'ar',
      title: 'بيان الخصوصية',
      sections: [{ title: 'الرسائل', content: 'لا يرسل.', variables: [], settings: [] }],
    },
    onUse: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('الرسائل')).toHaveAttribute('dir', 'rtl');
    await userEvent.click(canvas.getByRole('button', { name: 'Put it into the editor' }));
    await expect(args.onUse).toHaveBeenCalledWith('# بيان الخصوصية\n\n## الرسائل\n\nلا يرسل.');
  },
};

/** A setting has changed since the words were written. */
export const NoLongerFits: Story = {
  args: { words: privacySections[0]?.content ?? '' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Not in your words')).toHaveLength(2);
  },
};
