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
import type { Search } from '../../primitives/combobox/use-debounced-search.ts';
import { FormActions, FormFailure, SubmitButton } from '../../primitives/form-parts/form-parts.tsx';
import type { DraftFormProps } from '../../primitives/form-parts/form-props.ts';
import { useFormDraft } from '../../primitives/form-parts/use-form-draft.ts';
import { MemberPicker } from '../member-picker/member-picker.tsx';
import { LengthField } from '../session-form/length-field.tsx';
import { SkillField } from '../skill-field/skill-field.tsx';
import { NoteField } from '../time-picks/note-field.tsx';
import type { RenderTimes } from '../time-picks/time-picks.tsx';
import { LinkChoice } from './link-choice.tsx';
import { OwnTimeFields } from './own-time-fields.tsx';
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

const words = {
  direct: 'One time without a note goes into both calendars at once. The other member can still decline it.',
  proposal: 'It takes place once the other member accepts one of your times.',
};

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
  const skill = { control, search: searchSkills, mode: 'single' } as const;
  useFormDraft(form, { initialDraft, onDraftChange, onDirtyChange });

  const another = (
    <OwnTimeFields
      form={form}
      timeZone={timeZone}
      canAdd={mentor.value !== null}
      busy={instant && busyAt?.(instant, minutes)}
    />
  );
  const direct = isDirect({ times: picks.value, note });
  const count = startsOf({ times: picks.value, date, time }, timeZone).length;

  return (
    <form
      data-slot="planner-form"
      noValidate
      className={cx('grid gap-5 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] md:gap-x-8', className)}
      onSubmit={handleSubmit((draft) => {
        const plan = toPlannedSession(draft, { timeZone, hasRooms });
        if (plan && !pending) onSubmit(plan);
      })}
      {...element}
    >
      <div className="grid min-w-0 content-start gap-5">
        <MemberPicker
          label="Mentor name"
          members={members}
          failure={membersFailure}
          onSearch={onMentorSearch}
          {...mentor}
        />
        <SkillField name="mine" label="Skill you teach" kind="teach" {...skill} />
        <SkillField name="theirs" label="Skill you learn" kind="learn" {...skill} />
        <LengthField {...register('length')} />
      </div>
      <div className="grid min-w-0 content-start gap-4 md:row-span-2">
        {mentor.value === null ? (
          <>
            <p className="text-small text-ink-2">Pick a member to see the hours that suit you both.</p>
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
      <div className="grid gap-4 md:col-span-2">
        <FormFailure message={failure} />
        <p className="text-small text-ink-2">{direct ? words.direct : words.proposal}</p>
        <FormActions onCancel={onCancel}>
          <SubmitButton pending={pending} pendingLabel="Creating...">
            {count > 1 ? `Propose ${count} times` : 'Create Session'}
          </SubmitButton>
        </FormActions>
      </div>
    </form>
  );
}
