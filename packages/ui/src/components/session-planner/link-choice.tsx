import { msg, t } from '@lingui/core/macro';
import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { isDirect, type PlannerDraft } from '../../lib/sessions/planner-plan.ts';
import { i18n } from '../../lib/texts/i18n.ts';
import { Field, FieldError } from '../../primitives/field/field.tsx';
import { LinkInput } from '../meeting-fields/link-input.tsx';
import { linkOrNothing, linkRequired } from '../meeting-fields/meeting-rules.ts';
import { choiceClass, choiceInputClass } from '../session-form/choice-class.ts';

interface LinkChoiceProps {
  form: Pick<UseFormReturn<PlannerDraft>, 'register' | 'setValue' | 'watch' | 'formState'>;
  /** The site creates meeting rooms. */
  hasRooms: boolean;
  /** The session is scheduled at once, so it needs its place. */
  isRequired: boolean;
}

const choices = [
  { value: 'room', label: msg`Make a room for us` },
  { value: 'link', label: msg`Paste a link` },
] as const;

/** The meeting place: a room that the site creates, or the member's own link. */
export function LinkChoice({ form, hasRooms, isRequired }: LinkChoiceProps) {
  const { register, setValue, watch, formState } = form;
  const id = useId();
  const error = formState.errors.link?.message;
  const link = register('link', {
    validate: (text, draft) => {
      if (hasRooms && draft.meeting === 'room') return true;
      return isDirect(draft) ? linkRequired(text) : linkOrNothing(text);
    },
    // Keeps a link visible that was typed before the site's rooms are known.
    onChange: () => setValue('meeting', 'link'),
  });
  if (!hasRooms) {
    return (
      <Field
        label={t`Session link`}
        required={isRequired}
        hint={isRequired ? undefined : t`You can leave it empty, and agree on the place in messages.`}
        error={error}
      >
        <LinkInput {...link} />
      </Field>
    );
  }
  return (
    <fieldset data-slot="link-choice" className="grid min-w-0 gap-2">
      <legend className="mb-1.5 text-small leading-tight font-semibold">{t`Session link`}</legend>
      <div className="grid gap-2 min-[420px]:grid-cols-2">
        {choices.map(({ value, label }) => (
          <label key={value} className={choiceClass}>
            <input type="radio" value={value} className={choiceInputClass} {...register('meeting')} />
            {i18n._(label)}
          </label>
        ))}
      </div>
      {watch('meeting') === 'room' ? (
        <p className="text-small text-ink-2">{t`We make a room for the two of you. Only the two of you get its link.`}</p>
      ) : (
        <div>
          <LinkInput
            aria-label={t`Session link`}
            aria-required={isRequired}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            {...link}
          />
          <div aria-live="polite">{error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}</div>
        </div>
      )}
    </fieldset>
  );
}
