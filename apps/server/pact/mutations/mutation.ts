import type { Answer } from '@skill-exchange/contracts/forward';
import type { Call, Tampering } from '@skill-exchange/contracts/gateway';

/** A way in which a backend could stray. */
export interface Mutation {
  /** What it does wrong, as a sentence about the backend. */
  readonly name: string;
  /** The interactions that look at it. */
  readonly filter: RegExp;
  readonly tampering: Tampering;
}

type Fields = Record<string, unknown>;

/** Changes an answer's JSON. What `change` gives takes its place; nothing leaves what it has done to the fields. */
export function json(change: (body: Fields, answer: Answer) => unknown): Tampering {
  return {
    answer: (answer) => {
      const body: unknown = JSON.parse(answer.body.toString());
      const changed = change(body as Fields, answer);
      answer.body = Buffer.from(JSON.stringify(changed === undefined ? body : changed));
    },
  };
}

/** Changes every entry of the lists in an answer: the answer itself, or what stands under the names. */
export function entries(change: (entry: Fields) => void, ...names: readonly string[]): Tampering {
  return json((body) => {
    const list = names.length === 0 ? body : names.map((name) => body[name]);
    for (const entry of [list].flat(2)) change(entry as Fields);
  });
}

/** Answers another status, and another body where one is given. */
export function status(code: number, body?: unknown): Tampering {
  return {
    answer: (answer) => {
      answer.status = code;
      if (body !== undefined) answer.body = Buffer.from(JSON.stringify(body));
    },
  };
}

/** Changes the headers of an answer. */
export function headers(change: (headers: Answer['headers']) => void): Tampering {
  return { answer: (answer) => change(answer.headers) };
}

/** Changes a call, as a backend would that does not look at a part of it. */
export function call(change: (call: Call) => void | Promise<void>): Tampering {
  return { call: change };
}

/** The same tampering, and how often it was done: a mutation that never happened proves nothing. */
export function counted(tampering: Tampering): { tampering: Tampering; times: () => number } {
  let count = 0;
  const counting = <Parameters extends unknown[], Result>(change: (...parameters: Parameters) => Result) => {
    return (...parameters: Parameters) => {
      count += 1;
      return change(...parameters);
    };
  };
  return {
    times: () => count,
    tampering: {
      ...(tampering.call && { call: counting(tampering.call) }),
      ...(tampering.answer && { answer: counting(tampering.answer) }),
      ...(tampering.event && { event: counting(tampering.event) }),
    },
  };
}
