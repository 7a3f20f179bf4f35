import { ButtonLink } from '@skill-exchange/ui/primitives/button';
import { PageHeader } from '@skill-exchange/ui/primitives/page-header';
import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { moderationPaths } from '../config/moderation-paths.ts';
import { paths } from '../config/paths.ts';
import { AuditLog } from '../features/moderation/audit-log.tsx';
import { CaseDetails } from '../features/moderation/case-details.tsx';
import { CaseQueue } from '../features/moderation/case-queue.tsx';
import { MyActions } from '../features/moderation/my-actions.tsx';
import { PageMeta } from '../lib/page-meta.tsx';
import { NotFoundPage } from './not-found-page.tsx';

// Few members need it.
const WhileSuspended = lazy(async () => ({
  default: (await import('../features/account/while-suspended.tsx')).WhileSuspended,
}));

// One screen of four pages, so that the start of the app names one more chunk and not four.

type FrameProps = { title: string; description: string; children: ReactNode };

function Frame({ title, description, children }: FrameProps) {
  return (
    <div className="page-wrap max-w-200 pt-12 pb-24 max-sm:pt-8">
      <PageMeta title={title} description={description} />
      <PageHeader title={title} className="mb-8" />
      {children}
    </div>
  );
}

/** `/moderation`: what waits for a moderator. */
function QueuePage() {
  return (
    <Frame title="Moderation" description="Reports and appeals that wait for a decision.">
      <CaseQueue />
      <ButtonLink href={moderationPaths.log} variant="secondary" size="sm" className="mt-8">
        See the log
      </ButtonLink>
    </Frame>
  );
}

/** `/moderation/cases/:caseId`: one case, and its decision. */
function CasePage({ caseId }: { caseId: string }) {
  return (
    <Frame title="Case" description="What was reported, and what to do about it.">
      <CaseDetails key={caseId} caseId={caseId} />
      <BackToQueue />
    </Frame>
  );
}

/** `/moderation/log`: who did what. */
function LogPage() {
  return (
    <Frame title="Moderation log" description="Each decision, appeal and change of a role.">
      <AuditLog />
      <BackToQueue />
    </Frame>
  );
}

function BackToQueue() {
  return (
    <ButtonLink href={moderationPaths.queue} variant="secondary" size="sm" className="mt-8">
      Back to moderation
    </ButtonLink>
  );
}

/** All pages below `/moderation`, and what a member reads of decisions about them. */
export function ModerationPages() {
  const { pathname } = useLocation();
  const [place = '', caseId, ...rest] = (useParams()['*'] ?? '').split('/');
  if (pathname === paths.accountActions) return <MyActionsPage />;
  if (place === '') return <QueuePage />;
  if (place === 'log' && caseId === undefined) return <LogPage />;
  if (place === 'cases' && caseId && rest.length === 0) return <CasePage caseId={caseId} />;
  return <NotFoundPage />;
}

/** `/account/actions`: what moderators have decided about the member. */
function MyActionsPage() {
  return (
    <Frame title="Decisions about you" description="What moderators decided about you, why, and how to appeal.">
      <MyActions
        whileSuspended={
          <Suspense>
            <WhileSuspended />
          </Suspense>
        }
      />
    </Frame>
  );
}
