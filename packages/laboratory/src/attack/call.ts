import { Agent, request as httpRequest, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import type { Target } from './attack.ts';
import type { CallAnswer } from './call-answer.ts';
import { undeclaredAnswer } from './declared-answers.ts';

/** Maximum bytes of a response to keep; the rest is read and discarded. */
const keptBytes = 64 * 1024;

/** Timeout of a call, in milliseconds. */
const timeoutMs = 30_000;

const connectionsPerAttack = 64;

export interface AttackCall {
  method?: string;
  path: string;
  headers?: OutgoingHttpHeaders;
  /** An object is sent as JSON. */
  body?: object | string | Buffer | undefined;
  /** Members send them unless `none`; chat calls use the cookie. */
  credentials?: 'bearer' | 'cookie' | 'none';
}

const agents = new WeakMap<Target, Agent>();

/** The target's connections; they close with the attack. */
function agentOf(target: Target): Agent {
  const known = agents.get(target);
  if (known !== undefined) return known;
  const agent = new Agent({ keepAlive: true, maxSockets: connectionsPerAttack });
  agents.set(target, agent);
  target.signal.addEventListener('abort', () => agent.destroy());
  return agent;
}

/** Makes a call, counts its outcome, and checks the response against the contract. */
export async function call(target: Target, sent: AttackCall): Promise<CallAnswer> {
  const { method = 'GET', path } = sent;
  const answer = await send(target, sent);
  target.report.count(answer.status);
  const fault = undeclaredAnswer(method, path, answer);
  if (fault !== null) target.report.undeclared(fault);
  return answer;
}

/** Makes a call that stores something with a unique text; it is read back at the end after a 2xx response. */
export async function write(target: Target, text: string, sent: AttackCall): Promise<CallAnswer> {
  const answer = await call(target, { method: 'POST', ...sent });
  if (answer.status >= 200 && answer.status < 300) target.report.acknowledge(text);
  return answer;
}

function send(target: Target, { method = 'GET', path, headers = {}, body, credentials }: AttackCall) {
  const isJson = typeof body === 'object' && !Buffer.isBuffer(body);
  const payload = isJson ? JSON.stringify(body) : body;
  const { token, cookie } = target.account;
  const identity =
    token === '' || credentials === 'none'
      ? {}
      : credentials === 'cookie'
        ? { cookie }
        : { authorization: `Bearer ${token}` };
  return new Promise<CallAnswer>((resolve, reject) => {
    const request = httpRequest({
      host: target.host,
      port: target.port,
      path,
      method,
      agent: agentOf(target),
      localAddress: target.from,
      signal: target.signal,
      timeout: timeoutMs,
      headers: {
        ...identity,
        ...(isJson ? { 'content-type': 'application/json' } : {}),
        ...(payload === undefined ? {} : { 'content-length': Buffer.byteLength(payload) }),
        ...headers,
      },
    });
    request.once('response', (answer) => readAnswer(answer).then(resolve, reject));
    request.once('timeout', () => request.destroy(new Error('no answer in half a minute')));
    request.once('error', reject);
    request.end(payload);
  });
}

function readAnswer(answer: IncomingMessage): Promise<CallAnswer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    answer.on('data', (chunk: Buffer) => {
      if (bytes < keptBytes) chunks.push(chunk);
      bytes += chunk.length;
    });
    answer.once('error', reject);
    answer.once('end', () =>
      resolve({
        status: answer.statusCode ?? 0,
        text: Buffer.concat(chunks).toString(),
        isWhole: bytes < keptBytes && answer.headers['content-encoding'] === undefined,
        next: /<([^>]+)>; rel="next"/.exec(String(answer.headers.link ?? ''))?.[1] ?? null,
        cookie: answer.headers['set-cookie']?.[0]?.split(';')[0] ?? '',
      }),
    );
  });
}
