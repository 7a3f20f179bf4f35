import { useSessions } from '@skill-exchange/api-client/sessions';
import type { MemberRef, Session, SessionStatus } from '@skill-exchange/api-client/types';
import { Button } from '@skill-exchange/ui/primitives/button';
import { TextLink } from '@skill-exchange/ui/primitives/link';
import { PageHeader } from '@skill-exchange/ui/primitives/page-header';
import { Tab, TabList, Tabs } from '@skill-exchange/ui/primitives/tabs';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useEffect, useEffectEvent, useState } from 'react';
import { paths, sessionAnchor } from '../../config/paths.ts';
import { lazyDialog } from '../../lib/lazy-dialog.tsx';
import { usePreload } from '../../lib/lazy-with-preload.ts';
import { PushOfferWhenIdle } from '../../lib/push/push-offer-when-idle.tsx';
import { viewedQuery } from '../../lib/query-view.tsx';
import type { SwapMatch } from '../../lib/swap-match.ts';
import { usePhotoUrl } from '../../lib/use-photo-url.ts';
import { SessionPanel } from './session-panel.tsx';
import { useProposing } from './use-proposing.ts';
import { useSessionEditing } from './use-session-editing.ts';
import { useSuggesting } from './use-suggesting.ts';

const SessionEditor = lazyDialog(
  async () => (await import('./session-editor.tsx')).SessionEditor,
  () => {},
);

const SessionProposer = lazyDialog(
  async () => (await import('./session-proposer.tsx')).SessionProposer,
  () => {},
);

const TimesSuggester = lazyDialog(
  async () => (await import('./times-suggester.tsx')).TimesSuggester,
  () => {},
);

const statuses: readonly SessionStatus[] = ['Scheduled', 'Completed', 'Cancelled'];

type MySessionsProps = {
  ownId: string;
  /** The member to plan a session with: the form opens with them, or empty where this is null. */
  partner?: MemberRef | null | undefined;
  /** What the two could swap. */
  match?: SwapMatch | undefined;
  /** The form that opens for the partner is that of a proposal. */
  isProposal?: boolean;
  /** The anchor of the session that is shown first. */
  linkedTo?: string;
  onPartnerTaken: () => void;
  onReview: (session: Session) => void;
};

/** The member's swaps in their three states, and the forms that plan, propose and change them. */
export function MySessions(props: MySessionsProps) {
  const { ownId, partner, match, isProposal = false, linkedTo, onPartnerTaken, onReview } = props;
  const query = useSessions();
  const photoUrl = usePhotoUrl();
  const [chosen, setStatus] = useState<SessionStatus | null>(null);
  const linked = query.data?.find(({ _id }) => sessionAnchor(_id) === linkedTo);
  const status = chosen ?? linked?.status ?? 'Scheduled';
  const { subject, opening, isHalfFilled, isOpen, add, addWith, edit, keep, close } = useSessionEditing();
  const proposal = useProposing();
  const suggestion = useSuggesting();
  const moved = query.data?.find(({ _id }) => _id === suggestion.subject?.sessionId);
  const session = query.data?.find(({ _id }) => _id === subject?.sessionId);
  const isReady = subject !== null && (subject.sessionId === null || session !== undefined);

  // Preload now: the chunk may fail to load later.
  usePreload(SessionEditor);
  usePreload(SessionProposer);
  usePreload(TimesSuggester);

  const takePartner = useEffectEvent((taken: MemberRef | null) => {
    const other = taken && { _id: taken._id, name: taken.name, photo: photoUrl(taken.photo) };
    if (isProposal) proposal.proposeTo(other, match);
    else if (other === null) add();
    else addWith(other, match);
    onPartnerTaken();
  });
  useEffect(() => {
    if (partner !== undefined) takePartner(partner);
  }, [partner]);

  return (
    <>
      <PageHeader
        title="Session Management"
        className="mb-10 max-sm:mb-8"
        lead={
          <>
            See the month in <TextLink href={paths.calendar}>Your calendar</TextLink>, and say when you have time in{' '}
            <TextLink href={paths.availability}>Your hours</TextLink>.
          </>
        }
        actions={
          <>
            <Button onClick={add}>
              <CalendarPlus aria-hidden="true" />
              Add Session
            </Button>
            <Button variant="secondary" onClick={proposal.propose}>
              Propose times
            </Button>
          </>
        }
      />
      {query.data?.some(({ status }) => status === 'Scheduled') ? <PushOfferWhenIdle /> : null}
      <Tabs value={status} onValueChange={(value) => setStatus(statuses.find((each) => each === value) ?? status)}>
        <TabList label="Sessions" className="mb-6">
          {statuses.map((each) => (
            <Tab key={each} value={each} count={query.data && inStatus(query.data, each).length}>
              {each}
            </Tab>
          ))}
        </TabList>
        {statuses.map((each) => (
          <SessionPanel
            key={each}
            ownId={ownId}
            status={each}
            query={{ ...viewedQuery(query), data: query.data && inStatus(query.data, each) }}
            onAdd={add}
            onPropose={proposal.propose}
            onProposeAgain={(session) => proposal.proposeAgain(session, ownId)}
            onSuggest={suggestion.suggest}
            onEdit={(session) => {
              edit(session);
              // The other one may have changed it since.
              void query.refetch();
            }}
            onReview={onReview}
          />
        ))}
      </Tabs>
      {isReady ? (
        <SessionEditor
          key={opening}
          ownId={ownId}
          session={session}
          initialDraft={subject.fields}
          isHalfFilled={isHalfFilled}
          open={isOpen}
          onDraftChange={keep}
          onClose={close}
          onSaved={(date) => {
            if (close()) setStatus(Date.parse(date) > Date.now() ? 'Scheduled' : 'Completed');
          }}
        />
      ) : null}
      {proposal.subject === null ? null : (
        <SessionProposer
          key={`proposal ${proposal.opening}`}
          ownId={ownId}
          initialDraft={proposal.subject}
          isHalfFilled={proposal.isHalfFilled}
          open={proposal.isOpen}
          onDraftChange={proposal.keep}
          onClose={proposal.close}
          onProposed={() => {
            if (proposal.close()) setStatus('Scheduled');
          }}
        />
      )}
      {moved === undefined ? null : (
        <TimesSuggester
          key={`times ${suggestion.opening}`}
          ownId={ownId}
          session={moved}
          initialDraft={suggestion.subject?.fields}
          open={suggestion.isOpen}
          onDraftChange={suggestion.keep}
          onClose={suggestion.close}
        />
      )}
    </>
  );
}

/** The next one first, and of those that are over the latest. */
function inStatus(sessions: readonly Session[], status: SessionStatus): Session[] {
  const direction = status === 'Scheduled' ? 1 : -1;
  return sessions
    .filter((session) => session.status === status)
    .sort((one, other) => direction * (Date.parse(one.date) - Date.parse(other.date)));
}
