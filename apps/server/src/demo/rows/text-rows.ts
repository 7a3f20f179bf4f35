import type { Insertable } from 'kysely';
import type { TextTable, TextTranslationTable } from '../../db/tables/texts.ts';
import { memberId } from '../demo-identity.ts';

const imprint = `# Imprint

Amara Okafor
Skill Exchange, a demo
Werkstraße 12
04177 Leipzig

amara@demo.example`;

const rules = (notice: string) => `# Our rules

We trade time, **never money**. An hour is an hour, whoever gives it.

## How we treat each other

- Come, or say at least ${notice} before that you can’t.
- Write as you would speak at a kitchen table.
- A no is a no. Ask somebody else.

## Who decides

Moderators read every report. You can appeal, and then somebody decides who did not decide before.`;

const rulesInGerman = `# Unsere Regeln

Wir tauschen Zeit, **nie Geld**. Eine Stunde ist eine Stunde, wer auch immer sie gibt.

## Wie wir miteinander umgehen

- Komm, oder sag mindestens zwei Stunden vorher ab.
- Schreib so, wie du am Küchentisch reden würdest.
- Ein Nein ist ein Nein. Frag jemand anderen.

## Wer entscheidet

Moderatoren lesen jede Meldung. Du kannst Einspruch einlegen, und dann entscheidet jemand, der vorher nicht entschieden hat.`;

const welcome = `# Welcome

Good that you are here. Ask for something small first: half an hour is a fine beginning.`;

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 24 * 3_600_000);

/** The texts of the demo community. Nobody has to accept one, so that the demo’s members begin on their own pages. */
export function textRows(now: Date): Insertable<TextTable>[] {
  const by = { must_accept: false, published_by: memberId('amara') };
  const first = { version: 1, change: 'The first one.', published_at: daysBefore(now, 80), ...by };
  return [
    { kind: 'imprint', content: imprint, ...first },
    { kind: 'rules', content: rules('one hour'), ...first },
    {
      kind: 'rules',
      version: 2,
      content: rules('two hours'),
      change: 'Two hours’ notice instead of one.',
      published_at: daysBefore(now, 9),
      ...by,
    },
    { kind: 'welcome', content: welcome, ...first },
  ];
}

/** The rules are in German, too. */
export function translationRows(now: Date): Insertable<TextTranslationTable>[] {
  const change = 'Zwei Stunden vorher absagen statt einer.';
  const german = { language: 'de', content: rulesInGerman, change, revision: 1, changed_at: daysBefore(now, 9) };
  return [{ kind: 'rules', version: 2, ...german }];
}
