import { t } from '@lingui/core/macro';
import { isBlank } from '@skill-exchange/api-client/plain-text';
import { cx } from 'class-variance-authority';
import { type ComponentProps, useState } from 'react';
import { Checkbox } from '../../primitives/checkbox/checkbox.tsx';
import { Field } from '../../primitives/field/field.tsx';
import { FormActions, FormFailure, SubmitButton } from '../../primitives/form-parts/form-parts.tsx';
import type { DraftFormProps } from '../../primitives/form-parts/form-props.ts';
import { useDirtyChange } from '../../primitives/form-parts/use-dirty-change.ts';
import { Textarea } from '../../primitives/textarea/textarea.tsx';

const REASON_LENGTH = 250;

/** The fields of a report about a member. */
export interface MemberReport {
  reason: string;
  /** Only about their photo. */
  isAboutPhoto: boolean;
}

interface ReportFormProps extends Omit<ComponentProps<'form'>, 'onSubmit'>, DraftFormProps<MemberReport> {
  onSubmit: (report: MemberReport) => void;
  /** The member has a photo, so the report can be about it. */
  hasPhoto?: boolean | undefined;
  /** Renders Cancel. */
  onCancel?: (() => void) | undefined;
  disabled?: boolean | undefined;
}

/** Reports a member, in a dialog or on a page. */
export function ReportForm(props: ReportFormProps) {
  const { onSubmit, onCancel, pending = false, failure, disabled = false, hasPhoto = false, ...others } = props;
  const { onDirtyChange, initialDraft, onDraftChange, className, ...rest } = others;
  const [{ reason, isAboutPhoto }, setDraft] = useState({ reason: '', isAboutPhoto: false, ...initialDraft });
  const isDirty = !isBlank(reason);
  const isReady = isDirty && !disabled;

  useDirtyChange(isDirty, onDirtyChange);

  const change = (draft: MemberReport) => {
    setDraft(draft);
    onDraftChange?.(draft);
  };

  return (
    <form
      data-slot="report-form"
      noValidate
      className={cx('grid gap-5', className)}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && !pending) onSubmit({ reason: reason.trim(), isAboutPhoto });
      }}
      {...rest}
    >
      <Field label={t`Reason`} required>
        <Textarea
          name="reason"
          counter
          maxLength={REASON_LENGTH}
          placeholder={t`What happened, and when?`}
          value={reason}
          onChange={(event) => change({ reason: event.target.value, isAboutPhoto })}
        />
      </Field>
      {hasPhoto ? (
        <Checkbox
          label={t`It’s about their photo`}
          checked={isAboutPhoto}
          onCheckedChange={(checked) => change({ reason, isAboutPhoto: checked === true })}
        />
      ) : null}
      <FormFailure message={failure} />
      <FormActions onCancel={onCancel}>
        <SubmitButton variant="danger" disabled={!isReady} pending={pending} pendingLabel={t`Submitting...`}>
          {t`Submit Report`}
        </SubmitButton>
      </FormActions>
    </form>
  );
}
