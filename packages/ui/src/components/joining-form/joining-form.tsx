import { t } from '@lingui/core/macro';
import type { SentenceInLanguage, SettingChange } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import { type ComponentProps, useState } from 'react';
import { Checkbox } from '../../primitives/checkbox/checkbox.tsx';
import { Field } from '../../primitives/field/field.tsx';
import { FormActions, FormFailure, SubmitButton } from '../../primitives/form-parts/form-parts.tsx';
import { NumberInput } from '../../primitives/number-input/number-input.tsx';
import { Radio, RadioGroup } from '../../primitives/radio-group/radio-group.tsx';
import { Textarea } from '../../primitives/textarea/textarea.tsx';
import type { SiteLanguage } from '../language-tabs/language-tabs.tsx';
import { ChangesByOthers } from '../setting-changes/changes-by-others.tsx';
import { AskingFields } from './asking-fields.tsx';
import { JoiningPreview, type JoiningValues } from './joining-preview.tsx';

export type { JoiningValues };

interface JoiningFormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  /** The settings as they are. */
  saved: JoiningValues;
  /** The languages of the site, and the code of the community's. */
  languages: readonly SiteLanguage[];
  language: string;
  /** The question in other languages, as it comes with the site. */
  shipped?: readonly SentenceInLanguage[] | undefined;
  contactEmail: string;
  /** Changes by others since the page was opened. */
  meanwhile?: readonly SettingChange[];
  pending?: boolean;
  failure?: string | undefined;
  onSave: (values: JoiningValues) => void;
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
  submitLabel?: string;
}

interface Draft {
  joinBy: JoiningValues['joinBy'];
  question: string;
  questionIn: JoiningValues['joinQuestionIn'];
  answerDays: string;
  moderators: boolean;
  domains: string;
  asksAge: boolean;
  age: string;
  membersInvite: boolean;
  perMonth: string;
}

const draftOf = ({ joinBy, joinDomains, minimumAge, invitationsPerMonth, ...asking }: JoiningValues): Draft => ({
  joinBy,
  question: asking.joinQuestion,
  questionIn: asking.joinQuestionIn,
  answerDays: String(asking.joinAnswerDays),
  moderators: asking.moderatorsLetIn,
  domains: joinDomains.join('\n'),
  asksAge: minimumAge > 0,
  age: String(minimumAge || 16),
  membersInvite: invitationsPerMonth > 0,
  perMonth: String(invitationsPerMonth || 2),
});

