import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AnnouncementForm } from './announcement-form.tsx';

const saved = {
  subject: 'Quiet days: December 24 to January 3',
  content: 'Dear members,\n\nreports are answered **within 3 days**.',
  isMessage: true,
  banner: {
    text: 'Dec 24 to Jan 3: reports are answered within 3 days.',
    startsAt: '2026-12-18T07:00:00.000Z',
    endsAt: '2027-01-04T07:00:00.000Z',
    forVisitors: false,
  },
};

const languages = [
  { code: 'en', name: 'English', tag: 'en' },
  { code: 'de', name: 'Deutsch', tag: 'de' },
  { code: 'ar', name: 'العربية', tag: 'ar' },
];

const german = {
  language: 'de',
  subject: 'Ruhige Tage: 24. Dezember bis 3. Januar',
  content: 'Liebe Mitglieder,\n\nMeldungen beantworten wir **innerhalb von 3 Tagen**.',
  banner: '24.12. bis 3.1.: Meldungen beantworten wir innerhalb von 3 Tagen.',
};

const meta = {
  title: 'Components/Operator/AnnouncementForm',
  component: AnnouncementForm,
  args: { languages, language: 'en', startsAt: '2026-11-24T12:00:00.000Z', onSave: fn() },
} satisfies Meta<typeof AnnouncementForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'A message to all' })).toBeChecked();
    await expect(canvas.queryByRole('textbox', { name: /On the banner/ })).toBeNull();
  },
};

export const Saved: Story = {
  args: { saved },
  play: async ({ canvas }) => {
    const preview = within(canvas.getByRole('region', { name: 'What they get' }));
    await expect(preview.getByText('within 3 days')).toBeVisible();
    await expect(preview.getByRole('complementary', { name: 'Announcement' })).toHaveTextContent(saved.banner.text);
  },
};

/** Times are the operator's own, and come back as the same instants. */
export const SavedAgain: Story = {
  args: { saved },
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    const subject = canvas.getByRole('textbox', { name: /^Subject/ });
    await userEvent.clear(subject);
    await userEvent.type(subject, 'Quiet weeks');
    await userEvent.click(canvas.getByRole('button', { name: 'Save the draft' }));
    await expect(args.onSave).toHaveBeenCalledWith({ ...saved, subject: 'Quiet weeks' });
  },
};

/** The preview has the words of the open tab. A tab says which languages get the words of the first one. */
export const Translated: Story = {
  args: { saved: { ...saved, translations: [german] } },
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('tab', { name: 'العربية missing' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Deutsch' }));
    const preview = within(canvas.getByRole('region', { name: 'What they get' }));
    await expect(preview.getByText('innerhalb von 3 Tagen')).toBeVisible();
    await expect(preview.getByRole('complementary', { name: 'Announcement' })).toHaveTextContent(german.banner);
    await userEvent.click(canvas.getByRole('tab', { name: 'English' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^Subject/ }), '!');
    await expect(canvas.getByRole('tab', { name: 'Deutsch earlier version' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save the draft' }));
    await expect(args.onSave).toHaveBeenCalledWith({
      ...saved,
      subject: `${saved.subject}!`,
      translations: [german],
    });
  },
};

/** A translation is left empty or written whole: nobody reads half of it in another language. */
export const HalfTranslated: Story = {
  args: { saved },
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Deutsch missing' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^Subject/ }), german.subject);
    await userEvent.click(canvas.getByRole('tab', { name: 'English' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save the draft' }));
    await expect(canvas.getByRole('tab', { name: 'Deutsch' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getAllByText('Required')).toHaveLength(2);
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.clear(canvas.getByRole('textbox', { name: /^Subject/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save the draft' }));
    await expect(args.onSave).toHaveBeenCalledWith(saved);
  },
};

export const Empty: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save the draft' }));
    await expect(canvas.getAllByText('Required')).toHaveLength(2);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Nowhere: Story = {
  args: { saved: { ...saved, isMessage: false, banner: undefined } as never },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Choose where it appears.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save the draft' })).toBeDisabled();
  },
};

export const Failed: Story = {
  args: { saved, failure: 'Somebody has changed this announcement since you opened it.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Somebody has changed this announcement');
  },
};

export const Pending: Story = {
  args: { saved, pending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Saving...' })).toBeVisible();
  },
};
