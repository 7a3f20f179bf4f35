import { articleStates } from '../article-states.ts';
import { states } from '../states.ts';
import { type Answer, forward } from './forward.ts';

/** The verifier's request to the state-change endpoint. */
export interface StateChange {
  readonly state: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly action: 'setup' | 'teardown';
  /** With teardown, what the provider answered to the setup, if the caller remembers it. */
  readonly values?: Readonly<Record<string, string>>;
}

/** The result of setting up a state: the provider's values, or an error message. */
export type StateOutcome = { readonly values: Readonly<Record<string, string>> } | { readonly problem: string };

/** Timeout of a state, in milliseconds. */
const usualTimeoutMs = 20_000;

/** After this many timeouts no further state is requested. */
const maxTimeouts = 3;

/** A client of a provider's state-change endpoint. It reports each failure once and never retries. */
export class StateSetup {
  /** Errors by state and parameters. */
  readonly problems = new Map<string, string>();
  readonly #address: string | undefined;
  readonly #timeoutMs: number;
  readonly #tell: (line: string) => void;
  #timeouts = 0;

  constructor(address: string | undefined, tell: (line: string) => void, timeoutMs = usualTimeoutMs) {
    this.#address = address;
    this.#tell = tell;
    this.#timeoutMs = timeoutMs;
  }

  /** Sets up a state. A failed state is not requested again. */
  async setUp(change: StateChange): Promise<StateOutcome> {
    if (this.#address === undefined) return { values: {} };
    const known = this.problems.get(keyOf(change));
    if (known !== undefined) return { problem: known };
    const outcome = await this.#ask(this.#address, change);
    if ('problem' in outcome) {
      this.problems.set(keyOf(change), outcome.problem);
      this.#tell(outcome.problem);
    }
    return outcome;
  }

  /** Asks the provider to clean up. Providers may ignore it. */
  async tearDown(change: StateChange): Promise<void> {
    if (this.#address === undefined || this.problems.has(keyOf(change))) return;
    await this.#send(this.#address, change).catch(() => {});
  }

  async #ask(address: string, change: StateChange): Promise<StateOutcome> {
    const who = `The state ${nameOf(change)}`;
    if (this.#timeouts >= maxTimeouts)
      return { problem: `${who} was not asked for: ${maxTimeouts} states before it took too long.` };
    let answer: Answer;
    try {
      answer = await this.#send(address, change);
    } catch (error) {
      if (error instanceof TooLate) this.#timeouts += 1;
      return { problem: `${who} could not be set up: ${(error as Error).message}.` };
    }
    const text = answer.body.toString();
    const body = parse(text);
    if (answer.status >= 300)
      return { problem: `${who} was answered ${answer.status}: ${messageIn(body) ?? short(text)}` };
    if (typeof body !== 'object' || body === null || Array.isArray(body))
      return { problem: `${who} was answered what is no JSON object: ${short(text)}` };
    const values = body as Record<string, unknown>;
    const missing = valuesOf(change.state).filter((name) => typeof values[name] !== 'string');
    if (missing.length > 0) {
      return {
        problem: `${who} was answered without ${missing.join(', ')}, which must be texts. There came: ${short(text)}`,
      };
    }
    return { values: values as Record<string, string> };
  }

  async #send(address: string, change: StateChange): Promise<Answer> {
    const headers = { 'content-type': 'application/json' };
    const call = { method: 'POST', headers, body: Buffer.from(JSON.stringify(change)) };
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new TooLate(`no answer within ${this.#timeoutMs / 1000} s`)), this.#timeoutMs);
    });
    return await Promise.race([forward(address, call), tooLate]).finally(() => clearTimeout(timer));
  }
}

class TooLate extends Error {}

/** Returns a state and its parameters as one text, the key of its outcome. */
export function keyOf({ state, params }: Pick<StateChange, 'state' | 'params'>): string {
  const sorted = Object.entries(params).sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([state, sorted]);
}

/** Formats a state, as in `"an event" (my: "host", places: 3)`. */
function nameOf({ state, params }: StateChange): string {
  const parts = Object.entries(params).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `"${state}"${parts.length === 0 ? '' : ` (${parts.join(', ')})`}`;
}

/** Returns the names of the values that a state must return; none for an unknown state. */
function valuesOf(state: string): string[] {
  const known: Readonly<Record<string, { values: object } | undefined>> = { ...states, ...articleStates };
  return Object.keys(known[state]?.values ?? {});
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text === '' ? '{}' : text);
  } catch {
    return undefined;
  }
}

function messageIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { message } = body as { message?: unknown };
  return typeof message === 'string' && message.trim() !== '' ? message : undefined;
}

function short(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line === '') return '(nothing)';
  return line.length > 200 ? `${line.slice(0, 200)}...` : line;
}
