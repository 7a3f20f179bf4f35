import { type ComponentProps, useState } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { Checkbox } from '../../primitives/checkbox/checkbox.tsx';
import { Field } from '../../primitives/field/field.tsx';
import { Textarea } from '../../primitives/textarea/textarea.tsx';

interface EventUpdateFormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  /** The number of members on the waitlist. */
  waiting?: number | undefined;
  /** It thanks the guests of an event that is over. */
  isThanks?: boolean;
  pending?: boolean;
  onSend: (update: { text: string; toWaitlist: boolean }) => void;
  onCancel: () => void;
}

const longest = 2_000;

/** A host's message to all guests. */
export function EventUpdateForm({
  waiting = 0,
  isThanks = false,
  pending = false,
  onSend,
  onCancel,
  ...rest
}: EventUpdateFormProps) {
  const [text, setText] = useState('');
  const [toWaitlist, setToWaitlist] = useState(false);
  const [isBlank, setBlank] = useState(false);
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
        label={isThanks ? 'Thanks to the guests' : 'Message to all guests'}
        hint={
          isThanks
            ? 'One message for all who came. They get it as an email and a notification, and read it on the event’s page.'
            : 'Guests get it as an email and a notification, and read it on the event’s page.'
        }
        error={isBlank ? 'Write your message first.' : undefined}
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
            setText(event.target.value);
            setBlank(false);
          }}
        />
      </Field>
      {waiting > 0 ? (
        <Checkbox
          label={waiting === 1 ? 'Also to the member who waits' : `Also to the ${waiting} members who wait`}
          checked={toWaitlist}
          onCheckedChange={(checked) => setToWaitlist(checked === true)}
        />
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" pending={pending} pendingLabel="Sending...">
          Send message
        </Button>
        <Button variant="quiet" disabled={pending} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
