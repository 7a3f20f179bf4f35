import type { Answer } from './backend.ts';
import { blindTo, hiddenFields, type Kind } from './ties.ts';

/** A text that is somebody's alone, with the field of the contract through which it came in or goes out. */
export interface Secret {
  readonly field: string;
  readonly text: string;
}

/** The things of a kind that a world has, with the schema of their answers. */
export interface Things {
  readonly schema: string;
  readonly ids: readonly string[];
}

/** Returns all that an answer says: its headers, what cursors hold, and its body. */
function wholeText({ headers, text }: Answer): string {
  const cursors = [...(headers.get('link') ?? '').matchAll(/cursor=([\w%.-]+)/g)].map(([, cursor = '']) =>
    Buffer.from(decodeURIComponent(cursor), 'base64url').toString(),
  );
  // Long lines of iCalendar files are folded.
  return [text.replaceAll(/\r\n[ \t]/g, ''), ...cursors, ...[...headers].flat()].join('\n');
}

/** Returns what an answer reveals to a member with a tie although openapi.yaml hides it from them. */
export function tellsIn(
  answer: Answer,
  { kind, tie, secrets, things }: { kind: Kind; tie: string; secrets: readonly Secret[]; things?: Things | undefined },
): string[] {
  const text = wholeText(answer);
  const isBlind = (field: string) => tie === 'visitor' || blindTo(kind, field).includes(tie);
  const told = secrets.filter((secret) => isBlind(secret.field) && text.includes(secret.text));
  const hidden = things === undefined ? [] : hiddenFields(kind, things.schema, tie);
  const shown =
    things === undefined ? [] : objectsIn(answer.body).filter(({ _id }) => things.ids.includes(String(_id)));
  return [
    ...told.map(({ field }) => field),
    ...shown.flatMap((thing) =>
      hidden.filter((name) => !isEmpty(thing[name])).map((name) => `${things?.schema}.${name}`),
    ),
  ];
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

function objectsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(objectsIn)];
}
