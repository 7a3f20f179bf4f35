import { t } from '@lingui/core/macro';
import { nameProblem } from '@skill-exchange/api-client/plain-text';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { asSentence } from '../../lib/texts/problem-words.ts';
import { Field } from '../../primitives/field/field.tsx';
import { FileDrop } from '../../primitives/file-drop/file-drop.tsx';
import { FormActions, FormFailure, SubmitButton } from '../../primitives/form-parts/form-parts.tsx';
import type { SubmitFormProps } from '../../primitives/form-parts/form-props.ts';
import { useDirtyChange } from '../../primitives/form-parts/use-dirty-change.ts';
import { Input } from '../../primitives/input/input.tsx';
import { Textarea } from '../../primitives/textarea/textarea.tsx';

export interface SkillRequest {
  readonly name: string;
  readonly desc: string;
  readonly photo: File | undefined;
}

export interface RequestSkillFormProps extends SubmitFormProps {
  onSubmit: (skill: SkillRequest) => void;
  onCancel: () => void;
}

const atLeast = (length: number, message: string) => (text: string) => text.trim().length >= length || message;

/** Requests a skill by name, description and optional image. */
export function RequestSkillForm(props: RequestSkillFormProps) {
  const { onSubmit, onCancel, pending = false, failure, onDirtyChange } = props;
  const [photo, setPhoto] = useState<File | null>(null);
  const { register, handleSubmit, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { name: '', desc: '' },
  });
  const { errors } = formState;
  const isDirty = formState.isDirty || photo !== null;

  useDirtyChange(isDirty, onDirtyChange);

  return (
    <form
      data-slot="request-skill-form"
      noValidate
      className="grid gap-5"
      onSubmit={handleSubmit(({ name, desc }) => {
        if (!pending) onSubmit({ name: name.trim(), desc: desc.trim(), photo: photo ?? undefined });
      })}
    >
      <Field label={t`Name`} required error={errors.name?.message}>
        <Input
          maxLength={60}
          autoComplete="off"
          {...register('name', {
            validate: {
              length: atLeast(2, t`Skill name must be at least 2 characters.`),
              plain: (name) => asSentence(nameProblem(name)),
            },
          })}
        />
      </Field>
      <Field label={t`Description`} required error={errors.desc?.message}>
        <Textarea
          maxLength={500}
          {...register('desc', { validate: atLeast(10, t`Description must be at least 10 characters.`) })}
        />
      </Field>
      <FileDrop label={t`Image`} value={photo} onValueChange={setPhoto} />
      <FormFailure message={failure} />
      <FormActions onCancel={onCancel}>
        <SubmitButton pending={pending} pendingLabel={t`Requesting...`}>
          {t`Request Skill`}
        </SubmitButton>
      </FormActions>
    </form>
  );
}
