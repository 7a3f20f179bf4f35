import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { Redis } from '../redis/open-redis.ts';

const name = 'skill-exchange:sockets';

/** What instances tell each other about their sockets, through Redis: that a message was stored, that sessions ended. */
export function sharedRooms({ stream }: Redis): ReturnType<typeof createAdapter> {
  return createAdapter(stream, { streamName: name, channelPrefix: name });
}
