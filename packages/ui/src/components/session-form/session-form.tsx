import type { MemberRef, Session } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Controller, useController, useForm } from 'react-hook-form';
import { displayName } from '../../lib/display-name.ts';
import { lengthInWords } from '../../lib/length-in-words.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import type { Search } from '../../primitives/combobox/use-debounced-search.ts';
import { DateInput } from '../../primitives/date-input/date-input.tsx';
import { Field } from '../../primitives/field/field.tsx';
import { REQUIRED } from '../../primitives/form-parts/field-rules.ts';
import { FormActions, FormFailure, SubmitButton } from '../../primitives/form-parts/form-parts.tsx';
import type { DraftFormProps } from '../../primitives/form-parts/form-props.ts';
import { useFormDraft } from '../../primitives/form-parts/use-form-draft.ts';
import { Select } from '../../primitives/select/select.tsx';
import { LinkInput } from '../meeting-fields/link-input.tsx';
import { UtcTimeField } from '../meeting-fields/meeting-fields.tsx';
import { linkRequired } from '../meeting-fields/meeting-rules.ts';
import { dayAhead, pastError, toIso } from '../meeting-fields/meeting-times.ts';
import { SkillField } from '../skill-field/skill-field.tsx';
import type { PickedSkill } from '../skill-picker/skill-choices.ts';
import { MentorPicker } from './mentor-picker.tsx';
import { draftOf, type SessionDraft, type SessionPlan, toPlan } from './session-plan.ts';

export type { SessionDraft, SessionPlan } from './session-plan.ts';

export interface SessionFormProps extends Omit<ComponentProps<'form'>, 'onSubmit'>, DraftFormProps<SessionDraft> {
  /** The session to edit. */
  session?: Session | undefined;
  memberId: string;
  /** Results of the mentor search; undefined while loading. */
  members?: readonly MemberRef[] | undefined;
  /** Error message of the mentor search. */
  membersFailure?: string | undefined;
  onMentorSearch?: ((text: string) => void) | undefined;
  searchSkills: Search<PickedSkill>;
  onSubmit: (plan: SessionPlan) => void;
  onCancel?: (() => void) | undefined;
  /** IANA time zone; the browser's by default. */
  timeZone?: string | undefined;
}

/** Creates or edits a session; times are UTC. */
export function SessionForm(props: SessionFormProps) {
  const { session, memberId, members, membersFailure, onMentorSearch, searchSkills, ...others } = props;
  const { onSubmit, onCancel, pending = false, failure, onDirtyChange, ...rest } = others;
  const { initialDraft, onDraftChange, timeZone, className, ...element } = rest;
  const form = useForm<SessionDraft>({ mode: 'onTouched', defaultValues: draftOf(session, memberId) });
  const { register, control, handleSubmit, getValues, watch, trigger, formState } = form;
  const { errors } = formState;
  // Registered first: react-hook-form focuses the first error in this order.
  const { field: mentor } = useController({
    control,
    name: 'mentor',
    rules: { validate: (picked) => picked !== null || REQUIRED },
  });
  const [date, time] = watch(['date', 'time']);

  useFormDraft(form, { initialDraft, onDraftChange, onDirtyChange });

  // A session that has begun keeps its time.
  const isKept = (draft: Pick<SessionDraft, 'date' | 'time'>) => toIso(draft.date, draft.time) === session?.date;
  const skill = { control, search: searchSkills, mode: 'single' } as const;

  return (
    <form
      data-slot="session-form"
      noValidate
      className={cx('grid gap-5', className)}
      onSubmit={handleSubmit((draft) => {
        const plan = toPlan(draft);
        if (plan && !pending) onSubmit(plan);
      })}
      {...element}
    >
      {session && mentor.value ? (
        <Mentor mentor={mentor.value} />
      ) : (
        <MentorPicker
          ref={mentor.ref}
          members={members}
          failure={membersFailure}
          onSearch={onMentorSearch}
          value={mentor.value}
          onValueChange={mentor.onChange}
          onBlur={mentor.onBlur}
          error={errors.mentor?.message}
        />
      )}
      <div className="grid gap-5 min-[420px]:grid-cols-2 min-[420px]:gap-4">
        <Field label="Session date" required error={errors.date?.message}>
          <Controller
            control={control}
            name="date"
            rules={{ required: REQUIRED, validate: (day) => isKept(getValues()) || dayAhead(day) }}
            render={({ field: { onChange, ...field } }) => (
              <DateInput
                {...field}
                onValueChange={(day) => {
                  onChange(day);
                  // Whether a time is past depends on the day.
                  if (errors.time) void trigger('time');
                }}
              />
            )}
          />
        </Field>
        <UtcTimeField
          label="Session time"
          required
          instant={toIso(date, time)}
          timeZone={timeZone}
          error={errors.time?.message}
          {...register('time', {
            required: REQUIRED,
            validate: (time) => isKept(getValues()) || (timeError(getValues('date'), time) ?? true),
          })}
        />
      </div>
      <Field label="Length">
        <Select {...register('length')}>
          {session?.durationMinutes === undefined ? <option value="">Not set</option> : null}
          {lengths(session).map((minutes) => (
            <option key={minutes} value={minutes}>
              {lengthInWords(minutes)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Session link" required error={errors.link?.message}>
        <LinkInput {...register('link', { validate: linkRequired })} />
      </Field>
      <SkillField name="mine" label="Skill you teach" kind="teach" {...skill} />
      <SkillField name="theirs" label="Skill you learn" kind="learn" {...skill} />
      <FormFailure message={failure} />
      <FormActions onCancel={onCancel}>
        <SubmitButton pending={pending} pendingLabel={session ? 'Saving...' : 'Creating...'}>
          {session ? 'Save' : 'Create Session'}
        </SubmitButton>
      </FormActions>
    </form>
  );
}

const usualLengths = [15, 30, 45, 60, 90, 120, 180, 240];

/** In minutes; a session's own is among them. */
function lengths(session: Session | undefined): number[] {
  const own = session?.durationMinutes;
  return own === undefined ? usualLengths : [...new Set([...usualLengths, own])].sort((one, other) => one - other);
}

/** Returns an error for a past time; an invalid day has its own. */
function timeError(day: string, time: string): string | undefined {
  const start = toIso(day, time);
  return start === undefined || dayAhead(day) !== true ? undefined : pastError(start);
}

function Mentor({ mentor }: { mentor: MemberRef }) {
  return (
    <p className="flex items-center gap-3">
      <Avatar id={mentor._id} name={mentor.name} src={mentor.photo} size="sm" decorative />
      <span className="min-w-0 wrap-anywhere">
        {'With '}
        <b dir="auto" className="font-semibold">
          {displayName(mentor.name)}
        </b>
      </span>
    </p>
  );
}
