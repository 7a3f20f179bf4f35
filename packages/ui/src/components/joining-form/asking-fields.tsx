import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Checkbox } from '../../primitives/checkbox/checkbox.tsx';
import { Field } from '../../primitives/field/field.tsx';
import { Input } from '../../primitives/input/input.tsx';
import { Select } from '../../primitives/select/select.tsx';

interface Asking {
  question: string;
  answerDays: string;
  moderators: boolean;
}

type AskingFieldsProps = Asking & {
  isMissing: boolean;
  onChange: (part: Partial<Asking>) => void;
};

const choices = [
  { days: '1', label: '1 day' },
  { days: '3', label: '3 days' },
  { days: '7', label: 'A week' },
];

/** What people are asked who want to join by approval, and who lets them in. */
export function AskingFields({ question, answerDays, moderators, isMissing, onChange }: AskingFieldsProps) {
  const known = choices.some(({ days }) => days === answerDays);
  return (
    <>
      <Field
        label={t`Your question`}
        required
        error={isMissing && question.trim() === '' ? t`Ask something.` : undefined}
      >
        <Input maxLength={140} value={question} onChange={({ target }) => onChange({ question: target.value })} />
      </Field>
      <Field label={t`An answer within`} hint={t`They read it while they wait.`}>
        <Select value={answerDays} onChange={({ target }) => onChange({ answerDays: target.value })}>
          {known ? null : (
            <option value={answerDays}>
              <Trans>{answerDays} days</Trans>
            </option>
          )}
          {choices.map(({ days, label }) => (
            <option key={days} value={days}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Checkbox
        label={t`Moderators let people in, too`}
        hint={t`Without it, only operators do.`}
        checked={moderators}
        onCheckedChange={(checked) => onChange({ moderators: checked === true })}
      />
    </>
  );
}