/** Returns the domain of a pasted address or page, as mail servers have it: xn--bcher-kva.example for bücher.example. */
function domainIn(word: string): string {
  const host = word
    .slice(word.lastIndexOf('@') + 1)
    .replace(/^https?:\/\//i, '')
    .replace(/[/?#].*$/, '')
    .replace(/^\*\.|\.$/g, '')
    .toLowerCase();
  return /[^ -~]/.test(host) && URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : host;
}

/** Returns the domains in a text, one a line or with commas. */
const domainsIn = (text: string) => [
  ...new Set(
    text
      .split(/[\s,;،؛，；、]+/)
      .map(domainIn)
      .filter((word) => word !== ''),
  ),
];

const numberIn = (text: string, most: number) => Math.min(most, Math.max(1, Math.round(Number(text)) || 1));

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

const valuesOf = ({ joinBy, domains, asksAge, age, membersInvite, perMonth, ...asking }: Draft): JoiningValues => ({
  joinBy,
  joinQuestion: inOneLine(asking.question),
  ...(asking.questionIn && {
    joinQuestionIn: asking.questionIn.map(({ language, text }) => ({ language, text: inOneLine(text) })),
  }),
  joinAnswerDays: numberIn(asking.answerDays, 30),
  moderatorsLetIn: asking.moderators,
  joinDomains: domainsIn(domains),
  minimumAge: asksAge ? numberIn(age, 99) : 0,
  invitationsPerMonth: membersInvite ? numberIn(perMonth, 100) : 0,
});

const rules = () => [
  {
    value: 'everybody',
    label: t`Everybody`,
    hint: t`Who confirms an email address is in. Most communities begin here.`,
  },
  {
    value: 'invitation',
    label: t`By invitation`,
    hint: t`Only with a link from you or a member. The sign-up page says so, and how to ask for one.`,
  },
  {
    value: 'approval',
    label: t`By approval`,
    hint: t`They answer your question and wait until somebody lets them in. An invitation skips the wait.`,
  },
  {
    value: 'addresses',
    label: t`Certain addresses`,
    hint: t`Only from domains that you list, for example your school’s. Others see which. An invitation lets in anybody.`,
  },
];

/** Who may join a community, with what a stranger sees beside it. */
export function JoiningForm(props: JoiningFormProps) {
  const {
    saved,
    shipped,
    languages,
    language,
    contactEmail,
    meanwhile = [],
    pending = false,
    failure,
    onSave,
    onDirtyChange,
    ...others
  } = props;
  const { submitLabel = t`Save and make live`, className, ...element } = others;
  // What is not touched follows the saved settings.
  const [draft, setDraft] = useState<Partial<Draft>>({});
  const [isMissing, setMissing] = useState(false);
  const shown = { ...draftOf(saved), ...draft };
  const change = (part: Partial<Draft>) => {
    setDraft({ ...draft, ...part });
    setMissing(false);
    onDirtyChange?.(true);
  };
  const discard = () => {
    setDraft({});
    setMissing(false);
    onDirtyChange?.(false);
  };
  const values = valuesOf(shown);
  return (
    <form
      data-slot="joining-form"
      noValidate
      className={cx(
        'grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]',
        className,
      )}
      onSubmit={(event) => {
        event.preventDefault();
        const lacksDomains = values.joinBy === 'addresses' && values.joinDomains.length === 0;
        const lacksQuestion = values.joinQuestion === '';
        setMissing(lacksDomains || lacksQuestion);
        if (!pending && !lacksDomains && !lacksQuestion) onSave(values);
      }}
      {...element}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
        <RadioGroup
          label={t`Who may join`}
          value={shown.joinBy}
          onValueChange={(joinBy) => change({ joinBy: joinBy as Draft['joinBy'] })}
        >
          {rules().map((rule) => (
            <Radio key={rule.value} {...rule} />
          ))}
        </RadioGroup>
        {shown.joinBy === 'approval' ? (
          <AskingFields
            languages={languages}
            own={language}
            saved={saved}
            shipped={shipped}
            question={shown.question}
            questionIn={shown.questionIn}
            answerDays={shown.answerDays}
            moderators={shown.moderators}
            isMissing={isMissing}
            onChange={change}
          />
        ) : null}
        {shown.joinBy === 'addresses' ? (
          <Field
            label={t`Domains`}
            hint={t`One a line, such as school.example. Their subdomains count for themselves.`}
            required
            error={isMissing ? t`Name at least one domain.` : undefined}
          >
            <Textarea value={shown.domains} onChange={({ target }) => change({ domains: target.value })} />
          </Field>
        ) : null}
        <div className="grid gap-3">
          <Checkbox
            label={t`Ask for a minimum age`}
            hint={t`One line to confirm at sign-up. Nothing is stored.`}
            checked={shown.asksAge}
            onCheckedChange={(asksAge) => change({ asksAge: asksAge === true })}
          />
          {shown.asksAge ? (
            <Field label={t`Years`} className="ms-8.5">
              <NumberInput
                min={1}
                max={99}
                value={shown.age}
                onChange={({ target }) => change({ age: target.value })}
              />
            </Field>
          ) : null}
        </div>
        <div className="grid gap-3">
          <Checkbox
            label={t`Members may invite`}
            hint={t`Who invited whom is seen by operators, and by the two themselves. Without it, links of members no longer work.`}
            checked={shown.membersInvite}
            onCheckedChange={(membersInvite) => change({ membersInvite: membersInvite === true })}
          />
          {shown.membersInvite ? (
            <Field label={t`People in 30 days, each`} className="ms-8.5">
              <NumberInput
                min={1}
                max={100}
                value={shown.perMonth}
                onChange={({ target }) => change({ perMonth: target.value })}
              />
            </Field>
          ) : null}
        </div>
        <ChangesByOthers changes={meanwhile} />
        <FormFailure message={failure} />
        <FormActions onCancel={Object.keys(draft).length === 0 ? undefined : discard}>
          <SubmitButton pending={pending} pendingLabel={t`Saving...`}>
            {submitLabel}
          </SubmitButton>
        </FormActions>
      </div>
      <JoiningPreview values={values} contactEmail={contactEmail} className="lg:sticky lg:top-24 lg:self-start" />
    </form>
  );
}
