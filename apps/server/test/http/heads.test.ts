import { describe, expect, test } from 'vitest';
import type { OperationId } from '../../src/contract/handlers.ts';
import { loadContract } from '../../src/contract/load-contract.ts';
import { callOf } from '../authorisation/calls.ts';
import { occasionOfFirstCaller } from '../authorisation/first-caller.ts';
import { useServer } from '../support/test-server.ts';

// Programs that download or preview something ask for its headers first.

const server = useServer({ articlesUrl: null });

const reading = [...loadContract().operations.values()].filter(({ method }) => method === 'GET');

describe('a call for the headers alone leaves what is read to the next call:', () => {
  test.each(reading.map(({ id }) => id as OperationId))('%s', async (id) => {
    const occasion = await occasionOfFirstCaller(server, id);
    const { api } = occasion.caller;
    const call = await callOf(id, occasion);
    const head = await api.head(id, call);
    const { status } = await api.call(id, call);
    expect([head, status]).toEqual([status, status]);
    expect(status).not.toBe(404);
  });
});
