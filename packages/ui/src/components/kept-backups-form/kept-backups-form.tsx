import { t } from '@lingui/core/macro';
import type { SettingChange } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import { type ComponentProps, useState } from 'react';
import { Field } from '../../primitives/field/field.tsx';
import { FormActions, FormFailure, SubmitButton } from '../../primitives/form-parts/form-parts.tsx';
import { NumberInput } from '../../primitives/number-input/number-input.tsx';
import { ChangesByOthers } from '../setting-changes/changes-by-others.tsx';

interface KeptBackupsFormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  /** The setting as it is. */
  saved: number;
  /** Changes by others since the page was opened. */
  meanwhile?: readonly SettingChange[];
  pending?: boolean;
  failure?: string | undefined;
  onSave: (count: number) => void;
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
}

const most = 30;

/** How many backups stay. */
export function KeptBackupsForm(props: KeptBackupsFormProps) {
  const { saved, meanwhile = [], pending = false, failure, onSave, onDirtyChange, className, ...element } = props;
  // What is not touched follows the saved setting.
  const [draft, setDraft] = useState<string>();
  const shown = draft ?? String(saved);
  const count = Number(shown);
  const isValid = /^\d+$/.test(shown) && count >= 1 && count <= most;
  const change = (next: string | undefined) => {
    setDraft(next);
    onDirtyChange?.(next !== undefined);
  };
  return (
    <form
      data-slot="kept-backups-form"
      noValidate
      className={cx('grid max-w-180 grid-cols-[minmax(0,1fr)] gap-5', className)}
      onSubmit={(event) => {
        event.preventDefault();
        if (!pending && isValid) onSave(count);
      }}
      {...element}
    >
      <Field
        label={t`How many stay`}
        hint={t`Older ones are removed once a new one is done, and never before.`}
        error={isValid ? undefined : t`Choose a number from 1 to ${most}.`}
      >
        <NumberInput min={1} max={most} value={shown} onChange={({ target }) => change(target.value)} />
      </Field>
      <ChangesByOthers changes={meanwhile} />
      <FormFailure message={failure} />
      {draft === undefined ? null : (
        <FormActions onCancel={() => change(undefined)}>
          <SubmitButton pending={pending} pendingLabel={t`Saving...`}>
            {t`Save`}
          </SubmitButton>
        </FormActions>
      )}
    </form>
  );
}
