import { t } from '@lingui/core/macro';
import type { CommunityHealth } from '@skill-exchange/api-client/types';

type WarningWords = { title: string; hint: string; isUrgent?: true };

/** What is wrong, and what to do. */
const warnings: Readonly<Record<CommunityHealth['warnings'][number]['code'], WarningWords>> = {
  disk_full: {
    title: 'Nothing can be stored: the disk is full',
    hint: 'Free some room on the disk of the data folder. Members can read until then.',
    isUrgent: true,
  },
  disk_low: {
    title: 'Less than 1 GB is free',
    hint: 'Free some room on the disk of the data folder, or move it to a larger one. Pictures and files are refused first.',
    isUrgent: true,
  },
  jobs_wait: {
    title: 'Emails and reminders are late',
    hint: 'Something due waits for more than a quarter of an hour. See whether a server with WORKER=true runs, and read its log.',
    isUrgent: true,
  },
  no_mail_server: {
    title: 'There is no mail server',
    hint: 'Emails are written into a folder, and nobody gets them. Set SMTP_URL where the server starts; docs/mail.md says how.',
  },
  emails_given_up: {
    title: 'Some emails were given up',
    hint: 'The mail server refused them for two days. “npm run operator -- mail” lists them, and with --retry they are sent again.',
  },
};

/** Returns the words of a warning; those of one that this app does not know yet are its name. */
export const warningWords = (code: string): WarningWords =>
  (warnings as Readonly<Record<string, WarningWords>>)[code] ?? {
    title: code.replaceAll('_', ' '),
    hint: t`See docs/operations.md.`,
  };

const units = ['kB', 'MB', 'GB', 'TB'];

/** Returns a size in words: "184 MB". */
export function bytesInWords(bytes: number): string {
  const power = Math.min(units.length, Math.max(1, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  const value = bytes / 1000 ** power;
  return `${value >= 10 ? Math.round(value) : Math.round(value * 10) / 10} ${units[power - 1]}`;
}
