import { createAdapter } from '@socket.io/redis-streams-adapter';

export type SharedRooms = ReturnType<typeof createAdapter>;

const name = 'skill-exchange:sockets';

/** Connects the sockets of all instances through Redis, for messages and for ended sessions. */
export function sharedRooms(stream: Parameters<typeof createAdapter>[0]): SharedRooms {
  return createAdapter(stream, { streamName: name, channelPrefix: name });
}
