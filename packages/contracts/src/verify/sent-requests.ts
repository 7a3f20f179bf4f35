import type { IncomingHttpHeaders } from 'node:http';
import type { Interaction } from '../pact-file.ts';

/** What was sent to the provider for an interaction, with the state's values. */
export interface SentRequest {
  /** Method, path and query; of a socket event its name. */
  readonly line: string;
  /** The body, shortened; empty without one. */
  readonly body: string;
}

/** Names the interaction of a request on the way from Pact's verifier to the gateway, which takes it away. */
const header = 'x-pact-interaction';

const mostCharacters = 1000;

/** Remembers what was sent for each interaction, for the report of a failure. */
export class SentRequests {
  readonly #byDescription = new Map<string, SentRequest>();
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
    const type = headers['content-type'] ?? '';
    if (description !== undefined)
      this.#byDescription.set(description, { line: `${method} ${path}`, body: textOf(type, body) });
    return sent;
  }

  /** Notes a socket event that the verifier emits, or waits for. */
  noteEvent(description: string, contents: unknown): void {
    const event = description.split(':')[0] ?? '';
    const isEmitted = typeof contents === 'object' && contents !== null && 'payload' in contents;
    this.#byDescription.set(description, {
      line: `socket: ${isEmitted ? 'emits' : 'waits for'} ${event}`,
      body: isEmitted ? shortened(JSON.stringify(contents.payload)) : '',
    });
  }

  of(description: string): SentRequest | undefined {
    return this.#byDescription.get(description);
  }
}

function textOf(type: string, body: Buffer): string {
  if (body.length === 0) return '';
  const isText = /^(application\/json|text\/)/.test(type);
  return isText ? shortened(body.toString('utf8')) : `(${body.length} bytes of ${type.split(';')[0]})`;
}

const shortened = (text: string) => (text.length > mostCharacters ? `${text.slice(0, mostCharacters)}...` : text);
