import { basename, dirname, join } from 'node:path';
import type { OperationName } from '../../packages/api-mocks/src/operations.ts';
import { readClientCalls } from './client-calls.ts';
import { reads, requiredStates, type State } from './operations.ts';
import { type Caller, readCallers } from './screens.ts';
import { readStories, type StoryStates } from './story-states.ts';

/** A state of one module's operation and the stories that show it. */
export interface Cell {
  readonly state: State;
  readonly stories: readonly Pick<StoryStates, 'title' | 'story' | 'name'>[];
}

/** One module and one operation that it calls. */
export interface Row {
  /** 'features/users/member-directory' */
  readonly module: string;
  readonly operation: OperationName;
  /** The states that need a story. */
  readonly cells: readonly Cell[];
}

/** Lists every module of the web app that calls an operation, with a cell for each state that needs a story. */
export function buildMatrix(root: string): Row[] {
  const source = join(root, 'apps/web/src');
  const callers = readCallers(source, readClientCalls(join(root, 'packages/api-client/src/endpoints')));
  const stories = readStories(source);
  const rows = callers.flatMap((caller) => {
    const visible = stories.filter((story) => shows(story, caller));
    return caller.operations.map((operation) => {
      const required = requiredStates(operation, caller.handled);
      const cells = required.map((state) => cell(state, operation, visible));
      return { module: caller.module, operation, cells };
    });
  });
  return rows.sort((a, b) => keyOf(a).localeCompare(keyOf(b)));
}

/** Assigns story files to screens by the start of their name; the stories of a layout count for every screen. */
function shows({ file }: StoryStates, { module, screens }: Caller): boolean {
  if (basename(file).startsWith(`${basename(module)}.`)) return true;
  return screens.some((screen) => {
    const isLayout = basename(dirname(screen)) === 'layouts';
    const name = basename(screen, '.tsx').replace(/-page$/, '');
    return isLayout || new RegExp(`^${name}-(?:page\\b|.*-page\\b)`).test(basename(file));
  });
}

function cell(state: State, operation: OperationName, visible: readonly StoryStates[]): Cell {
  const shown = shownStates(state);
  const named = visible.filter(({ network }) => network.get(operation)?.some((one) => shown.includes(one)));
  // Successful reads happen on every visit and need no story that names them. Writes do.
  const isImplied = state === 'success' && named.length === 0 && reads(operation);
  const showing = isImplied ? visible.filter(({ network }) => !network.has(operation)).slice(0, 1) : named;
  return { state, stories: showing.map(({ file: _file, network: _network, ...story }) => story) };
}

/** Returns the mocked states that show a state. Statuses that are not handled separately show the server's words. */
function shownStates(state: State): string[] {
  return state === 'failed' ? ['error', 'offline'] : [state];
}

const keyOf = ({ module, operation }: Row) => `${module} ${operation}`;

/** Lists the states without a story, as 'module operation state'. */
export function holesOf(rows: readonly Row[]): string[] {
  return rows.flatMap((row) =>
    row.cells.filter(({ stories }) => stories.length === 0).map(({ state }) => `${keyOf(row)} ${state}`),
  );
}
