import { useSessions } from '@skill-exchange/api-client/sessions';
import { NotificationAnswered } from '@skill-exchange/ui/components/notification-rows';
import { consentOf, consentWords, endingWords } from '@skill-exchange/ui/lib/sessions/session-consent';
import { useId } from 'react';
import { SessionAnswer } from './session-answer.tsx';

type InboxSessionProps = {
  sessionId: string;
  memberId: string;
  /** Opens the form for other times. */
  onSuggest: () => void;
};

/** Answers a session next to its notification; shows the result once answered. */
export function InboxSession({ sessionId, memberId, onSuggest }: InboxSessionProps) {
  const { data: sessions } = useSessions();
  const wordsId = useId();
  const session = sessions?.find(({ _id }) => _id === sessionId);
  if (session === undefined) return null;
  const { turn } = consentOf(session, memberId);
  const isOpen = session.status === 'Scheduled';
  const words = isOpen ? consentWords(session, memberId) : endingWords(session, memberId);
  if (!isOpen || turn !== 'mine') return words === null ? null : <NotificationAnswered>{words}</NotificationAnswered>;
  return (
    // Offsets the padding that the answers have on a session's page.
    <div className="-mx-5 -mt-5 grid sm:-mx-6">
      <p id={wordsId} className="sr-only">
        {words}
      </p>
      <SessionAnswer
        isBrief
        session={session}
        memberId={memberId}
        nameId={wordsId}
        timeZone={undefined}
        onSuggest={onSuggest}
      />
    </div>
  );
}
