import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import type { ErrorFacts } from '@skill-exchange/api-client/errors';
import type { ErrorRule } from '@skill-exchange/api-client/types';
import { i18n } from '@skill-exchange/ui/lib/texts/i18n';
import { numberWords } from '@skill-exchange/ui/lib/texts/number-words';
import { limited } from './counted-words.ts';
import { fieldWords } from './field-words.ts';

type Words = MessageDescriptor | ((error: ErrorFacts) => string | undefined);

/** What is wrong with a field, for rules whose words mean nothing without the field. */
const ofField = {
  required: ({ field }) => (field === 'file' || field === 'photo' ? t`Choose a file.` : t`Please fill this in.`),
  entry_too_long: limited((limit) =>
    plural(limit, {
      one: 'Use at most # character for each entry.',
      other: 'Use at most # characters for each entry.',
    }),
  ),
  too_long: limited((limit) => plural(limit, { one: 'Use at most # character.', other: 'Use at most # characters.' })),
  too_short: limited((limit) =>
    plural(limit, { one: 'Use at least # character.', other: 'Use at least # characters.' }),
  ),
  too_many: limited((limit) => plural(limit, { one: 'Choose at most # entry.', other: 'Choose at most # entries.' })),
  too_few: limited((limit) => plural(limit, { one: 'Choose at least # entry.', other: 'Choose at least # entries.' })),
  too_high: limited((limit) => {
    const number = numberWords(limit);
    return t`Choose at most ${number}.`;
  }),
  too_low: limited((limit) => {
    const number = numberWords(limit);
    return t`Choose at least ${number}.`;
  }),
  moment: msg`Choose a date and time that exist.`,
  number: msg`Enter a number.`,
} satisfies Partial<Record<ErrorRule, Words>>;

/** For rules whose words say it all. */
const ofItself = {
  series_too_long: seriesWords,
  too_soon: limited((limit) =>
    plural(limit, {
      one: 'Choose a time at least # hour ahead, so that there is time to answer.',
      other: 'Choose a time at least # hours ahead, so that there is time to answer.',
    }),
  ),
  event_too_long: limited((limit) =>
    plural(limit, {
      one: 'Choose an end within # hour of the start, or plan several events.',
      other: 'Choose an end within # hours of the start, or plan several events.',
    }),
  ),
  too_late: limited((limit) =>
    plural(limit, {
      one: 'The time or length can be changed until # hour before it.',
      other: 'The time or length can be changed until # hours before it.',
    }),
  ),
  similar_colors: colorWords,
  email: msg`Enter an email address such as name@example.org.`,
  plain_email: msg`Use plain letters without accents before the @.`,
  common_password: msg`This is one of the first that anybody tries. Use three or four unrelated words.`,
  own_address: msg`This is your address already.`,
  link: msg`Enter an address that begins with https://.`,
  link_with_user: msg`Leave out all up to the @, which names a user.`,
  invisible: msg`There is an invisible character in it. Type it again without it.`,
  accents: msg`There are too many accents on one letter. Use at most four.`,
  alphabets: msg`One word mixes two alphabets. Type each word in one.`,
  one_line: msg`Keep it on one line.`,
  past: msg`This has passed. Choose a later day or time.`,
  within_two_years: msg`Choose an earlier day, within two years.`,
  within_year: msg`Choose an earlier day, within a year.`,
  overlap: msg`Hours of one day must not overlap.`,
  order: limited(
    (limit) =>
      plural(limit, {
        one: 'The end must be after the beginning, at most # day later.',
        other: 'The end must be after the beginning, at most # days later.',
      }),
    () => t`The end must be after the beginning.`,
  ),
  same_time: msg`Choose another time than the beginning.`,
  somebody_else: msg`This must be somebody else.`,
  time_zone: msg`Choose a time zone such as Europe/Lisbon.`,
  catalog: msg`Choose a skill of the catalog.`,
  same_skill: msg`Choose two different skills.`,
  hidden_skill: msg`Moderators have hidden this skill. Choose another one.`,
  letter: msg`Type a letter, a number or an emoji.`,
  words_or_filter: msg`Type words, or choose a filter.`,
  domain: msg`Enter at least one domain.`,
} satisfies Record<Exclude<ErrorRule, keyof typeof ofField>, Words>;

const words: Readonly<Record<string, Words>> = { ...ofField, ...ofItself };

/** What is wrong with which field, as far as we know both. */
export function invalidWords(error: ErrorFacts): string {
  const { field, rule = '' } = error;
  const label = field === undefined ? undefined : fieldWords(field);
  if (label === undefined)
    return (
      (Object.hasOwn(ofField, rule) ? undefined : wordsOf(rule, error)) ??
      t`Something here needs another look. Check your entries.`
    );
  const problem = wordsOf(rule, error) ?? t`This needs another look.`;
  return t`${label}: ${problem}`;
}

function wordsOf(rule: string, error: ErrorFacts): string | undefined {
  const said = Object.hasOwn(words, rule) ? words[rule] : undefined;
  return typeof said === 'function' ? said(error) : said && i18n._(said);
}

function seriesWords({ params: { limit = 0, most } }: ErrorFacts): string | undefined {
  if (most === undefined) return undefined;
  const number = numberWords(limit);
  return limit === 0
    ? plural(most, {
        one: 'A series has at most # date. Host a new one.',
        other: 'A series has at most # dates. Host a new one.',
      })
    : plural(most, {
        one: `Choose at most ${number}, since a series has at most # date.`,
        other: `Choose at most ${number}, since a series has at most # dates.`,
      });
}

function colorWords({ params: { below, above } }: ErrorFacts): string | undefined {
  if (below === undefined || above === undefined) return undefined;
  const lower = numberWords(below);
  const upper = numberWords(above);
  return t`Choose a color less like the other one. The nearest that work are ${lower} and ${upper}.`;
}
