import { msg, plural } from '@lingui/core/runtime-macro';
import { say } from '../../../texts/texts.ts';

/** Returns a title or a sentence, with the number of dates of a series if several are meant: "Sourdough (3 dates)". */
export function titled({ title = '', dates }: { title?: string; dates?: number }): string {
  if (dates === undefined) return title;
  return say(msg`${{ title }} (${plural({ dates }, { one: '# date', other: '# dates' })})`);
}
