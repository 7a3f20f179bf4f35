import { t } from '@lingui/core/macro';
import type { Availability } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import { type ComponentProps, type ComponentType, type ReactNode, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { dayIn, localTimeZone } from '../../lib/time/date-time.ts';
import { weekdayOrder } from '../../lib/time/weekdays.ts';
import { FormActions, FormFailure, SubmitButton } from '../../primitives/form-parts/form-parts.tsx';
import type { DraftFormProps } from '../../primitives/form-parts/form-props.ts';
import { useFormDraft } from '../../primitives/form-parts/use-form-draft.ts';
import type { CopyHoursDialogProps } from '../copy-hours-dialog/copy-hours-dialog.tsx';
import { type AvailabilityDraft, draftOf, toAvailability, withNextDaysOff } from './availability-draft.ts';
import { DayHours } from './day-hours.tsx';
import { DaysOffField } from './days-off-field.tsx';
import { LimitFields } from './limit-fields.tsx';
import { TimeZoneField } from './time-zone-field.tsx';

export type { AvailabilityDraft } from './availability-draft.ts';

interface AvailabilityFormProps extends Omit<ComponentProps<'form'>, 'onSubmit'>, DraftFormProps<AvailabilityDraft> {
  /** Null until the member has set hours. */
  availability: Availability | null;
  /** Resolves to whether it was saved. */
  onSubmit: (availability: Availability) => Promise<boolean>;
  /** Called once the form shows the saved hours. */
  onSaved: () => void;
  onCancel: () => void;
  /** `CopyHoursDialog`, or a component that loads it. */
  CopyDialog: ComponentType<CopyHoursDialogProps>;
}

/** Edits a member's availability: weekly hours in their own time zone, days off and limits. */
export function AvailabilityForm(props: AvailabilityFormProps) {
  const { availability, onSubmit, onSaved, onCancel, pending = false, failure, onDirtyChange, ...rest } = props;
  const { CopyDialog, initialDraft, onDraftChange, className, ...element } = rest;
  const [today] = useState(() => dayIn(Date.now(), availability?.timeZone ?? localTimeZone()));
  const form = useForm<AvailabilityDraft>({ mode: 'onTouched', defaultValues: draftOf(availability, today) });
  const { handleSubmit, reset, setValue, getValues, watch } = form;
  const [copying, setCopying] = useState<{ day: number; isOpen: boolean; count: number }>();
  useFormDraft(form, { initialDraft, onDraftChange, onDirtyChange });
  const hasHours = watch('days').some(({ hours }) => hours.length > 0);

  async function save(draft: AvailabilityDraft): Promise<void> {
    if (pending || !(await onSubmit(toAvailability(draft)))) return;
    const saved = { ...draft, daysOff: withNextDaysOff(draft), nextDayOff: '', lastDayOff: '' };
    reset(saved);
    onSaved();
  }

  function copy(days: number[]): void {
    if (copying === undefined) return;
    const hours = getValues(`days.${copying.day}.hours`);
    for (const day of days)
      setValue(
        `days.${day}.hours`,
        hours.map((each) => ({ ...each })),
        { shouldDirty: true, shouldValidate: true },
      );
    setCopying({ ...copying, isOpen: false });
  }

  return (
    <form
      data-slot="availability-form"
      noValidate
      className={cx('@container grid gap-12', className)}
      onSubmit={handleSubmit(save)}
      {...element}
    >
      <Part title={t`Weekly hours`} lead={t`When you usually have time. Others see only the times that suit you both.`}>
        <TimeZoneField form={form} />
        <div className="divide-y divide-line border-y border-line">
          {weekdayOrder().map((day) => (
            <DayHours
              key={day}
              control={form.control}
              day={day}
              onCopy={() => setCopying({ day, isOpen: true, count: (copying?.count ?? 0) + 1 })}
            />
          ))}
        </div>
        <p role="status" className="empty:hidden">
          {hasHours ? null : t`Without any hours, nobody finds a time with you.`}
        </p>
      </Part>
      <Part
        title={t`Days off`}
        lead={t`On these days we suggest no times, whatever your weekly hours say. “Away until” in your profile also leaves you out of lists and matches.`}
      >
        <DaysOffField form={form} today={today} />
      </Part>
      <Part title={t`Limits`}>
        <LimitFields form={form} />
      </Part>
      <div className="grid gap-5">
        <FormFailure message={failure} />
        <FormActions
          onCancel={() => {
            reset();
            onCancel();
          }}
        >
          <SubmitButton pending={pending} pendingLabel={t`Saving...`}>
            {t`Save`}
          </SubmitButton>
        </FormActions>
      </div>
      {copying === undefined ? null : (
        <CopyDialog
          key={copying.count}
          open={copying.isOpen}
          day={copying.day}
          onClose={() => setCopying({ ...copying, isOpen: false })}
          onCopy={copy}
        />
      )}
    </form>
  );
}

function Part({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-5">
      <div className="grid gap-2">
        <h2 id={id} className="type-h3">
          {title}
        </h2>
        {lead === undefined ? null : <p className="text-ink-2">{lead}</p>}
      </div>
      {children}
    </section>
  );
}
