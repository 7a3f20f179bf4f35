import { t } from '@lingui/core/macro';
import { isBlank } from '@skill-exchange/api-client/plain-text';
import type { ActionKind, CaseKind, NewDecision } from '@skill-exchange/api-client/types';
import { type SubmitEvent, useState } from 'react';
import { firstName } from '../../lib/texts/display-name.ts';
import { Field } from '../../primitives/field/field.tsx';
import { FormActions, FormFailure, SubmitButton } from '../../primitives/form-parts/form-parts.tsx';
import type { SubmitFormProps } from '../../primitives/form-parts/form-props.ts';
import { useDirtyChange } from '../../primitives/form-parts/use-dirty-change.ts';
import { Input } from '../../primitives/input/input.tsx';
import { Radio, RadioGroup } from '../../primitives/radio-group/radio-group.tsx';
import { Textarea } from '../../primitives/textarea/textarea.tsx';
import { buttonInWords, choiceInWords, isKnown } from './decision-words.ts';

interface DecisionFormProps extends SubmitFormProps {
  kind: CaseKind;
  /** The member who reads the decision. */
  memberName: string | undefined;
  choices: readonly ActionKind[];
  onSubmit: (decision: NewDecision) => void;
}

const mostDays = 365;
const CHOICE = 'rounded-ctl border border-transparent px-3 py-0.5 has-data-[state=checked]:border-ink';

/** A moderator's decision about a case: the action, and the text for the member. The button names the action. */
export function DecisionForm({ kind: about, memberName, choices, onSubmit, ...form }: DecisionFormProps) {
  const { pending = false, failure, onDirtyChange } = form;
  const [kind, setKind] = useState<ActionKind>('none');
  const [length, setLength] = useState('7');
  const [reason, setReason] = useState('');
  const [now] = useState(Date.now);
  const name = firstName(memberName);
  const problem = problemOf(kind, length);
  const days = problem === undefined && length !== '' ? Number(length) : null;
  const isReady = !isBlank(reason) && problem === undefined;
  useDirtyChange(!isBlank(reason), onDirtyChange);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const isTimed = (kind === 'limit' || kind === 'suspend') && days !== null;
    if (isReady && !pending) onSubmit({ kind, reason: reason.trim(), ...(isTimed && { days }) });
  }

  return (
    <form aria-label={t`Decide this case`} noValidate className="grid gap-5" onSubmit={submit}>
      <RadioGroup
        label={t`Decision`}
        className="grid gap-2"
        value={kind}
        onValueChange={(value) => setKind(value as ActionKind)}
      >
        {choices.filter(isKnown).map((choice) => (
          <Radio key={choice} value={choice} className={CHOICE} {...choiceInWords(choice, about, days, now)} />
        ))}
      </RadioGroup>
      {kind === 'limit' || kind === 'suspend' ? (
        <Field
          label={t`Days`}
          hint={kind === 'suspend' ? t`Leave it empty to suspend for good.` : undefined}
          error={problem}
          className="max-w-44"
        >
          <Input inputMode="numeric" value={length} onChange={(event) => setLength(event.target.value.trim())} />
        </Field>
      ) : null}
      <Field
        label={kind === 'none' ? t`Note for moderators` : t`What ${name} reads`}
        hint={kind === 'none' ? t`${name} is not told.` : t`It comes by notification and email, without your name.`}
        required
      >
        <Textarea counter maxLength={1000} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
      <FormFailure message={failure} />
      <FormActions>
        <SubmitButton
          variant={kind === 'none' ? 'secondary' : 'danger'}
          disabled={!isReady}
          pending={pending}
          pendingLabel={t`Sending...`}
        >
          {buttonInWords(kind, about, days)}
        </SubmitButton>
      </FormActions>
    </form>
  );
}

function problemOf(kind: ActionKind, days: string): string | undefined {
  if (kind !== 'limit' && kind !== 'suspend') return undefined;
  if (kind === 'suspend' && days === '') return undefined;
  const isNumber = /^\d{1,3}$/.test(days) && Number(days) >= 1 && Number(days) <= mostDays;
  return isNumber ? undefined : t`Name 1 to ${mostDays} days.`;
}
