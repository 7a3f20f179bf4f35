import { msg } from '@lingui/core/runtime-macro';
import { nameless } from '@skill-exchange/api-client/nameless';
import { say } from './texts.ts';

/** The title of an erased member's event, in notifications of others. */
export const formerEvent = 'An event';

const words: Readonly<Record<string, () => string>> = {
  [nameless.hidden]: () => say(msg`A member`),
  [nameless.former]: () => say(msg`Former member`),
  [formerEvent]: () => say(msg`An event`),
};

/** Returns the name of a member or the title of an event for a text, in its language where it stands for a hidden one. */
export const nameOf = (name: string): string => (Object.hasOwn(words, name) ? words[name]?.() : undefined) ?? name;
