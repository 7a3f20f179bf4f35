import type { TestMember, TestServer } from '../support/test-server.ts';
import type { Target } from './targets.ts';
import type { Cast } from './world.ts';

/** The parameters of a call: the thing, its id, and the caller. */
export interface Occasion {
  server: TestServer;
  cast: Cast;
  target: Target;
  id: string;
  caller: TestMember | null;
}
