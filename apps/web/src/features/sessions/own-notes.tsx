import { t } from '@lingui/core/macro';
import { useSession } from '@skill-exchange/api-client/sessions';
import type { SessionNotes as Notes, Session } from '@skill-exchange/api-client/types';
import { SessionNotes } from '@skill-exchange/ui/components/session-notes';
import { sidesOf } from '@skill-exchange/ui/lib/sessions/session-sides';
import { firstName } from '@skill-exchange/ui/lib/texts/display-name';
import { withComma } from '@skill-exchange/ui/lib/texts/list-words';
import { localDay } from '@skill-exchange/ui/lib/time/local-time';
import { useNow } from '@skill-exchange/ui/lib/time/use-now';
import { useNotes } from './use-notes.ts';

type OwnNotesProps = { session: Session; memberId: string };

/** The shared notes of a session. Renders nothing on a server without notes. */
export function OwnNotes({ session, memberId }: OwnNotesProps) {
  const { data } = useSession(session._id);
  if (data?.notes === undefined) return null;
  return <TheNotes session={session} memberId={memberId} notes={data.notes} />;
}

function TheNotes({ session, memberId, notes }: OwnNotesProps & { notes: Notes }) {
  const name = firstName(sidesOf(session, memberId).other.name);
  const now = useNow();
  const { text, write, state, failure, retry, theirs, keepBoth, takeTheirs } = useNotes(session._id, notes);
  const { updatedAt, updatedBy } = notes;
  const day = updatedAt === undefined ? '' : localDay(updatedAt, now);
  return (
    <SessionNotes
      text={text}
      onTextChange={write}
      state={state}
      failure={failure}
      onRetry={retry}
      isReadOnly={session.status === 'Cancelled'}
      savedBy={day === '' ? undefined : updatedBy === memberId ? t`you, ${day}` : withComma(name, day)}
      conflict={
        theirs === undefined ? undefined : { name, text: theirs, onKeepBoth: keepBoth, onTakeTheirs: takeTheirs }
      }
    />
  );
}
