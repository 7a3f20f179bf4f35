import type { ActionKind, CaseKind, NewDecision } from '@skill-exchange/api-client/types';
import { useState } from 'react';

import { Button } from '../../primitives/button/button.tsx';
import { Field } from '../../primitives/field/field.tsx';
import { FormFailure } from '../../primitives/form-parts/form-parts.tsx';
import type { SubmitFormProps } from '../../primitives/form-parts/form-props.ts';
import { Input } from '../../primitives/input/input.tsx';
import { Radio, RadioGroup } from '../../primitives/radio-group/radio-group.tsx';
import { ActionCard } from '../action-card/action-card.tsx';
import { thingWords } from '../action-card/action-words.ts';
import { WordsForm } from '../words-form/words-form.tsx';

interface DecisionFormProps extends SubmitFormProps {
  kind: CaseKind;
  /** The first words of what it is about. */
  excerpt: string;
  choices: readonly ActionKind[];
  onSubmit: (decision: NewDecision) => void;
}

const dayMs = 24 * 3_600_000;
const mostDays = 365;

/** A moderator's decision about a case. First what and why, then the decision as the member will read it. */
export function DecisionForm({ kind: about, excerpt, choices, onSubmit, ...form }: DecisionFormProps) {
  const [kind, setKind] = useState<ActionKind>('none');
  const [days, setDays] = useState('7');
  const [preview, setPreview] = useState<NewDecision>();
  const [now] = useState(Date.now);
  const hasDays = kind === 'limit' || (kind === 'suspend' && days !== '');
  const problem = problemOf(kind, days);

  function show(reason: string): void {
    if (problem === undefined) setPreview({ kind, reason, ...(hasDays && { days: Number(days) }) });
  }

  return (
    <div className="grid gap-6">
      <WordsForm
        title="Decide this case"
        label="Reason"
        hint={kind === 'none' ? 'Only moderators see this.' : 'The member will see this.'}
        maxLength={1000}
        submitLabel="Preview"
        onDirtyChange={form.onDirtyChange}
        onSubmit={show}
      >
        <RadioGroup label="Decision" value={kind} onValueChange={(value) => setKind(value as ActionKind)}>
          {choices.map((choice) => (
            <Radio key={choice} value={choice} label={labelOf(choice, about)} />
          ))}
        </RadioGroup>
        {kind === 'limit' || kind === 'suspend' ? (
          <Field
            label="Days"
            hint={kind === 'suspend' ? 'Leave it empty to suspend for good.' : undefined}
            error={problem}
            className="max-w-44"
          >
            <Input inputMode="numeric" value={days} onChange={(event) => setDays(event.target.value.trim())} />
          </Field>
        ) : null}
      </WordsForm>
      {preview ? (
        <Preview
          decision={preview}
          about={about}
          excerpt={excerpt}
          now={now}
          pending={form.pending}
          failure={form.failure}
          onSend={() => onSubmit(preview)}
        />
      ) : null}
    </div>
  );
}

function labelOf(choice: ActionKind, about: CaseKind): string {
  const labels: Record<ActionKind, string> = {
    none: 'No action',
    warn: 'Warn the member',
    hide: `Remove the ${thingWords[about]}`,
    limit: 'Limit the account',
    suspend: 'Suspend the account',
  };
  return labels[choice];
}

function problemOf(kind: ActionKind, days: string): string | undefined {
  if (kind !== 'limit' && kind !== 'suspend') return undefined;
  if (kind === 'suspend' && days === '') return undefined;
  const isNumber = /^\d{1,3}$/.test(days) && Number(days) >= 1 && Number(days) <= mostDays;
  return isNumber ? undefined : `Name 1 to ${mostDays} days.`;
}

interface PreviewProps extends Pick<SubmitFormProps, 'pending' | 'failure'> {
  decision: NewDecision;
  about: CaseKind;
  excerpt: string;
  now: number;
  onSend: () => void;
}

function Preview({ decision, about, excerpt, now, pending, failure, onSend }: PreviewProps) {
  const { kind, reason, days } = decision;
  const until = days === undefined ? undefined : new Date(now + days * dayMs).toISOString();
  const action = { kind, reason, at: new Date(now).toISOString(), isReversed: false, caseKind: about, excerpt };
  return (
    <section aria-label="Preview" className="grid gap-4">
      <p className="font-semibold">
        {kind === 'none' ? 'The member is not told. Moderators read:' : 'The member will read:'}
      </p>
      <ActionCard action={{ ...action, ...(until !== undefined && { until }) }} headingLevel={3} />
      <FormFailure message={failure} />
      <Button className="justify-self-start" pending={pending} onClick={onSend}>
        {kind === 'none' ? 'Close the case' : 'Send the decision'}
      </Button>
    </section>
  );
}
