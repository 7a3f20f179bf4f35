import { plural, t } from '@lingui/core/macro';
import type { SentenceInLanguage } from '@skill-exchange/api-client/types';
import { inLanguage } from '../../lib/community/text-languages.ts';
import { Checkbox } from '../../primitives/checkbox/checkbox.tsx';
import { Field } from '../../primitives/field/field.tsx';
import { Input } from '../../primitives/input/input.tsx';
import { Select } from '../../primitives/select/select.tsx';
import type { SiteLanguage } from '../language-tabs/language-tabs.tsx';
import { SentenceField } from '../sentence-field/sentence-field.tsx';
import type { JoiningValues } from './joining-preview.tsx';

interface Asking {
  question: string;
  questionIn: SentenceInLanguage[] | undefined;
  answerDays: string;
  moderators: boolean;
}

type AskingFieldsProps = Asking & {
  /** The languages of the site, and the code of the community's. */
  languages: readonly SiteLanguage[];
  own: string;
  saved: Pick<JoiningValues, 'joinQuestion' | 'joinQuestionIn'>;
  /** The question in other languages, as it comes with the site. */
  shipped: readonly SentenceInLanguage[] | undefined;
  isMissing: boolean;
  onChange: (part: Partial<Asking>) => void;
};

const choices = ['1', '3', '7'];

const daysInWords = (days: string) =>
  days === '7' ? t`A week` : plural(Number(days), { one: '# day', other: '# days' });

/** What people are asked who want to join by approval, and who lets them in. */
export function AskingFields(props: AskingFieldsProps) {
  const { languages, own, saved, shipped, question, questionIn, answerDays, moderators, isMissing, onChange } = props;
  const offered = choices.includes(answerDays) ? choices : [answerDays, ...choices];
  return (
    <>
      <SentenceField
        languages={languages}
        own={own}
        text={question}
        savedText={saved.joinQuestion}
        translations={questionIn}
        saved={saved.joinQuestionIn}
        shipped={shipped}
        onTranslate={(sentences) => onChange({ questionIn: sentences })}
        maxLength={140}
      >
        <Field
          label={t`Your question`}
          required
          error={isMissing && question.trim() === '' ? t`Ask something.` : undefined}
        >
          <Input
            maxLength={140}
            {...inLanguage(own)}
            value={question}
            onChange={({ target }) => onChange({ question: target.value })}
          />
        </Field>
      </SentenceField>
      <Field label={t`An answer within`} hint={t`They read it while they wait.`}>
        <Select value={answerDays} onChange={({ target }) => onChange({ answerDays: target.value })}>
          {offered.map((days) => (
            <option key={days} value={days}>
              {daysInWords(days)}
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
