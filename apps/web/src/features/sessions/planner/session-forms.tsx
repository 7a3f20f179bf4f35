import type { Session } from '@skill-exchange/api-client/types';
import { lazyDialog } from '../../../lib/dialogs/lazy-dialog.tsx';
import { usePreload } from '../../../lib/lazy-with-preload.ts';
import type { usePlanning } from './use-planning.ts';
import type { useSessionEditing } from './use-session-editing.ts';
import type { useSuggesting } from './use-suggesting.ts';

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

type SessionFormsProps = {
  ownId: string;
  sessions: readonly Session[] | undefined;
  editing: ReturnType<typeof useSessionEditing>;
  planner: ReturnType<typeof usePlanning>;
  suggestion: ReturnType<typeof useSuggesting>;
  /** Called after a change; `date` is the session's start, in ISO 8601. */
  onSaved: (date: string) => void;
  onPlanned: () => void;
};

/** The forms that plan and change sessions. */
export function SessionForms(props: SessionFormsProps) {
  const { ownId, sessions, editing, planner, suggestion, onSaved, onPlanned } = props;
  const { subject } = editing;
  const moved = sessions?.find(({ _id }) => _id === suggestion.subject?.sessionId);
  const session = sessions?.find(({ _id }) => _id === subject?.sessionId);

  // Preload now: the chunk may fail to load later.
  usePreload(SessionEditor);
  usePreload(SessionPlanner);
  usePreload(TimesSuggester);

  return (
    <>
      {session === undefined ? null : (
        <SessionEditor
          key={editing.opening}
          ownId={ownId}
          session={session}
          initialDraft={subject?.fields}
          open={editing.isOpen}
          onDraftChange={editing.keep}
          onClose={editing.close}
          onSaved={(date) => {
            if (editing.close()) onSaved(date);
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
            if (planner.close()) onPlanned();
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
