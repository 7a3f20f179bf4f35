import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { CommunityHealth } from '@skill-exchange/api-client/types';
import { i18n } from '../texts/i18n.ts';
import { unitsOf } from '../texts/unit-words.ts';

type WarningWords = { title: string; hint: string; isUrgent?: true };
type WarningTexts = { title: MessageDescriptor; hint: MessageDescriptor; isUrgent?: true };

/** What is wrong, and what to do. */
const warnings: Readonly<Record<CommunityHealth['warnings'][number]['code'], WarningTexts>> = {
  disk_full: {
    title: msg`Nothing can be stored: the disk is full`,
    hint: msg`Free some room on the disk of the data folder. Members can read until then.`,
    isUrgent: true,
  },
  disk_low: {
    title: msg`Less than 1 GB is free`,
    hint: msg`Free some room on the disk of the data folder, or move it to a larger one. Pictures and files are refused first.`,
    isUrgent: true,
  },
  jobs_wait: {
    title: msg`Emails and reminders are late`,
    hint: msg`Something due waits for more than a quarter of an hour. See whether a server with WORKER=true runs, and read its log.`,
    isUrgent: true,
  },
  no_mail_server: {
    title: msg`There is no mail server`,
    hint: msg`Emails are written into a folder, and nobody gets them. Set SMTP_URL where the server starts; docs/mail.md says how.`,
  },
  emails_given_up: {
    title: msg`Some emails were given up`,
    hint: msg`The mail server refused them for two days. “npm run operator -- mail” lists them, and with --retry they are sent again.`,
  },
  addresses_refused: {
    title: msg`Some members no longer get emails`,
    hint: msg`The mail server refused their address three times. They are told on the site, and emails go on once they confirm an address. Below is why it was refused.`,
  },
  backup_old: {
    title: msg`No backup for two days`,
    hint: msg`Daily ones should be made by themselves. The page Backups has what became of the last one, and makes one now.`,
    isUrgent: true,
  },
};

/** Returns the words of a warning; those of one that this app does not know yet are its name. */
export function warningWords(code: string): WarningWords {
  const found = (warnings as Readonly<Record<string, WarningTexts>>)[code];
  if (found === undefined) return { title: code.replaceAll('_', ' '), hint: t`See docs/operations.md.` };
  return { ...found, title: i18n._(found.title), hint: i18n._(found.hint) };
}

const units = (['kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const).map((unit) =>
  unitsOf(unit, { unitDisplay: 'short' }),
);

/** Returns a size in words: "184 MB". */
export function bytesInWords(bytes: number): string {
  const power = Math.min(units.length, Math.max(1, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  const value = bytes / 1000 ** power;
  return units[power - 1]?.(value >= 10 ? Math.round(value) : Math.round(value * 10) / 10) ?? '';
}
