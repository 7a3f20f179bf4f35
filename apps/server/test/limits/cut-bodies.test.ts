import { once } from 'node:events';
import type { Socket } from 'node:net';
import { beforeAll, describe, expect, test } from 'vitest';
import type { OperationId } from '../../src/contract/handlers.ts';
import { loadContract } from '../../src/contract/load-contract.ts';
import { callOf } from '../authorisation/calls.ts';
import { occasionOfFirstCaller } from '../authorisation/first-caller.ts';
import { credentialsOf, listening, type RawServer } from '../support/programs/gauges.ts';
import { type RawCall, rawCallOf } from '../support/raw-call.ts';
import { useServer } from '../support/test-server.ts';

// Whatever a request takes is released when its client disconnects, at whatever stage.

const server = useServer({ articlesUrl: null });
let raw: RawServer;
beforeAll(async () => {
  raw = await listening(server.app);
});

/** How a client disconnects: by a reset, as a killed process, or by an orderly end, as a closed tab. */
const ends: Record<string, (socket: Socket) => void> = {
  'a reset': (socket) => socket.resetAndDestroy(),
  'an end': (socket) => socket.end(() => socket.destroy()),
};

/** What has arrived before the client disconnects. */
const stages: Record<string, (call: RawCall) => Buffer> = {
  'within the headers': ({ head }) => head.subarray(0, head.length - 10),
  'before the body': ({ head }) => head,
  'within the body': ({ head, body }) => Buffer.concat([head, body.subarray(0, Math.floor(body.length / 2))]),
  'before the last byte': ({ head, body }) => Buffer.concat([head, body.subarray(0, -1)]),
  'before the answer': ({ head, body }) => Buffer.concat([head, body]),
};

async function cutAt(bytes: Buffer, end: (socket: Socket) => void): Promise<void> {
  end(await raw.send(bytes));
}

async function cutWithinAnswer({ head, body }: RawCall): Promise<void> {
  const socket = await raw.send(Buffer.concat([head, body]));
  await Promise.race([once(socket, 'data'), once(socket, 'close')]);
  socket.destroy();
}

/** Sent to operations without a body, which ignore it. */
const extra = Buffer.alloc(1000, 'x');

const writing = [...loadContract().operations.values()].filter(({ method }) => method !== 'GET');

describe('a client that disconnects leaves nothing in flight:', () => {
  test.each(writing.map(({ id, bodyTypes }) => [id as OperationId, bodyTypes.join() || 'raw'] as const))(
    '%s (%s)',
    async (id) => {
      const occasion = await occasionOfFirstCaller(server, id);
      const { caller } = occasion;
      const plain = await callOf(id, occasion);
      const call = await rawCallOf(id, plain, { headers: credentialsOf(caller), extra });
      const before = await raw.connections();
      const cuts = Object.values(stages).flatMap((stage) => Object.values(ends).map((end) => cutAt(stage(call), end)));
      await Promise.all([...cuts, cutWithinAnswer(call)]);
      await expect.poll(raw.connections).toBeLessThanOrEqual(before);
      await expect.poll(raw.held).toEqual({});
    },
  );
});
