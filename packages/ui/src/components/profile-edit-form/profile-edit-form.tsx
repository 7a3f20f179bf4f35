import { t } from '@lingui/core/macro';
import { trimLines } from '@skill-exchange/api-client/plain-text';
import type { User } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import { type ComponentProps, useRef } from 'react';
import { Controller, useForm } from 'react-hook-form';
import type { PickedSkill } from '../../lib/skill-choices.ts';
import { commaList } from '../../lib/texts/list-words.ts';
import { Checkbox } from '../../primitives/checkbox/checkbox.tsx';
import type { Search } from '../../primitives/combobox/use-debounced-search.ts';
import { DateInput } from '../../primitives/date-input/date-input.tsx';
import { Field } from '../../primitives/field/field.tsx';
import { filledName } from '../../primitives/form-parts/field-rules.ts';
import { FormActions, FormFailure, SubmitButton } from '../../primitives/form-parts/form-parts.tsx';
import type { DraftFormProps } from '../../primitives/form-parts/form-props.ts';
import { useFormDraft } from '../../primitives/form-parts/use-form-draft.ts';
import { Input } from '../../primitives/input/input.tsx';
import { Textarea } from '../../primitives/textarea/textarea.tsx';
import { SkillField } from '../skill-field/skill-field.tsx';
import { PhotoField } from './photo-field.tsx';
import { type ChangedFacts, changedFacts, factsOf, type ProfileFacts } from './profile-facts.ts';
import { LanguagesField, LevelFields } from './profile-facts-fields.tsx';

/** The submitted profile. */
export interface ProfileDraft {
  readonly name: string;
  readonly about: string;
  readonly skillsOffered: readonly string[];
  readonly skillsRequested: readonly string[];
  /** Undefined to keep the saved photo. */
  readonly photo: File | undefined;
  /** Whether the saved photo is removed. */
  readonly removePhoto: boolean;
  /** The changes to the saved profile. */
  readonly facts: ChangedFacts;
}

/** Values of the form's fields, without the photo, as files cannot be stored. */
export interface ProfileFields {
  name: string;
  about: string;
  offered: readonly PickedSkill[];
  requested: readonly PickedSkill[];
  levels: ProfileFacts['levels'];
  languages: ProfileFacts['languages'];
  hideActivity: boolean;
  hideTimeZone: boolean;
  membersOnly: boolean;
  awayUntil: string;
}

interface Fields extends ProfileFields {
  photo: File | null;
  removePhoto: boolean;
}

interface ProfileEditFormProps extends Omit<ComponentProps<'form'>, 'onSubmit'>, DraftFormProps<ProfileFields> {
  user: User;
  searchSkills: Search<PickedSkill>;
  onSubmit: (profile: ProfileDraft) => void;
  onCancel: () => void;
}

const asPicked = (names: readonly string[]): readonly PickedSkill[] => names.map((name) => ({ name }));
const asNames = (skills: readonly PickedSkill[]) => skills.map(({ name }) => name);

