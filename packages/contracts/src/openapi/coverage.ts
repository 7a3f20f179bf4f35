import type { Interaction } from '../pact-file.ts';
import { subjectOf } from '../pact-file.ts';
import { operations, socketMessages } from './document.ts';

/** Tags that the client does not call: browsers load pictures and downloads, and operators call health checks. */
const unusedTags = ['images', 'downloads', 'operations'];

/** Messages that have interactions of their own. */
const eventsToVerify = [...socketMessages].filter(([, message]) => message['x-verified-with'] === undefined);

/** The pacts' coverage of one operation or socket event. */
export interface Coverage {
  /** The operation's id or the event's name. */
  readonly subject: string;
  /** The operation's tag; `socket` for an event. */
  readonly resource: string;
  /** As in `GET /api/skills`, or `socket`. */
  readonly call: string;
  readonly isUsed: boolean;
  /** The statuses of its interactions, in order, each once. Empty for an event. */
  readonly statuses: readonly number[];
  readonly interactions: number;
}

/** Returns the coverage of every operation and socket event, in the contract's order. */
export function coverageOf(interactions: readonly Interaction[]): Coverage[] {
  // An operation and a socket event have the same name: sending a message.
  const about = (subject: string, type: Interaction['type']) =>
    interactions.filter((one) => one.type === type && subjectOf(one) === subject);
  return [
    ...[...operations.values()].map(({ operationId, method, path, tags }) => {
      const own = about(operationId, 'Synchronous/HTTP');
      const statuses = own.flatMap((one) => (one.type === 'Synchronous/HTTP' ? [one.response.status] : []));
      return {
        subject: operationId,
        resource: tags[0] ?? '',
        call: `${method} ${path}`,
        isUsed: !tags.some((tag) => unusedTags.includes(tag)),
        statuses: [...new Set(statuses)].sort((one, two) => one - two),
        interactions: own.length,
      };
    }),
    ...eventsToVerify.map(([event]) => ({
      subject: event,
      resource: 'socket',
      call: 'socket',
      isUsed: true,
      statuses: [],
      interactions: about(event, 'Asynchronous/Messages').length,
    })),
  ];
}

/** Returns operations that the app uses without an interaction. */
export function uncovered(coverage: readonly Coverage[]): string[] {
  return coverage
    .filter(({ isUsed, interactions }) => isUsed && interactions === 0)
    .map(({ subject, resource }) => {
      const folder = resource === 'articles' ? 'articles' : 'backend';
      return `${subject}: write its pact into packages/contracts/test/${folder}/${resource}.pact.ts`;
    });
}
