import type { MemberRef } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useForm } from 'react-hook-form';
import type { Search } from '../../primitives/combobox/use-debounced-search.ts';
import { Field } from '../../primitives/field/field.tsx';
import { FormActions, FormFailure, SubmitButton } from '../../primitives/form-parts/form-parts.tsx';
import type { DraftFormProps } from '../../primitives/form-parts/form-props.ts';
import { useFormDraft } from '../../primitives/form-parts/use-form-draft.ts';
import { LinkInput } from '../meeting-fields/link-input.tsx';
import { linkRequired } from '../meeting-fields/meeting-rules.ts';
import { LengthField } from '../session-form/length-field.tsx';
import { MentorPicker } from '../session-form/mentor-picker.tsx';
import { useMentorField } from '../session-form/use-mentor-field.ts';
import { SkillField } from '../skill-field/skill-field.tsx';
import type { PickedSkill } from '../skill-picker/skill-choices.ts';
import { NoteField } from '../time-picks/note-field.tsx';
import type { RenderTimes } from '../time-picks/time-picks.tsx';
import { useTimesField } from '../time-picks/use-times-field.ts';
import { emptyProposal, type ProposalDraft, type ProposalPlan, toProposal } from './proposal-plan.ts';

export interface ProposalFormProps extends Omit<ComponentProps<'form'>, 'onSubmit'>, DraftFormProps<ProposalDraft> {
  /** Results of the member search; undefined while loading. */
  members?: readonly MemberRef[] | undefined;
  /** Error message of the member search. */
  membersFailure?: string | undefined;
  onMentorSearch?: ((text: string) => void) | undefined;
  searchSkills: Search<PickedSkill>;
  /** Renders the picks once the other member is known. */
  renderTimes: RenderTimes;
  onSubmit: (plan: ProposalPlan) => void;
  onCancel?: (() => void) | undefined;
}

/** Proposes one to three times to another member. */
export function ProposalForm(props: ProposalFormProps) {
  const { members, membersFailure, onMentorSearch, searchSkills, renderTimes, onSubmit, onCancel, ...others } = props;
  const { pending = false, failure, onDirtyChange, initialDraft, onDraftChange, className, ...element } = others;
  const form = useForm<ProposalDraft>({ mode: 'onTouched', defaultValues: emptyProposal });
  const { register, control, handleSubmit, watch, formState } = form;
  const { errors } = formState;
  // Registered first: react-hook-form focuses the first error in this order.
  const mentor = useMentorField(control, 'mentor');
  const times = useTimesField(control, 'times');
  const skill = { control, search: searchSkills, mode: 'single' } as const;
  useFormDraft(form, { initialDraft, onDraftChange, onDirtyChange });

  return (
    <form
      data-slot="proposal-form"
      noValidate
      className={cx('grid gap-5', className)}
      onSubmit={handleSubmit((draft) => {
        const plan = toProposal(draft);
        if (plan && !pending) onSubmit(plan);
      })}
      {...element}
    >
      <MentorPicker members={members} failure={membersFailure} onSearch={onMentorSearch} {...mentor} />
      <SkillField name="mine" label="Skill you teach" kind="teach" {...skill} />
      <SkillField name="theirs" label="Skill you learn" kind="learn" {...skill} />
      <LengthField {...register('length')} />
      {mentor.value === null ? (
        <p className="text-small text-ink-2">Pick a member to see the hours that suit you both.</p>
      ) : (
        renderTimes({ ...times, member: mentor.value, minutes: Number(watch('length')) })
      )}
      <Field label="Session link" required error={errors.link?.message}>
        <LinkInput {...register('link', { validate: linkRequired })} />
      </Field>
      <NoteField {...register('note')} />
      <FormFailure message={failure} />
      <FormActions onCancel={onCancel}>
        <SubmitButton pending={pending} pendingLabel="Sending...">
          Send proposal
        </SubmitButton>
      </FormActions>
    </form>
  );
}
