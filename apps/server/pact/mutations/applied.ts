// With `node --import`: the server that this process starts has the mutation that MUTATION names.
import { registerHooks } from 'node:module';
import { mutations } from './index.ts';
import { type Mutation, nameOf, type Patch } from './mutation.ts';

const sources = new URL('../../src/', import.meta.url);

/** Where the app begins: the first of its hooks sees every answer as it is serialised. */
const begin = 'const { settings, database, clock = () => new Date() } = options;';

const mutation = mutations.find((one) => nameOf(one) === mutationToApply());
if (mutation !== undefined) apply(mutation);

function mutationToApply(): string | undefined {
  // biome-ignore lint/style/noProcessEnv: how this process is told which mutation it has
  return process.env.MUTATION;
}

function apply({ patches = [], answer, operation }: Mutation): void {
  const all: Patch[] = [...patches];
  if (answer !== undefined) {
    Object.assign(globalThis, { changeAnswer: hookOf(operation, answer) });
    all.push({
      file: 'app.ts',
      find: begin,
      replace: `${begin}\n  app.addHook('onSend', globalThis.changeAnswer);`,
    });
  }
  registerHooks({
    load: (url, context, next) => {
      const loaded = next(url, context);
      const own = all.filter(({ file }) => new URL(file, sources).href === url);
      if (own.length === 0) return loaded;
      return { ...loaded, source: own.reduce(withPatch, String(loaded.source)) };
    },
  });
}

/** @throws Error where the source no longer has the text once. */
function withPatch(source: string, { file, find, replace }: Patch): string {
  const [before, after, ...more] = source.split(find);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`${file} does not have this text once: ${find}`);
  }
  return before + replace + after;
}

interface Reply {
  statusCode: number;
  code(status: number): Reply;
  header(name: string, value: string): Reply;
}

interface Request {
  routeOptions: { config: { operationId?: string } };
}

/** A Fastify onSend hook that changes the answers of one operation. */
function hookOf(operation: string, change: NonNullable<Mutation['answer']>) {
  return async (request: Request, reply: Reply, payload: unknown): Promise<unknown> => {
    if (request.routeOptions.config.operationId !== operation || typeof payload !== 'string') return payload;
    const sent = {
      status: reply.statusCode,
      body: JSON.parse(payload) as unknown,
      header: (name: string, value: string) => void reply.header(name, value),
    };
    change(sent);
    reply.code(sent.status);
    return JSON.stringify(sent.body);
  };
}
