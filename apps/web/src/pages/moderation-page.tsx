import { ButtonLink } from '@skill-exchange/ui/primitives/button';
import { PageHeader } from '@skill-exchange/ui/primitives/page-header';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { moderationPaths } from '../config/moderation-paths.ts';
import { AuditLog } from '../features/moderation/audit-log.tsx';
import { CaseDetails } from '../features/moderation/case-details.tsx';
import { CaseQueue } from '../features/moderation/case-queue.tsx';
import { PageMeta } from '../lib/page-meta.tsx';
import { NotFoundPage } from './not-found-page.tsx';

// One screen of three pages, so that the start of the app names one more chunk and not three.

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

/** All pages below `/moderation`. */
export function ModerationPages() {
  const [place = '', caseId, ...rest] = (useParams()['*'] ?? '').split('/');
  if (place === '') return <QueuePage />;
  if (place === 'log' && caseId === undefined) return <LogPage />;
  if (place === 'cases' && caseId && rest.length === 0) return <CasePage caseId={caseId} />;
  return <NotFoundPage />;
}
