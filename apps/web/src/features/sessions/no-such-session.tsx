import { t } from '@lingui/core/macro';
import { LostArt } from '@skill-exchange/ui/components/illustration';
import { ButtonLink } from '@skill-exchange/ui/primitives/button';
import { EmptyState } from '@skill-exchange/ui/primitives/empty-state';
import { paths } from '../../config/paths.ts';

/** Shown for a session that does not exist, or is other members'. */
export function NoSuchSession() {
  return (
    <EmptyState
      role="alert"
      title={t`Session not found`}
      illustration={<LostArt />}
      action={
        <ButtonLink href={paths.dashboard.session} variant="secondary">
          {t`See your sessions`}
        </ButtonLink>
      }
    >
      {t`It isn't one of yours. It may belong to another account.`}
    </EmptyState>
  );
}
