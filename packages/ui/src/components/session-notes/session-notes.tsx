import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import Pencil from 'lucide-react/icons/pencil';
import { useId, useState } from 'react';
import { i18n } from '../../lib/texts/i18n.ts';
import { Button } from '../../primitives/button/button.tsx';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { LinkedText } from '../../primitives/linked-text/linked-text.tsx';
import { Textarea } from '../../primitives/textarea/textarea.tsx';
import { Fact } from '../session-view/session-parts.tsx';

/** Maximum length of notes, in characters. */
const NOTES_LENGTH = 2000;

/** `kept`: stored only on this device until the server can be reached. */
export type NotesState = 'saved' | 'saving' | 'kept' | 'failed';

interface SessionNotesProps {
  text: string;
  onTextChange: (text: string) => void;
  state: NotesState;
  /** Who saved last and when: 'Aino, today'. */
  savedBy?: string | undefined;
  /** Why a save was rejected. */
  failure?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** The other member's text, saved in the meantime; both texts stay until the member decides. */
  conflict?: { name: string; text: string; onKeepBoth: () => void; onTakeTheirs: () => void } | undefined;
  /** Read-only, as in a canceled session. */
  isReadOnly?: boolean;
}

/** The shared notes of a session. Saved while typing. */
export function SessionNotes(props: SessionNotesProps) {
  const { text, onTextChange, state, savedBy, failure, onRetry, conflict, isReadOnly = false } = props;
  const [isEditing, setEditing] = useState(state === 'kept' || conflict !== undefined);
  const id = useId();
  if (isReadOnly && text === '') return null;
  if (!isEditing && !conflict)
    return (
      <Fact
        icon={NotebookPen}
        detail={[t`Notes, you both see them`, savedBy].filter(Boolean).join(' · ')}
        action={
          isReadOnly ? undefined : (
            <IconButton label={t`Change notes`} onClick={() => setEditing(true)}>
              <Pencil aria-hidden="true" />
            </IconButton>
          )
        }
      >
        {text === '' ? (
          <p>{t`No notes yet`}</p>
        ) : (
          <p dir="auto" className="as-written">
            <LinkedText>{text}</LinkedText>
          </p>
        )}
      </Fact>
    );
  return (
    <section
      data-slot="session-notes"
      aria-labelledby={id}
      className="grid gap-3 border-t border-line px-5 py-4 sm:px-6"
    >
      <h3 id={id} className="text-h4 leading-tight">
        {t`Notes`}
      </h3>
      {conflict ? (
        <div role="alert" className="grid gap-2 rounded-ctl bg-learn-tint p-4 text-small text-learn-ink">
          <p className="font-semibold">{t`${{ name: conflict.name }} changed the notes meanwhile. Both texts are here.`}</p>
          <blockquote dir="auto" className="border-s-3 border-current ps-3 as-written">
            <LinkedText>{conflict.text}</LinkedText>
          </blockquote>
          <div className="flex flex-wrap gap-2">
            <Button size="sm" variant="surface" onClick={conflict.onKeepBoth}>
              {t`Keep both`}
            </Button>
            <Button size="sm" variant="surface" onClick={conflict.onTakeTheirs}>
              {t`Use ${{ name: conflict.name }}'s`}
            </Button>
          </div>
        </div>
      ) : null}
      <Textarea
        autoFocus={!conflict}
        autosize
        aria-label={t`Notes, you both see them`}
        aria-describedby={`${id}-state`}
        placeholder={t`What to bring, what to do next time`}
        maxLength={NOTES_LENGTH}
        maxHeight={320}
        value={text}
        onChange={(event) => onTextChange(event.target.value)}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p id={`${id}-state`} role="status" className="text-cap text-ink-2">
          {i18n._(words[state])}
          {failure ? ` ${failure}` : null}
        </p>
        <span className="flex gap-1">
          {state === 'failed' && onRetry ? (
            <Button variant="quiet" size="sm" onClick={onRetry}>
              {t`Try again`}
            </Button>
          ) : null}
          <Button variant="secondary" size="sm" disabled={conflict !== undefined} onClick={() => setEditing(false)}>
            {t`Done`}
          </Button>
        </span>
      </div>
    </section>
  );
}

const words: Record<NotesState, MessageDescriptor> = {
  saved: msg`Saved. You both see it.`,
  saving: msg`Saving...`,
  kept: msg`Kept on this device until you are back online.`,
  failed: msg`Not saved. Your text is still here.`,
};
