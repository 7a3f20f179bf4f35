import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import type { ErrorFacts } from '@skill-exchange/api-client/errors';
import { i18n } from '@skill-exchange/ui/lib/texts/i18n';
import { numberWords } from '@skill-exchange/ui/lib/texts/number-words';
import { limited } from './counted-words.ts';
import { fieldWords } from './field-words.ts';

type Words = MessageDescriptor | ((error: ErrorFacts) => string | undefined);
type Problems = readonly (readonly [said: RegExp, words: Words])[];

/** What the server says is wrong with a field, and our words for it, which mean nothing without the field. */
const ofField: Problems = [
  [/^(?:file|photo): is required/, msg`Choose a file.`],
  [/is required|must not be (empty|blank)|must name at least one field/, msg`Please fill this in.`],
  [
    /entries of at most/,
    limited((limit) =>
      plural(limit, {
        one: 'Use at most # character for each entry.',
        other: 'Use at most # characters for each entry.',
      }),
    ),
  ],
  [
    /at most \d+ characters?/,
    limited((limit) => plural(limit, { one: 'Use at most # character.', other: 'Use at most # characters.' })),
  ],
  [
    /at least \d+ characters?/,
    limited((limit) => plural(limit, { one: 'Use at least # character.', other: 'Use at least # characters.' })),
  ],
  [
    /at most \d+ entries/,
    limited((limit) => plural(limit, { one: 'Choose at most # entry.', other: 'Choose at most # entries.' })),
  ],
  [
    /at least \d+ entr/,
    limited((limit) => plural(limit, { one: 'Choose at least # entry.', other: 'Choose at least # entries.' })),
  ],
  [
    /must be at most \d/,
    limited((limit) => {
      const number = numberWords(limit);
      return t`Choose at most ${number}.`;
    }),
  ],
  [
    /must be at least \d/,
    limited((limit) => {
      const number = numberWords(limit);
      return t`Choose at least ${number}.`;
    }),
  ],
  [/an instant|ISO 8601|a day|a date and a time|time of day|between \d+ and/, msg`Choose a date and time that exist.`],
  [/a (?:whole )?number$/, msg`Enter a number.`],
];

/** Those that say it all. They come first, as some have what is above in them. */
const ofItself: Problems = [
  [/a series has at most/, seriesWords],
  [
    /hours ahead/,
    limited((limit) =>
      plural(limit, {
        one: 'Choose a time at least # hour ahead, so that there is time to answer.',
        other: 'Choose a time at least # hours ahead, so that there is time to answer.',
      }),
    ),
  ],
  [
    /hours of the start/,
    limited((limit) =>
      plural(limit, {
        one: 'Choose an end within # hour of the start, or plan several events.',
        other: 'Choose an end within # hours of the start, or plan several events.',
      }),
    ),
  ],
  [
    /can be changed until/,
    limited((limit) =>
      plural(limit, {
        one: 'The time or length can be changed until # hour before it.',
        other: 'The time or length can be changed until # hours before it.',
      }),
    ),
  ],
  [/too like the other color/, colorWords],
  [/must be an email address/, msg`Enter an email address such as name@example.org.`],
  [/without accents before the @/, msg`Use plain letters without accents before the @.`],
  [/first that anybody tries/, msg`This is one of the first that anybody tries. Use three or four unrelated words.`],
  [/is your address already/, msg`This is your address already.`],
  [/an http or https address|begins with https/, msg`Enter an address that begins with https://.`],
  [/names a user before/, msg`Leave out all up to the @, which names a user.`],
  [/invisible character/, msg`There is an invisible character in it. Type it again without it.`],
  [/too many accents/, msg`There are too many accents on one letter. Use at most four.`],
  [/mixes two alphabets/, msg`One word mixes two alphabets. Type each word in one.`],
  [/one line/, msg`Keep it on one line.`],
  [/in the future|the past/, msg`This has passed. Choose a later day or time.`],
  [/two years/, msg`Choose an earlier day, within two years.`],
  [/within a year/, msg`Choose an earlier day, within a year.`],
  [/must not overlap/, msg`Hours of one day must not overlap.`],
  [
    /must end after|must be after/,
    limited(
      (limit) =>
        plural(limit, {
          one: 'The end must be after the beginning, at most # day later.',
          other: 'The end must be after the beginning, at most # days later.',
        }),
      () => t`The end must be after the beginning.`,
    ),
  ],
  [/another time than from/, msg`Choose another time than the beginning.`],
  [/somebody else/, msg`This must be somebody else.`],
  [/time zone/, msg`Choose a time zone such as Europe/Lisbon.`],
  [/the catalog/, msg`Choose a skill of the catalog.`],
  [/another skill than/, msg`Choose two different skills.`],
  [/a letter, a number or an emoji/, msg`Type a letter, a number or an emoji.`],
  [/words or a filter/, msg`Type words, or choose a filter.`],
  [/at least one domain/, msg`Enter at least one domain.`],
];

/** What is wrong with which field, as far as we know both. */
export function invalidWords(error: ErrorFacts): string {
  const { field } = error;
  const label = field === undefined ? undefined : fieldWords(field);
  const general = () => t`Something here needs another look. Check your entries.`;
  if (label === undefined) return wordsIn(ofItself, error) ?? general();
  const problem = wordsIn(ofItself, error) ?? wordsIn(ofField, error) ?? t`This needs another look.`;
  return t`${label}: ${problem}`;
}

function wordsIn(problems: Problems, error: ErrorFacts): string | undefined {
  const [, words] = problems.find(([said]) => said.test(error.serverMessage ?? '')) ?? [];
  return typeof words === 'function' ? words(error) : words && i18n._(words);
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
