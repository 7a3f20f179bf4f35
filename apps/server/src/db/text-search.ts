import { type RawBuilder, sql } from 'kysely';

/** A LIKE pattern for folded texts that contain this one, as it is: the wildcards of LIKE lose their meaning. */
export function containsFolded(text: string): RawBuilder<string> {
  return sql`'%' || ${literally(text)} || '%'`;
}

/** The same for folded texts that start with this one. */
export function startsFolded(text: string): RawBuilder<string> {
  return sql`${literally(text)} || '%'`;
}

function literally(text: string): RawBuilder<string> {
  // Folded first, since a wide ％ is a wildcard only then.
  return sql`regexp_replace(folded(${text}::text), '[\\\\%_]', '\\\\\\&', 'g')`;
}
