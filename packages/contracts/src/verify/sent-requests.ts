import type { IncomingHttpHeaders } from 'node:http';
import type { Interaction } from '../pact-file.ts';
import { requestLine, shorten } from '../request-line.ts';

/** Names the interaction of a request on the way from Pact's verifier to the gateway, which takes it away. */
const header = 'x-pact-interaction';

/** Remembers what was sent for each interaction, with the state's values, for the report of a failure. */
export class SentRequests {
  readonly #byDescription = new Map<string, string>();
  readonly #descriptions: readonly string[];

  constructor(interactions: readonly Interaction[]) {
    this.#descriptions = interactions.map(({ description }) => description);
  }

  /** Returns an interaction whose request names it. */
  name(interaction: Interaction): Interaction {
    if (interaction.type !== 'Synchronous/HTTP') return interaction;
    const named = { [header]: [String(this.#descriptions.indexOf(interaction.description))] };
    return {
      ...interaction,
      request: { ...interaction.request, headers: { ...interaction.request.headers, ...named } },
    };
  }

  /** Notes a request of the verifier. Returns its headers without the name. */
  note(method: string, path: string, headers: IncomingHttpHeaders, body: Buffer): IncomingHttpHeaders {
    const { [header]: index, ...sent } = headers;
    const description = this.#descriptions[Number(index ?? -1)];
    const text = textOf(headers['content-type'] ?? '', body);
    if (description !== undefined)
      this.#byDescription.set(description, requestLine({ method, path, headers: sent, body: text }));
    return sent;
  }

  /** Notes a socket event that the verifier emits, or waits for. */
  noteEvent(description: string, contents: unknown): void {
    const event = description.split(':')[0] ?? '';
    const isEmitted = typeof contents === 'object' && contents !== null && 'payload' in contents;
    const line = isEmitted ? `emits ${event} ${shorten(JSON.stringify(contents.payload))}` : `waits for ${event}`;
    this.#byDescription.set(description, `socket: ${line}`);
  }

  /** Returns the line of an interaction; undefined if its state could not be set up. */
  of(description: string): string | undefined {
    return this.#byDescription.get(description);
  }
}

function textOf(type: string, body: Buffer): string {
  if (body.length === 0) return '';
  const isText = /^(application\/json|text\/)/.test(type);
  return isText ? body.toString('utf8') : `(${body.length} bytes of ${type.split(';')[0]})`;
}
