import { useSessions } from '@skill-exchange/api-client/sessions';
import type { MemberRef, Session, SessionStatus } from '@skill-exchange/api-client/types';
import { Button } from '@skill-exchange/ui/primitives/button';
import { TextLink } from '@skill-exchange/ui/primitives/link';
import { PageHeader } from '@skill-exchange/ui/primitives/page-header';
import { Tab, TabList, Tabs } from '@skill-exchange/ui/primitives/tabs';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useEffect, useEffectEvent, useState } from 'react';
import { paths } from '../../config/paths.ts';
import { lazyDialog } from '../../lib/lazy-dialog.tsx';
import { usePreload } from '../../lib/lazy-with-preload.ts';
import { PushOfferWhenIdle } from '../../lib/push/push-offer-when-idle.tsx';
import type { SwapMatch } from '../../lib/swap-match.ts';
import { usePhotoUrl } from '../../lib/use-photo-url.ts';
import { SessionPanel } from './session-panel.tsx';
import { useSessionEditing } from './use-session-editing.ts';

const SessionEditor = lazyDialog(
  async () => (await import('./session-editor.tsx')).SessionEditor,
  () => {},
);

const statuses: readonly SessionStatus[] = ['Scheduled', 'Completed', 'Cancelled'];

type MySessionsProps = {
  ownId: string;
  /** The member to plan a session with: the form opens with them, or empty where this is null. */
  partner?: MemberRef | null | undefined;
  /** What the two could swap. */
  match?: SwapMatch | undefined;
  onPartnerTaken: () => void;
  onReview: (session: Session) => void;
};

/** The member's swaps in their three states, and the form that plans and changes them. */
export function MySessions({ ownId, partner, match, onPartnerTaken, onReview }: MySessionsProps) {
  const query = useSessions();
  const photoUrl = usePhotoUrl();
  const [status, setStatus] = useState<SessionStatus>('Scheduled');
  const { editing, opening, isOpen, add, addWith, edit, keep, close } = useSessionEditing();
  const session = query.data?.find(({ _id }) => _id === editing?.sessionId);
  const isReady = editing !== null && (editing.sessionId === null || session !== undefined);

  // Before a connection can fail.
  usePreload(SessionEditor);

  const takePartner = useEffectEvent((taken: MemberRef | null) => {
    if (taken === null) add();
    else addWith({ _id: taken._id, name: taken.name, photo: photoUrl(taken.photo) }, match);
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
          <Button onClick={add}>
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
            query={{ ...query, data: query.data && inStatus(query.data, each) }}
            onAdd={add}
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
          initialDraft={editing.initialDraft}
          isHalfFilled={editing.isHalfFilled}
          open={isOpen}
          onDraftChange={keep}
          onClose={close}
          onSaved={(date) => {
            if (close()) setStatus(Date.parse(date) > Date.now() ? 'Scheduled' : 'Completed');
          }}
        />
      ) : null}
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
