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
import { usePlanning } from './use-planning.ts';
import { useSessionEditing } from './use-session-editing.ts';
import { useSuggesting } from './use-suggesting.ts';

const SessionEditor = lazyDialog(
  async () => (await import('./session-editor.tsx')).SessionEditor,
  () => {},
);

const SessionPlanner = lazyDialog(
  async () => (await import('./session-planner.tsx')).SessionPlanner,
  () => {},
);

const TimesSuggester = lazyDialog(
  async () => (await import('./times-suggester.tsx')).TimesSuggester,
  () => {},
);

const statuses: readonly SessionStatus[] = ['Scheduled', 'Completed', 'Cancelled'];

type MySessionsProps = {
  ownId: string;
  /** The member to plan a session with: the planner opens with them, or empty where this is null. */
  partner?: MemberRef | null | undefined;
  /** What the two could swap. */
  match?: SwapMatch | undefined;
  /** A time that suits both (ISO 8601, UTC). */
  time?: string | null;
  /** The anchor of the session that is shown first. */
  linkedTo?: string;
  onPartnerTaken: () => void;
  onReview: (session: Session) => void;
};

/** The member's swaps in their three states, and the forms that plan, propose and change them. */
export function MySessions(props: MySessionsProps) {
  const { ownId, partner, match, time = null, linkedTo, onPartnerTaken, onReview } = props;
  const query = useSessions();
  const photoUrl = usePhotoUrl();
  const [chosen, setStatus] = useState<SessionStatus | null>(null);
  const linked = query.data?.find(({ _id }) => sessionAnchor(_id) === linkedTo);
  const status = chosen ?? linked?.status ?? 'Scheduled';
  const { subject, opening, isOpen, edit, keep, close } = useSessionEditing();
  const planner = usePlanning();
  const suggestion = useSuggesting();
  const moved = query.data?.find(({ _id }) => _id === suggestion.subject?.sessionId);
  const session = query.data?.find(({ _id }) => _id === subject?.sessionId);

  // Preload now: the chunk may fail to load later.
  usePreload(SessionEditor);
  usePreload(SessionPlanner);
  usePreload(TimesSuggester);

  const takePartner = useEffectEvent((taken: MemberRef | null) => {
    const other = taken && { _id: taken._id, name: taken.name, photo: photoUrl(taken.photo) };
    if (other === null) planner.plan();
    else planner.planWith(other, { match, time });
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
          <Button onClick={planner.plan}>
            <CalendarPlus aria-hidden="true" />
            Add Session
          </Button>
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
            onAdd={planner.plan}
            onProposeAgain={(session) => planner.planAgain(session, ownId)}
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
      {session === undefined ? null : (
        <SessionEditor
          key={opening}
          ownId={ownId}
          session={session}
          initialDraft={subject?.fields}
          open={isOpen}
          onDraftChange={keep}
          onClose={close}
          onSaved={(date) => {
            if (close()) setStatus(Date.parse(date) > Date.now() ? 'Scheduled' : 'Completed');
          }}
        />
      )}
      {planner.subject === null ? null : (
        <SessionPlanner
          key={`plan ${planner.opening}`}
          ownId={ownId}
          initialDraft={planner.subject}
          isHalfFilled={planner.isHalfFilled}
          open={planner.isOpen}
          onDraftChange={planner.keep}
          onClose={planner.close}
          onPlanned={() => {
            if (planner.close()) setStatus('Scheduled');
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
