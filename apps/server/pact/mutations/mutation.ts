/** What a wrong behaviour gets wrong. */
export const mutationClasses = [
  'shape',
  'wrong thing',
  'order',
  'filter',
  'page',
  'effect',
  'leak',
  'forgery',
  'cookie',
  'time',
  'error',
  'capacity',
  'input',
  'idempotency',
  'socket',
  'upload',
] as const;

export type MutationClass = (typeof mutationClasses)[number];

/** One place of the server's sources that is written otherwise. `find` stands there once. */
export interface Patch {
  /** Under apps/server/src. */
  readonly file: string;
  readonly find: string;
  readonly replace: string;
}

/** An answer on its way out. */
export interface Sent {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a mutation knows the shape of what it changes
  body: any;
  /** Sets a header. */
  readonly header: (name: string, value: string) => void;
}

/** A wrong behaviour of the reference server: its sources written otherwise, or its answers changed on their way out. */
export interface Mutation {
  /** What the server does wrong, as a sentence. */
  readonly name: string;
  readonly class: MutationClass;
  /** The operation that it shows in first, or `socket`. */
  readonly operation: string;
  readonly patches?: readonly Patch[];
  readonly answer?: (sent: Sent) => void;
}

/** The name of a mutation with its class, which tells it from all others. */
export const nameOf = ({ class: kind, name }: Mutation) => `${kind}: ${name}`;

type Listed = Omit<Mutation, 'class'>;

/** The mutations of one class. */
export function ofClass(name: MutationClass, listed: readonly Listed[]): readonly Mutation[] {
  return listed.map((mutation) => ({ ...mutation, class: name }));
}

/** The server's source says something else at one place. */
export function patch(operation: string, name: string, file: string, find: string, replace: string): Listed {
  return { operation, name, patches: [{ file, find, replace }] };
}

/** The successes of an operation are changed before they are sent. */
export function answer(operation: string, name: string, change: (sent: Sent) => void): Listed {
  return {
    operation,
    name,
    answer: (sent) => {
      if (sent.status < 300) change(sent);
    },
  };
}

/** The errors of an operation are changed before they are sent. */
export function failure(operation: string, name: string, change: (sent: Sent) => void): Listed {
  return {
    operation,
    name,
    answer: (sent) => {
      if (sent.status >= 400) change(sent);
    },
  };
}

/** A migration says something else at each place of this text. */
export function sqlPatch(operation: string, name: string, find: string, replace: string): Listed {
  const changed = `.replaceAll(${JSON.stringify(find)}, ${JSON.stringify(replace)})`;
  const read = "const script = await readFile(join(folder, name), 'utf8');";
  return patch(
    operation,
    name,
    'db/migrate.ts',
    read,
    `const script = (await readFile(join(folder, name), 'utf8'))${changed};`,
  );
}

/** The server takes what its contract forbids: a statement changes the schemas before they are compiled. */
export function schemaPatch(operation: string, name: string, statement: string): Listed {
  const read = 'const document = parse(text) as ContractDocument;';
  const changed = `const document = parse(text); const { schemas, parameters } = document.components; ${statement};`;
  return patch(operation, name, 'contract/load-contract.ts', read, changed);
}
