import { useSessions } from '@skill-exchange/api-client/sessions';
import { NotificationAnswered } from '@skill-exchange/ui/components/notification-rows';
import { answeredWords, sessionStanding } from '@skill-exchange/ui/lib/sessions/session-state';
import { useNow } from '@skill-exchange/ui/lib/time/use-now';
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
  const now = useNow();
  const session = sessions?.find(({ _id }) => _id === sessionId);
  if (session === undefined) return null;
  const standing = sessionStanding(session, memberId, { now });
  if (standing.primary !== 'accept') {
    const words = answeredWords(standing);
    return words === null ? null : <NotificationAnswered>{words}</NotificationAnswered>;
  }
  return (
    // Offsets the padding that the answers have on a session's page.
    <div className="-mx-5 -mt-5 grid sm:-mx-6">
      <p id={wordsId} className="sr-only">
        {standing.question}
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
