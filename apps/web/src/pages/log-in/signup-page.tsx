import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useCommunity } from '@skill-exchange/api-client/community';
import { isApiError } from '@skill-exchange/api-client/errors';
import { useOpenedInvitation } from '@skill-exchange/api-client/invitations';
import type { Joining } from '@skill-exchange/api-client/types';
import { JoiningNote } from '@skill-exchange/ui/components/joining-note';
import { useSiteName } from '@skill-exchange/ui/lib/texts/site-name';
import { ErrorState } from '@skill-exchange/ui/primitives/error-state';
import { TextLink } from '@skill-exchange/ui/primitives/link';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import { Skeleton } from '@skill-exchange/ui/primitives/skeleton';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { SignupForm } from '../../features/auth/signup-form.tsx';
import { SkillNamesField } from '../../features/skills/skill-names-field.tsx';
import { PageMeta } from '../../lib/page-meta.tsx';
import { useLoggedFailure } from '../../lib/query-view.tsx';
import { useServices } from '../../lib/services.ts';
import { useNavigateIfMounted } from '../../lib/use-navigate-if-mounted.ts';
import { EntryPage } from './entry-page.tsx';

/** `/signup`: creates an account, optionally with skills. */
export function SignupPage() {
  const navigate = useNavigateIfMounted();
  const name = useSiteName();
  const { state } = useLocation();
  const [search] = useSearchParams();
  const token = search.get('invitation');
  const joining = useCommunity().data?.joining;
  const { contactEmail } = useServices();
  const { data: opened, error, refetch } = useOpenedInvitation(token);
  const isUnknown = isApiError(error, 404) || isApiError(error, 400);
  const link = isUnknown ? { state: 'unknown' as const } : opened;
  const isUnchecked = token !== null && link === undefined;
  // The server decides about one that could not be checked.
  const invitation = token !== null && (isUnchecked || link?.state === 'open') ? token : undefined;
  const uncheckedBecause = isUnchecked ? error : null;
  useLoggedFailure('The invitation was not checked', uncheckedBecause);
  const [asked, setAsked] = useState('');
  if (asked !== '') return <Asked email={asked} />;
  return (
    <EntryPage
      title={t`Create Account`}
      aside={
        <Trans>
          Already a member? <TextLink href={paths.login}>Sign in</TextLink>
        </Trans>
      }
    >
      <PageMeta
        title={t`Create Account`}
        description={t`Join ${name}: say what you can teach and what you want to learn, and find your other half.`}
      />
      {isUnchecked && error === null ? (
        <LoadingStatus label={t`Checking your invitation...`} labelHidden className="mb-6">
          <Skeleton className="h-12" />
        </LoadingStatus>
      ) : null}
      {uncheckedBecause === null ? null : (
        <ErrorState
          title={t`We couldn’t check your invitation`}
          description={uncheckedBecause.message}
          onRetry={() => void refetch()}
          className="mb-6"
        />
      )}
      {joining === undefined || isUnchecked ? null : (
        <JoiningNote joining={joining} invitation={link} contactEmail={contactEmail} className="mb-6" />
      )}
      <SignupForm
        invitation={invitation}
        minimumAge={joining?.minimumAge}
        question={invitation === undefined ? questionOf(joining) : undefined}
        skillField={(slot) => <SkillNamesField key={slot.name} {...slot} />}
        onSignedUp={(email, isWaiting) =>
          isWaiting ? setAsked(email) : navigate(paths.login, { state: { ...state, email } })
        }
      />
    </EntryPage>
  );
}

function questionOf(joining: Joining | undefined) {
  if (joining?.by !== 'approval' || joining.question === undefined) return undefined;
  return { words: joining.question, answerDays: joining.answerDays ?? 3 };
}

/** What somebody reads who has asked to join. */
function Asked({ email }: { email: string }) {
  return (
    <EntryPage title={t`You have asked to join`} aside={t`Nobody else sees you here until you are in.`}>
      <PageMeta title={t`You have asked to join`} description={t`An email tells you once somebody has answered.`} />
      <p role="status">{t`We write to ${email} once somebody has answered. Then you log in with the password you chose.`}</p>
      <p className="mt-4 text-small text-ink-2">
        <Trans>
          Changed your mind? <TextLink href={paths.login}>Log in to withdraw your request</TextLink>.
        </Trans>
      </p>
    </EntryPage>
  );
}
