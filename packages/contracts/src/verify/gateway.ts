import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { withBareFields } from '../nested-answers.ts';
import { findOperation } from '../openapi/document.ts';
import { type Answer, forward, parseJson } from './forward.ts';
import type { NamedValues } from './named-values.ts';
import { type Replayed, replayEvent } from './replay-event.ts';
import type { SentRequests } from './sent-requests.ts';
import { serveAnswers } from './serve-answers.ts';
import type { StateChange, StateSetup } from './state-setup.ts';

/** A request of the verifier to the provider. */
export interface Call {
  readonly method: string;
  /** Path and query. */
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Functions that corrupt requests, responses and events, to prove that the verification notices. */
export interface Tampering {
  /** Changes a request before the provider receives it. */
  readonly call?: (call: Call) => void | Promise<void>;
  /** Changes the provider's response. */
  readonly answer?: (answer: Answer, call: Call) => void;
  /** Changes the contents of a socket event. */
  readonly event?: (event: Replayed) => void;
}

/** The target of a gateway. */
export interface GatewayTarget {
  /** The provider's URL, without a trailing slash. */
  readonly baseUrl: string;
  readonly states: StateSetup;
  readonly named: NamedValues;
  readonly sent: SentRequests;
  readonly tampering?: Tampering | undefined;
  /** Called when an interaction starts. */
  readonly onCall?: (() => void) | undefined;
}

/** The proxy between the verifier and a provider. */
export interface Gateway {
  /** The gateway's URL for the verifier. */
  readonly url: string;
  readonly stateUrl: string;
  readonly eventUrl: string;
  close(): Promise<void>;
}

const statePath = '/__verifier/state';
const eventPath = '/__verifier/event';

/**
 * Opens a gateway on a free local port. It forwards requests, pads the files that a pact cannot
 * contain, remembers the values of the last state, and triggers socket events with them.
 */
export async function openGateway(target: GatewayTarget): Promise<Gateway> {
  let values: Readonly<Record<string, string>> = {};
  let state: StateChange | undefined;
  const route = async (request: IncomingMessage, body: Buffer): Promise<Answer> => {
    if (request.url === statePath) {
      const change = readChange(body);
      if (change.action === 'teardown') {
        await target.states.tearDown(change);
        return jsonAnswer(200, {});
      }
      const outcome = await target.states.setUp(change);
      // Pact retries a 500 for minutes, but not a 400.
      if ('problem' in outcome) return jsonAnswer(400, { message: outcome.problem });
      values = outcome.values;
      state = change;
      return jsonAnswer(200, values);
    }
    target.onCall?.();
    if (request.url === eventPath) {
      const { description } = JSON.parse(body.toString()) as { description: string };
      target.sent.noteEvent(description, undefined);
      const event = await replayEvent(description, target.baseUrl, values);
      target.sent.noteEvent(description, event.contents);
      target.tampering?.event?.(event);
      return jsonAnswer(200, event);
    }
    const answer = await passOn(target, request, body);
    const call = { method: request.method ?? 'GET', path: request.url ?? '/' };
    if (state !== undefined) target.named.check(state, values, call, answer);
    return answer;
  };
  const { url, close } = await serveAnswers((request, body) =>
    route(request, body).catch((error: unknown) => jsonAnswer(502, { message: reasonOf(error) })),
  );
  return {
    url,
    stateUrl: `${url}${statePath}`,
    eventUrl: `${url}${eventPath}`,
    close,
  };
}

function readChange(body: Buffer): StateChange {
  const { state = '', params = {}, action } = JSON.parse(body.toString()) as Partial<StateChange>;
  return { state, params, action: action === 'teardown' ? 'teardown' : 'setup' };
}

async function passOn(
  { baseUrl, sent, tampering }: GatewayTarget,
  { method = 'GET', url: path = '/', headers }: IncomingMessage,
  body: Buffer,
): Promise<Answer> {
  const call: Call = { method, path, headers: sent.note(method, path, headers, body), body };
  await tampering?.call?.(call);
  const answer = await forward(`${baseUrl}${call.path}`, call);
  tampering?.answer?.(answer, call);
  const { operationId = '' } = findOperation(method, path.split('?')[0] ?? '')?.operation ?? {};
  return asTheAppReads(answer, operationId);
}

/**
 * Normalizes JSON as a browser's parser does (5.0 becomes 5), errors of RFC 9457 as any JSON, and a
 * nested thing as its bare fields: Pact compares numbers and content types as text, and has no alternatives.
 */
function asTheAppReads(answer: Answer, operationId: string): Answer {
  const type = answer.headers['content-type'] ?? '';
  if (!/^application\/(?:problem\+)?json\b/i.test(type)) return answer;
  const headers = { ...answer.headers, 'content-type': type.replace(/problem\+json/i, 'json') };
  const body = parseJson(answer.body);
  if (body === undefined) return { ...answer, headers };
  return { ...answer, headers, body: Buffer.from(JSON.stringify(withBareFields(operationId, body))) };
}

function jsonAnswer(status: number, body: unknown): Answer {
  const headers = { 'content-type': 'application/json' };
  return { status, headers, body: Buffer.from(JSON.stringify(body)) };
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
