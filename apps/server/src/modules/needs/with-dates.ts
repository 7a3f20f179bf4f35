import { msg, plural } from '@lingui/core/runtime-macro';
import { say } from '../../texts/texts.ts';

/** Returns the title of an event with the number of its dates, if it has several: "Sourdough, 3 dates". */
export const withDates = (title: string, dates: number): string =>
  dates > 1 ? say(msg`${{ title }}, ${plural({ dates }, { one: '# date', other: '# dates' })}`) : title;
