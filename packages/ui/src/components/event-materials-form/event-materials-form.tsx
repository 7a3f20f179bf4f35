import { t } from '@lingui/core/macro';
import { linkProblem, tidyLink } from '@skill-exchange/api-client/plain-text';
import type { Event } from '@skill-exchange/api-client/types';
import type { ComponentProps } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../primitives/button/button.tsx';
import { Field } from '../../primitives/field/field.tsx';
import { FormFailure } from '../../primitives/form-parts/form-parts.tsx';
import { LinkInput } from '../meeting-fields/link-input.tsx';
import { linkOrNothing } from '../meeting-fields/meeting-rules.ts';

interface Links {
  recording: string;
  slides: string;
}

interface EventMaterialsFormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  event: Pick<Event, 'recording' | 'slides'>;
  pending?: boolean;
  failure?: string | undefined;
  /** Gets both links; empty ones are removed. */
  onShow: (links: Links) => void;
  onCancel: () => void;
}

/** react-hook-form rule: an optional https link. */
function httpsOrNothing(text: string): true | string {
  const link = tidyLink(text);
  if (link === '' || linkProblem(link) !== undefined) return linkOrNothing(text);
  return link.toLowerCase().startsWith('https://') || t`Please enter a link that begins with https://.`;
}

/** Adds the recording and the slides of an event that is over. */
export function EventMaterialsForm({
  event: { recording = '', slides = '' },
  pending = false,
  failure,
  onShow,
  onCancel,
  ...rest
}: EventMaterialsFormProps) {
  const { register, handleSubmit, formState } = useForm<Links>({
    mode: 'onTouched',
    defaultValues: { recording, slides },
  });
  const { errors } = formState;
  return (
    <form
      data-slot="event-materials-form"
      noValidate
      className="grid gap-4"
      onSubmit={handleSubmit((links) => {
        if (!pending) onShow({ recording: tidyLink(links.recording), slides: tidyLink(links.slides) });
      })}
      {...rest}
    >
      <Field
        label={t`Recording`}
        hint={t`You and whoever had a place see it. Guests hear of a new link.`}
        error={errors.recording?.message}
      >
        {/* A button has just opened it. */}
        <LinkInput autoFocus {...register('recording', { validate: httpsOrNothing })} />
      </Field>
      <Field label={t`Slides`} error={errors.slides?.message}>
        <LinkInput {...register('slides', { validate: httpsOrNothing })} />
      </Field>
      <FormFailure message={failure} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" pending={pending} pendingLabel={t`Adding...`}>
          {t`Show to guests`}
        </Button>
        <Button variant="quiet" disabled={pending} onClick={onCancel}>
          {t`Cancel`}
        </Button>
      </div>
    </form>
  );
}
