import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A network between clients and a local server, which can be cut, delayed, torn and slowed down. */
export interface TcpProxy {
  address: string;
  /** Closes every connection and accepts no new one, until `mend`. */
  cut(): void;
  /** Delays all data until `mend`, like an unplugged cable. */
  hush(): void;
  mend(): void;
  /** Forwards part of the next response that contains this text, then closes the connection; resolves afterwards. */
  tear(text: string): Promise<void>;
  /** From now on delays everything by `ms` plus or minus up to `jitterMs`, in order. */
  delay(ms: number, jitterMs: number): void;
  stop(): Promise<void>;
}

/** Starts a proxy in front of the address; `random` decides jitter and where responses are cut. */
export async function startTcpProxy(address: string, random: () => number): Promise<TcpProxy> {
  const target = new URL(address);
  const sockets = new Set<Socket>();
  let isCut = false;
  let pace = { ms: 0, jitterMs: 0 };
  let speech = Promise.resolve();
  let speak = () => {};
  let torn: { text: string; done: () => void } | null = null;

  function pass(from: Socket, to: Socket, isAnswer: boolean): void {
    let before = Promise.resolve();
    from.on('data', (chunk) => {
      const due = Date.now() + pace.ms + (random() * 2 - 1) * pace.jitterMs;
      before = before.then(async () => {
        if (due > Date.now()) await pause(due - Date.now());
        await speech;
        if (!isAnswer || torn === null || !chunk.includes(torn.text)) return void to.write(chunk);
        to.end(chunk.subarray(0, 1 + Math.floor(random() * (chunk.length - 1))));
        from.destroy();
        torn.done();
        torn = null;
      });
    });
    from.on('error', () => to.destroy());
    from.on('close', () => {
      sockets.delete(from);
      void before.then(() => to.end());
    });
    sockets.add(from);
  }

  const server = createServer((client) => {
    if (isCut) return void client.resetAndDestroy();
    const upstream = connect(Number(target.port), target.hostname);
    pass(client, upstream, false);
    pass(upstream, client, true);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const end = () => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut: () => {
      isCut = true;
      end();
    },
    hush: () => {
      speech = new Promise((resolve) => {
        speak = resolve;
      });
    },
    mend: () => {
      isCut = false;
      speak();
    },
    tear: (text) => new Promise((done) => (torn = { text, done })),
    delay: (ms, jitterMs) => {
      pace = { ms, jitterMs };
    },
    stop: async () => {
      speak();
      server.close();
      end();
      await once(server, 'close');
    },
  };
}
