import type { Attack } from './attack.ts';
import { httpFlood } from './http-flood.ts';
import { lateBodies } from './late-bodies.ts';
import { member } from './member.ts';
import { rawTcp } from './raw-tcp.ts';
import { socketFlood } from './socket-flood.ts';
import { stranger } from './stranger.ts';
import { uploads } from './uploads.ts';

/** Every attack, by its target. */
export const families: Record<string, Attack[]> = {
  rawTcp,
  httpFlood,
  stranger,
  socketFlood,
  uploads,
  member,
  lateBodies,
};
