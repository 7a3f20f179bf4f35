import { withTexts } from './lib/texts/with-texts.ts';
import { page } from './page-route.tsx';

const moderation = page(
  '/moderation',
  withTexts(
    ['moderation', 'skills'],
    async () => (await import('./pages/moderation/moderation-page.tsx')).ModerationPages,
  ),
);

/** The pages of moderators and operators. */
export const consolePages = [
  moderation,
  ...['/moderation/log', '/moderation/cases/:caseId'].map((path) => ({ ...moderation, path })),
  page(
    '/operator/settings',
    withTexts(
      ['operator'],
      async () => (await import('./pages/operator/operator-settings-page.tsx')).OperatorSettingsPage,
    ),
  ),
  page(
    '/operator/members',
    withTexts(
      ['operator'],
      async () => (await import('./pages/operator/operator-members-page.tsx')).OperatorMembersPage,
    ),
  ),
  page(
    '/operator/join',
    withTexts(['operator'], async () => (await import('./pages/operator/operator-join-page.tsx')).OperatorJoinPage),
  ),
  page(
    '/operator/offered',
    withTexts(
      ['operator'],
      async () => (await import('./pages/operator/operator-offered-page.tsx')).OperatorOfferedPage,
    ),
  ),
  ...['/operator/announcements', '/operator/announcements/:announcementId'].map((path) =>
    page(
      path,
      withTexts(
        ['operator'],
        async () => (await import('./pages/operator/operator-announcements-page.tsx')).OperatorAnnouncementsPage,
      ),
    ),
  ),
  page(
    '/operator/health',
    withTexts(['operator'], async () => (await import('./pages/operator/operator-health-page.tsx')).OperatorHealthPage),
  ),
  page(
    '/operator/backups',
    withTexts(
      ['operator'],
      async () => (await import('./pages/operator/operator-backups-page.tsx')).OperatorBackupsPage,
    ),
  ),
  page(
    '/operator/email',
    withTexts(['operator'], async () => (await import('./pages/operator/operator-email-page.tsx')).OperatorEmailPage),
  ),
  page(
    '/operator/setup/:step?',
    withTexts(['operator'], async () => (await import('./pages/operator/operator-setup-page.tsx')).OperatorSetupPage),
  ),
  page(
    '/operator/texts',
    withTexts(['operator'], async () => (await import('./pages/operator/operator-texts-page.tsx')).OperatorTextsPage),
  ),
  page(
    '/operator',
    withTexts(['operator', 'skills'], async () => (await import('./pages/operator/operator-page.tsx')).OperatorPage),
  ),
];
