import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { Redis } from '../redis/open-redis.ts';

const name = 'skill-exchange:sockets';

/** Connects the sockets of all instances through Redis, for messages and for ended sessions. */
export function sharedRooms({ stream }: Redis): ReturnType<typeof createAdapter> {
  return createAdapter(stream, { streamName: name, channelPrefix: name });
}
