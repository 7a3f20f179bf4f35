import { plural, t } from '@lingui/core/macro';
import { type ComponentProps, useState } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { Checkbox } from '../../primitives/checkbox/checkbox.tsx';
import { Field } from '../../primitives/field/field.tsx';
import type { DraftFormProps } from '../../primitives/form-parts/form-props.ts';
import { Textarea } from '../../primitives/textarea/textarea.tsx';

export interface UpdateDraft {
  text: string;
  toWaitlist: boolean;
}

interface EventUpdateFormProps
  extends Omit<ComponentProps<'form'>, 'onSubmit'>,
    Pick<DraftFormProps<UpdateDraft>, 'initialDraft' | 'onDraftChange'> {
  /** The number of members on the waitlist. */
  waiting?: number | undefined;
  /** It thanks the guests of an event that is over. */
  isThanks?: boolean;
  pending?: boolean;
  onSend: (update: UpdateDraft) => void;
  onCancel: () => void;
}

const longest = 2_000;

/** A host's message to all guests. */
export function EventUpdateForm({
  waiting = 0,
  isThanks = false,
  pending = false,
  initialDraft,
  onDraftChange,
  onSend,
  onCancel,
  ...rest
}: EventUpdateFormProps) {
  const [{ text, toWaitlist }, setDraft] = useState({ text: '', toWaitlist: false, ...initialDraft });
  const [isBlank, setBlank] = useState(false);
  const change = (draft: UpdateDraft) => {
    setDraft(draft);
    onDraftChange?.(draft);
  };
  return (
    <form
      data-slot="event-update-form"
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setBlank(text.trim() === '');
        if (text.trim() !== '' && !pending) onSend({ text: text.trim(), toWaitlist });
      }}
      {...rest}
    >
      <Field
        label={isThanks ? t`Thanks to the guests` : t`Message to all guests`}
        hint={
          isThanks
            ? t`One message for all who came. They get it as an email and a notification, and read it on the event’s page.`
            : t`Guests get it as an email and a notification, and read it on the event’s page.`
        }
        error={isBlank ? t`Write your message first.` : undefined}
      >
        <Textarea
          // A button has just opened it.
          autoFocus
          autosize
          counter
          className="min-h-26"
          maxLength={longest}
          value={text}
          onChange={(event) => {
            change({ text: event.target.value, toWaitlist });
            setBlank(false);
          }}
        />
      </Field>
      {waiting > 0 ? (
        <Checkbox
          label={plural(waiting, { one: 'Also to the member who waits', other: 'Also to the # members who wait' })}
          checked={toWaitlist}
          onCheckedChange={(checked) => change({ text, toWaitlist: checked === true })}
        />
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" pending={pending} pendingLabel={t`Sending...`}>
          {t`Send message`}
        </Button>
        <Button variant="quiet" disabled={pending} onClick={onCancel}>
          {t`Cancel`}
        </Button>
      </div>
    </form>
  );
}
