import autocannon from 'autocannon';

/** A repeated request; several paths or bodies are used in turn. */
export type Load = {
  method?: 'GET' | 'POST';
  paths: string[];
  headers?: Record<string, string>;
  bodies?: unknown[];
};

export type Pace = {
  seconds: number;
  connections: number /** Requests per second; unlimited when unset. */;
  rate?: number;
};

/** Requests per second, and latencies in milliseconds at 50 %, 97.5 % and 99 %. */
export type Outcome = { rate: number; p50: number; p97: number; p99: number };

/**
 * Sends a load to a local server.
 *
 * @throws Error for any response but a 2xx, or when connections break more than occasionally (nginx closes each after
 * a thousand requests, sometimes during one): fast failures would look like speed. Also without any response.
 */
export async function send(address: string, load: Load, { seconds, connections, rate }: Pace): Promise<Outcome> {
  const { method = 'GET', headers = {}, paths, bodies = [undefined] } = load;
  const { requests, latency, non2xx, errors, duration, statusCodeStats } = await autocannon({
    url: address,
    duration: seconds,
    connections,
    ...(rate === undefined ? {} : { overallRate: rate }),
    requests: paths.flatMap((path) => bodies.map((body) => requestOf(method, path, headers, body))),
  });
  if (non2xx > 0 || errors > requests.total / 1000)
    throw new Error(
      `${method} ${paths[0]}: ${non2xx} answers were no 2xx (of ${Object.keys(statusCodeStats ?? {})}), ${errors} errors.`,
    );
  if (requests.total === 0) throw new Error(`${load.paths[0]}: no answer within ${seconds} s.`);
  // Its own average counts whole seconds only.
  return { rate: requests.total / duration, p50: latency.p50, p97: latency.p97_5, p99: latency.p99 };
}

function requestOf(method: 'GET' | 'POST', path: string, headers: Record<string, string>, body: unknown) {
  if (body === undefined) return { method, path, headers };
  return {
    method,
    path,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
