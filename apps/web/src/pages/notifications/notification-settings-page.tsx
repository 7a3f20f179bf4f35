import { t } from '@lingui/core/macro';
import { Suspense } from 'react';
import { NotificationSettings } from '../../features/notifications/settings.tsx';
import { SettingsFrame } from '../../layouts/settings-frame.tsx';
import { lazyWithPreload } from '../../lib/lazy-with-preload.ts';

const SavedSearchSection = lazyWithPreload(
  async () => (await import('../../features/users/saved-search-section.tsx')).SavedSearchSection,
);

const FollowedSkillsSection = lazyWithPreload(
  async () => (await import('../../features/skills/followed-skills-section.tsx')).FollowedSkillsSection,
);

/** `/notifications/settings`: the member's notification settings. */
export function NotificationSettingsPage() {
  return (
    <SettingsFrame
      title={t`Notification settings`}
      description={t`Choose what we email you about, and when.`}
      lead={t`Everything is in your inbox anyway. Say what may also reach you outside.`}
    >
      <NotificationSettings />
      <Suspense>
        <SavedSearchSection />
        <FollowedSkillsSection />
      </Suspense>
    </SettingsFrame>
  );
}
