import { namedSchema, type Operation, operations, ties } from '@skill-exchange/contracts/operations';

/** The kinds of things in `x-ties`. */
export type Kind = 'event' | 'session' | 'conversation' | 'ring' | 'own';

/** Audiences that every logged-in member belongs to, whatever the thing. */
const ofEveryMember = ['visitor', 'member', 'confirmed-member'];

/** Audiences that do not depend on a thing, either. */
const ofStaff = ['moderator', 'operator'];

/** Names of ids, in a path, a query or a body, that say which kind of thing a call is about. */
const namesOf = {
  event: ['eventId', 'id'],
  session: ['sessionId'],
  conversation: ['conversationId', 'messageId', 'attachmentId'],
  ring: ['ringId'],
} as const;

const isLimited = (operation: Operation) => !operation['x-roles'].some((role) => ofEveryMember.includes(role));

function namesIn({ parameters = [], requestBody }: Operation): string[] {
  const { properties = {} } = requestBody?.content['application/json']?.schema ?? {};
  const needed = parameters.filter(({ required }) => required).map(({ name }) => name);
  return [...needed, ...Object.keys(properties as object)];
}

/** Returns the kind of thing whose ties decide who may call an operation; null if every member may, or only moderators or operators. */
export function kindOf(operation: Operation): Kind | null {
  if (!isLimited(operation) || operation['x-roles'].some((role) => ofStaff.includes(role))) return null;
  const names = namesIn(operation);
  const kinds = Object.keys(namesOf) as (keyof typeof namesOf)[];
  return kinds.find((kind) => namesOf[kind].some((name) => names.includes(name))) ?? 'own';
}

/** Returns the operations that a kind's ties decide about. */
export const operationsAbout = (kind: Kind): Operation[] =>
  [...operations.values()].filter((operation) => kindOf(operation) === kind);

const audiencesOf = (kind: Kind, tie: string): readonly string[] => ties[kind]?.[tie]?.audiences ?? [];

/** Returns whether `x-roles` lets a member with this tie call an operation. */
export const mayCall = (operation: Operation, kind: Kind, tie: string): boolean =>
  operation['x-roles'].some((role) => audiencesOf(kind, tie).includes(role));

export const tiesOf = (kind: Kind): string[] => Object.keys(ties[kind] ?? {});

interface Marked {
  'x-visible-to'?: readonly string[];
  'x-may-not-see'?: readonly string[];
}

/** Returns the ties that may not see a field, such as `JoinRequest.message`; everybody without any tie may not either. */
export function blindTo(kind: Kind, field: string): string[] {
  const [schema = '', name = ''] = field.split('.');
  const marked = ((namedSchema(schema).properties ?? {}) as Record<string, Marked>)[name];
  const { 'x-visible-to': readers, 'x-may-not-see': nearest } = marked ?? {};
  if (readers === undefined && nearest === undefined) throw new Error(`openapi.yaml lets everybody see ${field}.`);
  return tiesOf(kind).filter((tie) => {
    if (nearest?.includes(tie)) return true;
    if (readers === undefined) return tie === 'stranger';
    return !readers.some((reader) => audiencesOf(kind, tie).includes(reader));
  });
}

/** Returns the fields of a thing's schema that a member with this tie may not see. */
export function hiddenFields(kind: Kind, schema: string, tie: string): string[] {
  const fields = (namedSchema(schema).properties ?? {}) as Record<string, Marked>;
  return Object.entries(fields).flatMap(([name, { 'x-visible-to': readers }]) =>
    readers === undefined || readers.some((reader) => audiencesOf(kind, tie).includes(reader)) ? [] : [name],
  );
}
