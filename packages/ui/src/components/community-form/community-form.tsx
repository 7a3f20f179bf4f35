import { t } from '@lingui/core/macro';
import type { Hues } from '@skill-exchange/api-client/community-colors';
import type { SettingChange, SettingGroup, SettingValues } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import { type ComponentProps, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import {
  changedValues,
  type Identity,
  type IdentityName,
  identityLabels,
} from '../../lib/community/community-words.ts';
import { inLanguage } from '../../lib/community/text-languages.ts';
import { Field } from '../../primitives/field/field.tsx';
import { filled, filledLine } from '../../primitives/form-parts/field-rules.ts';
import { FormActions, FormFailure, SubmitButton } from '../../primitives/form-parts/form-parts.tsx';
import type { DraftFormProps } from '../../primitives/form-parts/form-props.ts';
import { useFormDraft } from '../../primitives/form-parts/use-form-draft.ts';
import { Input } from '../../primitives/input/input.tsx';
import { Select } from '../../primitives/select/select.tsx';
import { Textarea } from '../../primitives/textarea/textarea.tsx';
import type { SiteLanguage } from '../language-tabs/language-tabs.tsx';
import { SentenceField } from '../sentence-field/sentence-field.tsx';
import { ChangesByOthers } from '../setting-changes/changes-by-others.tsx';
import { TimeZonePicker } from '../time-zone-picker/time-zone-picker.tsx';
import { CommunityPreview } from './community-preview.tsx';
import { areApart, HueFields } from './hue-fields.tsx';
import { PictureFields, type PictureUse } from './picture-fields.tsx';

/** A setting that the server refused. */
export interface RefusedSetting {
  setting: string;
  message: string;
}

interface CommunityFormProps extends Omit<ComponentProps<'form'>, 'onSubmit'>, DraftFormProps<SettingValues> {
  /** The settings that the form started from. */
  group: SettingGroup;
  refused?: RefusedSetting | undefined;
  /** Changes by others since these settings were read. */
  meanwhile?: readonly SettingChange[] | undefined;
  /** The languages of the site, each with its name in itself. */
  languages: readonly SiteLanguage[];
  /** Stores a picked picture, and resolves to its address; undefined if the server refused it. */
  onUpload: (photo: File, use: PictureUse) => Promise<string | undefined>;
  uploading?: PictureUse | undefined;
  /** The server's errors for the pictures. */
  uploadFailures?: { readonly [Use in PictureUse]?: string | undefined };
  /** Gets the changed settings alone. */
  onSave: (values: SettingValues) => void;
}

/** The identity of a community, with a preview beside it. */
export function CommunityForm(props: CommunityFormProps) {
  const { group, refused, meanwhile = [], languages, onSave, pending = false, failure, ...others } = props;
  const { onUpload, uploading, uploadFailures = {}, ...most } = others;
  const { onDirtyChange, initialDraft, onDraftChange, className, ...element } = most;
  const saved = group.values as Identity;
  const form = useForm<Identity>({
    mode: 'onTouched',
    defaultValues: saved,
  });
  const { register, handleSubmit, reset, setFocus, setValue, watch, formState } = form;
  const [moved, setMoved] = useState<keyof Hues>('learnHue');
  useNewerGroup(form, saved);
  const variables = new Map(group.setByServer.map(({ setting, variable }) => [setting, variable]));

  useFormDraft<Identity>(form, {
    initialDraft,
    onDraftChange: onDraftChange && ((values) => onDraftChange(changedValues(saved, values))),
    onDirtyChange,
  });

  const free = (values: SettingValues) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => !variables.has(name)));
  const errorOf = (name: IdentityName) =>
    formState.errors[name]?.message ?? (refused?.setting === name ? refused.message : undefined);
  const shown = {
    ...watch(),
    ...Object.fromEntries([...variables.keys()].map((name) => [name, saved[name as IdentityName]])),
  };

  const hues = useLastPair(shown, saved);

  const textField = (name: 'name' | 'shortName' | 'description' | 'contactEmail', hint: string, max: number) => {
    const variable = variables.get(name);
    if (variable !== undefined)
      return (
        <Field
          key={`${name} of the server`}
          label={identityLabels[name]}
          hint={t`${variable} sets this where the server starts. Change it there.`}
        >
          <Input readOnly value={saved[name]} />
        </Field>
      );
    const rules = { validate: name === 'contactEmail' ? filled : filledLine };
    return (
      <Field key={name} label={identityLabels[name]} hint={hint} required error={errorOf(name)}>
        {name === 'description' ? (
          <Textarea autosize counter maxLength={max} {...inLanguage(saved.language)} {...register(name, rules)} />
        ) : (
          <Input type={name === 'contactEmail' ? 'email' : 'text'} maxLength={max} {...register(name, rules)} />
        )}
      </Field>
    );
  };

  return (
    <form
      data-slot="community-form"
      noValidate
      className={cx('grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-12 lg:grid-cols-2', className)}
      onSubmit={handleSubmit((values) => {
        const trimmed = Object.entries(values).map(([key, value]) => [
          key,
          typeof value === 'string' ? value.trim() : value,
        ]);
        if (!areApart(values)) setFocus(moved);
        else if (!pending) onSave(changedValues(saved, free(Object.fromEntries(trimmed))));
      })}
      {...element}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
        {textField(
          'name',
          shown.logo
            ? t`On every page and in emails.`
            : t`On every page and in emails. The last word goes into the right lane.`,
          40,
        )}
        {textField('shortName', t`Under the icon of the installed app.`, 12)}
        <SentenceField
          languages={languages}
          own={saved.language}
          text={shown.description}
          savedText={saved.description}
          translations={shown.descriptionIn}
          saved={saved.descriptionIn}
          shipped={group.shippedSentences?.filter(({ setting }) => setting === 'description')}
          onTranslate={(sentences) => setValue('descriptionIn', sentences, { shouldDirty: true })}
          maxLength={120}
        >
          {textField('description', t`What the app says about itself before it is installed.`, 120)}
        </SentenceField>
        <input type="hidden" {...register('descriptionIn')} />
        {textField('contactEmail', t`Where people reach you.`, 254)}
        <Field
          label={identityLabels.language}
          hint={t`Of pages and emails, for those whose browser asks for none of these.`}
          error={errorOf('language')}
        >
          <Select {...register('language')}>
            {languages.map(({ code, name, tag }) => (
              <option key={code} value={code} lang={tag}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <TimeZonePicker
          value={shown.timeZone}
          hint={t`Of times in pages and emails, for those whose own we don’t know.`}
          onValueChange={(zone) => setValue('timeZone', zone, { shouldDirty: true })}
        />
        <input type="hidden" {...register('timeZone')} />
        <PictureFields
          pictures={shown}
          saved={saved}
          languages={languages}
          errorOf={(name) => (name === 'coverAlt' ? undefined : uploadFailures[name]) ?? errorOf(name)}
          bind={register}
          uploading={uploading}
          onUpload={onUpload}
          onChange={(name, address) => setValue(name, address, { shouldDirty: true })}
          onTranslate={(sentences) => setValue('coverAltIn', sentences, { shouldDirty: true })}
        />
        <input type="hidden" {...register('coverAltIn')} />
        <HueFields
          hues={shown}
          moved={moved}
          errors={{ teachHue: errorOf('teachHue'), learnHue: errorOf('learnHue') }}
          bind={(name) => register(name, { valueAsNumber: true, onChange: () => setMoved(name) })}
          onPick={(name, hue) => setValue(name, hue, { shouldDirty: true })}
        />
        <ChangesByOthers changes={meanwhile} />
        <FormFailure message={failure} />
        <FormActions onCancel={formState.isDirty ? () => reset(saved) : undefined}>
          <SubmitButton pending={pending} pendingLabel={t`Saving...`}>
            {t`Save and make live`}
          </SubmitButton>
        </FormActions>
      </div>
      <CommunityPreview identity={shown} hues={hues} className="lg:sticky lg:top-24 lg:self-start" />
    </form>
  );
}

/** Returns the last two hues that one can tell apart; first the saved ones. */
function useLastPair({ teachHue, learnHue }: Hues, saved: Hues): Hues {
  const [last, setLast] = useState(saved);
  if (areApart({ teachHue, learnHue }) && (last.teachHue !== teachHue || last.learnHue !== learnHue))
    setLast({ teachHue, learnHue });
  return last;
}

/** Shows newly saved values in the fields, except where something else is typed. */
function useNewerGroup({ getValues, reset }: UseFormReturn<Identity>, saved: Identity) {
  const shown = useRef(saved);
  const adopt = useEffectEvent((newer: Identity) => {
    const typed = changedValues(shown.current, getValues());
    shown.current = newer;
    reset(newer);
    reset({ ...newer, ...typed }, { keepDefaultValues: true });
  });
  useLayoutEffect(() => {
    if (shown.current !== saved) adopt(saved);
  }, [saved]);
}
