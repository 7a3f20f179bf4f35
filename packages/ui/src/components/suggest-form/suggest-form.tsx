import { t } from '@lingui/core/macro';
import type { Session } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useForm } from 'react-hook-form';
import { consentOf } from '../../lib/sessions/session-consent.ts';
import { usualMinutes } from '../../lib/sessions/session-length.ts';
import { sidesOf } from '../../lib/sessions/session-sides.ts';
import { displayName } from '../../lib/texts/display-name.ts';
import { FormActions, FormFailure, SubmitButton } from '../../primitives/form-parts/form-parts.tsx';
import type { DraftFormProps } from '../../primitives/form-parts/form-props.ts';
import { useFormDraft } from '../../primitives/form-parts/use-form-draft.ts';
import { LengthField } from '../session-form/length-field.tsx';
import { NoteField } from '../time-picks/note-field.tsx';
import type { RenderTimes } from '../time-picks/time-picks.tsx';
import { useTimesField } from '../time-picks/use-times-field.ts';
import { CurrentTimes } from './current-times.tsx';

/** Values of the form's fields. */
export interface SuggestDraft {
  /** Picked starts in ISO 8601, UTC. */
  times: readonly string[];
  /** In minutes. */
  length: string;
  note: string;
}

/** Other times for a session. */
interface SuggestPlan {
  readonly times: string[];
  readonly durationMinutes: number;
  readonly note: string;
}

export interface SuggestFormProps extends Omit<ComponentProps<'form'>, 'onSubmit'>, DraftFormProps<SuggestDraft> {
  session: Session;
  memberId: string;
  renderTimes: RenderTimes;
  onSubmit: (plan: SuggestPlan) => void;
  onCancel?: (() => void) | undefined;
  /** IANA time zone; the browser's by default. */
  timeZone?: string | undefined;
}

/** Suggests other times for a session, with the current ones next to them. */
export function SuggestForm(props: SuggestFormProps) {
  const { session, memberId, renderTimes, onSubmit, onCancel, timeZone, pending = false, failure, ...others } = props;
  const { onDirtyChange, initialDraft, onDraftChange, className, ...element } = others;
  const { offer } = consentOf(session, memberId);
  const minutes = offer?.durationMinutes ?? session.durationMinutes ?? usualMinutes;
  const form = useForm<SuggestDraft>({
    mode: 'onTouched',
    defaultValues: { times: [], length: String(minutes), note: '' },
  });
  const { register, control, handleSubmit, watch } = form;
  const times = useTimesField(control, 'times');
  const { other } = sidesOf(session, memberId);
  useFormDraft(form, { initialDraft, onDraftChange, onDirtyChange });

  return (
    <form
      data-slot="suggest-form"
      noValidate
      className={cx('grid gap-5', className)}
      onSubmit={handleSubmit((draft) => {
        const { times, length, note } = draft;
        if (!pending) onSubmit({ times: [...times], durationMinutes: Number(length), note: note.trim() });
      })}
      {...element}
    >
      <div className="grid gap-5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] sm:gap-6">
        <CurrentTimes session={session} memberId={memberId} timeZone={timeZone} />
        <div className="grid min-w-0 content-start gap-5">
          {renderTimes({ ...times, member: other, minutes: Number(watch('length')) })}
        </div>
      </div>
      <LengthField own={minutes} {...register('length')} />
      <NoteField {...register('note')} />
      <FormFailure message={failure} />
      <FormActions onCancel={onCancel}>
        <SubmitButton pending={pending} pendingLabel={t`Sending...`}>
          {t`Ask ${{ name: displayName(other.name) }}`}
        </SubmitButton>
      </FormActions>
    </form>
  );
}
