const prefix = 'draft:';

const prefixOf = (memberId: string) => `${prefix}${memberId}:`;

/** Returns the name of a member's draft of a form in local storage, which all tabs share. */
export const draftKey = (memberId: string, form: string) => `${prefixOf(memberId)}${form}`;

/** Returns whether a name in local storage is that of a draft, of this member if one is given. */
export const isDraftKey = (key: string, memberId?: string) =>
  key.startsWith(memberId === undefined ? prefix : prefixOf(memberId));
