import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { LanguageSelect } from '../language-select/language-select.tsx';
import { NoticeDialog } from '../notice-dialog/notice-dialog.tsx';
import { Footer } from './footer.tsx';

const meta = {
  title: 'Components/Site/Footer',
  tags: ['specified'],
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    contactEmail: 'team@example.org',
    sourceHref: 'https://code.example.org/skill-exchange',
    homeHref: '#home',
    year: 2026,
    language: (
      <LanguageSelect
        value="en"
        languages={[
          { code: 'en', name: 'English', tag: 'en' },
          { code: 'es', name: 'Español', tag: 'es' },
        ]}
        onChoose={fn()}
      />
    ),
    Dialog: NoticeDialog,
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryPage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/© 2026/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'SkillExchange' })).toHaveAttribute('href', '#home');
    await expect(canvas.queryByRole('link', { name: /home/i })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', 'mailto:team@example.org');
    await expect(canvas.getByRole('link', { name: 'Newsletter feed' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Mastodon' })).toBeVisible();
    const source = canvas.getByRole('link', { name: 'Source code' });
    await expect(source).toHaveAttribute('href', 'https://code.example.org/skill-exchange');
    await expect(source).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

/** On pages for work it is one line. */
export const Compact: Story = {
  args: { compact: true },
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('contentinfo').getBoundingClientRect();
    await expect(height).toBeLessThan(60);
  },
};

/** Its links fit in one row even on the narrowest phone. */
export const CompactOnAPhone: Story = {
  args: { compact: true },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo').getBoundingClientRect().height).toBeLessThan(190);
    const privacy = canvas.getByRole('button', { name: 'Privacy Policy' }).getBoundingClientRect();
    const contact = canvas.getByRole('link', { name: 'Contact Us' }).getBoundingClientRect();
    await expect(contact.top).toBe(privacy.top);
    for (const entry of [...canvas.getAllByRole('link'), ...canvas.getAllByRole('button')])
      await expect(entry.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  },
};

export const CurrentYear: Story = {
  render: ({ contactEmail, sourceHref, Dialog }) => (
    <Footer contactEmail={contactEmail} sourceHref={sourceHref} Dialog={Dialog} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/© 2026/)).toBeVisible();
  },
};

export const PrivacyPolicy: Story = {
  tags: ['opens'],
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Privacy Policy' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Privacy Policy' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Disclaimer: Story = {
  tags: ['opens'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Disclaimer' }));
    const dialog = await screen.findByRole('dialog', { name: 'Disclaimer' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
