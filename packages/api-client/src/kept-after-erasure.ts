/** Texts of a member that stay after the account is erased, and why. Shown before the deletion. */
export interface KeptWords {
  /** The texts that stay. */
  readonly what: string;
  readonly why: string;
  /** The server's columns with these texts, as `table.column`; its tests find them in no others. */
  readonly columns: readonly string[];
}

export const keptAfterErasure: readonly KeptWords[] = [
  {
    what: 'Messages',
    why: 'They stay with the members you sent them to, from a “Former member”, without their pictures and files.',
    columns: ['messages.text', 'messages.words'],
  },
  {
    what: 'Reviews',
    why: 'They stay with the members and the events you reviewed, from a “Former member”.',
    columns: ['reviews.comment', 'event_reviews.comment'],
  },
  {
    what: 'Notes of your sessions',
    why: 'They belong to both members, and stay with the other one.',
    columns: ['session_notes.text'],
  },
  {
    what: 'Skills you named',
    why: 'The catalog of skills belongs to everybody, and does not say who named one.',
    columns: ['skills.name', 'skills.name_key', 'skills.name_folded', 'skills.description'],
  },
  {
    what: 'Decisions you made as a moderator',
    why: 'Members can read why something was decided about them.',
    columns: ['actions.reason', 'appeals.words', 'notifications.details'],
  },
];