/** Edits one's own profile: photo, name, about and skills. */
export function ProfileEditForm(props: ProfileEditFormProps) {
  const { user, searchSkills, onSubmit, onCancel, pending = false, failure, onDirtyChange, ...rest } = props;
  const { initialDraft, onDraftChange, className, ...element } = rest;
  const form = useForm<Fields>({
    mode: 'onTouched',
    defaultValues: {
      name: user.name,
      about: user.about,
      offered: asPicked(user.skillsOffered),
      requested: asPicked(user.skillsRequested),
      ...factsOf(user),
      photo: null,
      removePhoto: false,
    },
  });
  const { register, control, handleSubmit, formState } = form;
  const { errors } = formState;

  // A profile that was saved without the photo would look as if it had one.
  const isPhotoRejected = useRef(false);
  const kept = initialDraft && { ...initialDraft, photo: null, removePhoto: false };
  useFormDraft(form, { initialDraft: kept, onDraftChange, onDirtyChange });

  const skills = {
    control,
    hint: t`Type to search, or name a new one and press Enter.`,
    search: searchSkills,
    allowNew: true,
  };

  return (
    <form
      data-slot="profile-edit-form"
      noValidate
      className={cx('grid gap-6', className)}
      onSubmit={handleSubmit(({ name, about, offered, requested, photo, removePhoto, ...facts }) => {
        if (pending) return;
        onSubmit({
          name: name.trim(),
          about: trimLines(about),
          skillsOffered: asNames(offered),
          skillsRequested: asNames(requested),
          photo: photo ?? undefined,
          removePhoto: removePhoto && photo === null,
          facts: changedFacts(user, facts),
        });
      })}
      {...element}
    >
      <Controller
        control={control}
        name="photo"
        rules={{ validate: () => !isPhotoRejected.current }}
        render={({ field }) => (
          <PhotoField
            id={user._id}
            name={user.name}
            src={user.photo}
            value={field.value}
            onValueChange={field.onChange}
            removed={form.watch('removePhoto')}
            onRemovedChange={(isRemoved) => form.setValue('removePhoto', isRemoved, { shouldDirty: true })}
            inputRef={field.ref}
            onRejectedChange={(isRejected) => {
              isPhotoRejected.current = isRejected;
            }}
          />
        )}
      />
      <Field label={t`Name`} required error={errors.name?.message}>
        <Input maxLength={80} autoComplete="name" {...register('name', { validate: filledName })} />
      </Field>
      <Field label={t({ message: 'About', context: 'of a member' })}>
        <Textarea autosize counter maxLength={2000} className="min-h-26" {...register('about')} />
      </Field>
      <SkillField name="offered" label={t`My Skills`} kind="teach" {...skills} />
      <SkillField name="requested" label={t`Skills I Want to Learn`} kind="learn" {...skills} />
      {user.hiddenSkills === undefined ? null : (
        <p className="text-small text-ink-2">
          {t`Moderators have hidden ${{ skills: commaList(user.hiddenSkills) }}. Only you see this on your profile.`}
        </p>
      )}
      <Controller
        control={control}
        name="levels"
        render={({ field }) => (
          <LevelFields
            offered={asNames(form.watch('offered'))}
            requested={asNames(form.watch('requested'))}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <Controller
        control={control}
        name="languages"
        render={({ field }) => <LanguagesField value={field.value} onChange={field.onChange} />}
      />
      <div className="grid gap-3">
        <Controller
          control={control}
          name="hideActivity"
          render={({ field }) => (
            <Checkbox label={t`Hide when I was last here`} checked={field.value} onCheckedChange={field.onChange} />
          )}
        />
        <Controller
          control={control}
          name="hideTimeZone"
          render={({ field }) => (
            <Checkbox
              label={t`Hide my time zone`}
              hint={t`Searches by hours leave you out then, because they would reveal it.`}
              checked={field.value}
              onCheckedChange={field.onChange}
            />
          )}
        />
        <Controller
          control={control}
          name="membersOnly"
          render={({ field }) => (
            <Checkbox
              label={t`Members only`}
              hint={t`Visitors and search engines don’t see you. Your events name “A member” as their host to them.`}
              checked={field.value}
              onCheckedChange={field.onChange}
            />
          )}
        />
      </div>
      <Controller
        control={control}
        name="awayUntil"
        render={({ field }) => (
          <Field
            label={t`Away until`}
            hint={t`Your last day away. Until then, lists, matches and new rings leave you out, and who proposes a session reads this day.`}
          >
            <DateInput className="sm:w-56" value={field.value} onValueChange={field.onChange} />
          </Field>
        )}
      />
      <FormFailure message={failure} />
      <FormActions onCancel={onCancel}>
        <SubmitButton pending={pending} pendingLabel={t`Saving...`}>
          {t`Save`}
        </SubmitButton>
      </FormActions>
    </form>
  );
}
