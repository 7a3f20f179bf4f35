import { plural, t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type EventDraft, eventDetails } from '../../lib/events/event-fields.ts';
import type { PickedSkill } from '../../lib/skill-choices.ts';
import type { Search } from '../../primitives/combobox/use-debounced-search.ts';
import { Field } from '../../primitives/field/field.tsx';
import { filled, filledLine } from '../../primitives/form-parts/field-rules.ts';
import { Input } from '../../primitives/input/input.tsx';
import { NumberInput } from '../../primitives/number-input/number-input.tsx';
import { Textarea } from '../../primitives/textarea/textarea.tsx';
import { LanguageField } from '../language-field/language-field.tsx';
import { LinkField, type MakeRoom } from '../meeting-fields/link-field.tsx';
import { linkOrNothing, sizeFrom } from '../meeting-fields/meeting-rules.ts';
import { SignUpsField } from '../sign-ups-field/sign-ups-field.tsx';
import { SkillField } from '../skill-field/skill-field.tsx';
import { GuestChoice } from './guest-choice.tsx';

/** What the forms of an event have in common. */
export interface EventFieldsInputs {
  searchSkills: Search<PickedSkill>;
  /** Makes a meeting room; left out where the site makes none. */
  makeRoom?: MakeRoom | undefined;
}

interface EventFieldsProps extends EventFieldsInputs {
  /** An event that is over has its texts corrected alone. */
  mode: 'create' | 'edit' | 'correct';
  form: UseFormReturn<EventDraft>;
  hints: Record<'skills' | 'link' | 'autoApprove', string>;
  /** The values before, which other clients can choose from outside of the lists. */
  saved: Partial<EventDraft> | undefined;
  /** The number of participants, below which the size cannot be. */
  enrolled?: number;
  /** Renders the day and the times. Fields are focused in the order in which they are registered. */
  children: () => ReactNode;
}

/** Begins a part of a form. */
export function FormPart({ title }: { title: string }) {
  return <h2 className="type-h3 mt-4">{title}</h2>;
}

/** The fields of an event. */
export function EventFields(props: EventFieldsProps) {
  const { mode, form, hints, saved = {}, enrolled = 0, searchSkills, makeRoom, children } = props;
  const { register, control, setValue, formState } = form;
  const { errors } = formState;
  const isNew = mode === 'create';
  const isOver = mode === 'correct';
  const smallest = Math.max(1, enrolled);
  return (
    <>
      <Field label={t`Title`} required error={errors.title?.message}>
        <Input maxLength={120} autoComplete="off" {...register('title', { validate: filledLine })} />
      </Field>
      <Field label={t`Description`} required error={errors.description?.message}>
        <Textarea autosize maxLength={4000} className="min-h-26" {...register('description', { validate: filled })} />
      </Field>
      <SkillField
        control={control}
        name="skills"
        label={t`Skills`}
        kind="teach"
        hint={hints.skills}
        search={searchSkills}
        allowNew
      />
      {isNew ? <FormPart title={t`When, on your clock`} /> : null}
      {isOver ? null : children()}
      {isNew ? <FormPart title={t`Where and how many`} /> : null}
      {isOver ? null : (
        <>
          <LinkField
            label={t`Link`}
            hint={hints.link}
            error={errors.link?.message}
            makeRoom={makeRoom}
            onRoom={(link) => setValue('link', link, { shouldDirty: true, shouldValidate: true })}
            {...register('link', { validate: linkOrNothing })}
          />
          <Field
            label={t`Max participants`}
            required
            hint={enrolled > 0 ? plural(enrolled, { other: '# enrolled already' }) : undefined}
            error={errors.max_participants?.message}
          >
            <NumberInput min={smallest} step={1} {...register('max_participants', { validate: sizeFrom(smallest) })} />
          </Field>
        </>
      )}
      <LanguageField saved={saved.language} {...register('language')} />
      {isOver ? null : (
        <>
          <GuestChoice
            control={control}
            name="autoApprove"
            label={t`Approve requests automatically`}
            hint={hints.autoApprove}
          />
          <GuestChoice
            control={control}
            name="hasWaitlist"
            label={t`Keep a waitlist`}
            hint={t`Once the event is full, members can wait. A free place is offered to them in their order.`}
          />
          <SignUpsField
            saved={eventDetails.signUpsCloseMinutes.write(saved.signUpsCloseMinutes ?? '')}
            {...register('signUpsCloseMinutes')}
          />
        </>
      )}
    </>
  );
}
