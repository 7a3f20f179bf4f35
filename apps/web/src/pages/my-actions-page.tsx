import { lazy, Suspense } from 'react';
import { MyActions } from '../features/moderation/my-actions.tsx';
import { SettingsFrame } from '../layouts/settings-frame.tsx';

// Few members need it.
const WhileSuspended = lazy(async () => ({
  default: (await import('../features/account/while-suspended.tsx')).WhileSuspended,
}));

/** `/account/actions`: what moderators have decided about the member. */
export function MyActionsPage() {
  return (
    <SettingsFrame
      title="Decisions about you"
      description="What moderators decided about you, why, and how to appeal."
      isDeep
    >
      <MyActions
        whileSuspended={
          <Suspense>
            <WhileSuspended />
          </Suspense>
        }
      />
    </SettingsFrame>
  );
}
