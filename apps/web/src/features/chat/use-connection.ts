import { useApi } from '@skill-exchange/api-client/provider';
import type { Message } from '@skill-exchange/api-client/types';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type ChatConnection, openConnection } from './chat-connection.ts';

type ConnectionOptions = {
  /** Whether the connection should be open. */
  isWanted: boolean;
  onMessage: (message: Message) => void;
  /** Changes when the server may be reachable again, which reconnects at once. */
  reconnectKey: string;
};

/** How often each conversation was joined, the first time and again after every reconnect. */
export type Joins = Readonly<Record<string, number>>;

/** The live connection while it is wanted. */
export function useConnection({ isWanted, onMessage, reconnectKey }: ConnectionOptions) {
  const { baseUrl } = useApi();
  const connection = useRef<ChatConnection | null>(null);
  const [joins, setJoins] = useState<Joins>({});
  const hear = useEffectEvent(onMessage);

  useEffect(() => {
    if (!isWanted) return;
    const opened = openConnection(baseUrl, {
      onMessage: (message) => hear(message),
      onJoined: (id) => setJoins((before) => ({ ...before, [id]: (before[id] ?? 0) + 1 })),
    });
    connection.current = opened;
    return () => {
      connection.current = null;
      opened.close();
    };
  }, [isWanted, baseUrl]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `reconnectKey` reconnects
  useEffect(() => connection.current?.wake(), [reconnectKey]);

  return { connection, joins };
}
