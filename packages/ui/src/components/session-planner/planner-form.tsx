import { plural, t } from '@lingui/core/macro';
import type { MemberRef } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useController, useForm } from 'react-hook-form';
import {
  emptyPlan,
  isDirect,
  type PlannedSession,
  type PlannerDraft,
  picksProblem,
  startsOf,
  toPlannedSession,
} from '../../lib/sessions/planner-plan.ts';
import type { PickedSkill } from '../../lib/skill-choices.ts';
import { localTimeZone } from '../../lib/time/date-time.ts';
import { instantAt } from '../../lib/time/wall-time.ts';
import { Button } from '../../primitives/button/button.tsx';
import type { Search } from '../../primitives/combobox/use-debounced-search.ts';
import { FormFailure, SubmitButton } from '../../primitives/form-parts/form-parts.tsx';
import type { DraftFormProps } from '../../primitives/form-parts/form-props.ts';
import { keepFocus } from '../../primitives/form-parts/keep-focus.ts';
import { useFormDraft } from '../../primitives/form-parts/use-form-draft.ts';
import { MemberPicker } from '../member-picker/member-picker.tsx';
import { LengthField } from '../session-form/length-field.tsx';
import { NoteField } from '../time-picks/note-field.tsx';
import type { RenderTimes } from '../time-picks/time-picks.tsx';
import { LinkChoice } from './link-choice.tsx';
import { OwnTimeFields } from './own-time-fields.tsx';
import { PlannedTimes } from './planned-times.tsx';
import { SwapFields } from './swap-fields.tsx';
import { useMentorField } from './use-mentor-field.ts';

export interface PlannerFormProps extends Omit<ComponentProps<'form'>, 'onSubmit'>, DraftFormProps<PlannerDraft> {
  /** Results of the member search; undefined while loading. */
  members?: readonly MemberRef[] | undefined;
  /** Error message of the member search. */
  membersFailure?: string | undefined;
  onMentorSearch?: ((text: string) => void) | undefined;
  searchSkills: Search<PickedSkill>;
  /** Renders the hours that suit both, once the other member is known. */
  renderTimes: RenderTimes;
  /** The site creates meeting rooms. */
  hasRooms?: boolean;
  /** Describes what the member has planned at a time. Does not prevent planning. */
  busyAt?: ((time: string, minutes: number) => string | undefined) | undefined;
  onSubmit: (plan: PlannedSession) => void;
  onCancel?: (() => void) | undefined;
  /** IANA time zone; the browser's by default. */
  timeZone?: string | undefined;
}

/** Stays in view while the form scrolls in its dialog, across the dialog's padding. */
const FOOT = cx(
  'sticky bottom-0 z-1 -mx-5 -mb-6 flex flex-wrap items-center gap-3 border-t border-line bg-raised px-5 pt-3 sm:-mx-7',
  'pb-[max(20px,env(safe-area-inset-bottom))] sm:px-7 lg:col-span-full short:static',
);

/** Proposes one to three times of a session to another member. */
export function PlannerForm(props: PlannerFormProps) {
  const { members, membersFailure, onMentorSearch, searchSkills, renderTimes, hasRooms = false, ...others } = props;
  const { busyAt, onSubmit, onCancel, timeZone = localTimeZone(), pending = false, failure, ...more } = others;
  const { onDirtyChange, initialDraft, onDraftChange, className, ...element } = more;
  const form = useForm<PlannerDraft>({ mode: 'onTouched', defaultValues: emptyPlan });
  const { register, control, handleSubmit, watch } = form;
  // Registered first: react-hook-form focuses the first error in this order.
  const mentor = useMentorField(control, 'mentor');
  const { field: picks, fieldState } = useController({
    control,
    name: 'times',
    rules: { validate: (times) => picksProblem(times) },
  });
  const [date, time, length, note] = watch(['date', 'time', 'length', 'note']);
  const minutes = Number(length);
  const instant = instantAt(date, time, timeZone);
  useFormDraft(form, { initialDraft, onDraftChange, onDirtyChange });

  const another = (
    <OwnTimeFields
      form={form}
      timeZone={timeZone}
      canAdd={mentor.value !== null}
      minutes={minutes}
      busy={instant && busyAt?.(instant, minutes)}
    />
  );
  const direct = isDirect({ times: picks.value, note });
  const planned = startsOf({ times: picks.value, date, time }, timeZone);

  return (
    <form
      data-slot="planner-form"
      noValidate
      className={cx('grid gap-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-x-8', className)}
      onSubmit={handleSubmit((draft) => {
        const plan = toPlannedSession(draft, { timeZone, hasRooms });
        if (plan && !pending) onSubmit(plan);
      })}
      {...element}
    >
      <div className="grid min-w-0 content-start gap-5">
        <MemberPicker
          label={t`Mentor name`}
          members={members}
          failure={membersFailure}
          onSearch={onMentorSearch}
          {...mentor}
        />
        <SwapFields mine="mine" theirs="theirs" control={control} search={searchSkills} />
        <LengthField {...register('length')} />
      </div>
      <div className="grid min-w-0 content-start gap-4 lg:row-span-2">
        {mentor.value === null ? (
          <>
            <p className="text-small text-ink-2">{t`Pick a member to see the hours that suit you both.`}</p>
            {another}
          </>
        ) : (
          renderTimes({
            value: picks.value,
            onValueChange: picks.onChange,
            ref: picks.ref,
            error: fieldState.error?.message,
            member: mentor.value,
            minutes,
            children: another,
          })
        )}
      </div>
      <div className="grid min-w-0 content-start gap-5">
        <LinkChoice form={form} hasRooms={hasRooms} isRequired={direct} />
        <NoteField {...register('note')} />
      </div>
      <p className="text-small text-ink-2 lg:col-span-2">
        {direct
          ? t`One time without a note goes into both calendars at once. The other member can still decline it.`
          : t`It takes place once the other member accepts one of your times.`}
      </p>
      <div className={FOOT}>
        <FormFailure message={failure} className="basis-full" />
        <div className="min-w-0 flex-1 basis-60">
          <PlannedTimes times={planned} timeZone={timeZone} />
        </div>
        <div className="flex gap-2 max-sm:flex-1 max-sm:basis-full">
          {onCancel === undefined ? null : (
            // A phone's sheet closes at its top.
            <Button variant="quiet" className="max-sm:hidden" onMouseDown={keepFocus} onClick={onCancel}>
              {t`Cancel`}
            </Button>
          )}
          <SubmitButton pending={pending} pendingLabel={t`Creating...`} className="max-sm:flex-1">
            {planned.length > 1
              ? plural(planned.length, { one: 'Propose # time', other: 'Propose # times' })
              : t`Create Session`}
          </SubmitButton>
        </div>
      </div>
    </form>
  );
}
