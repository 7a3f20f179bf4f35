import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTcpProxy, type TcpProxy } from '../src/faults/tcp-proxy.ts';

let echo: Server;
let proxy: TcpProxy;
const clients: Socket[] = [];

beforeEach(async () => {
  echo = createServer((socket) => socket.on('error', () => {}).pipe(socket)).listen(0, '127.0.0.1');
  await once(echo, 'listening');
  // Always cuts in the middle.
  proxy = await startTcpProxy(`http://127.0.0.1:${(echo.address() as AddressInfo).port}`, () => 0.5);
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  await proxy.stop();
  echo.close();
});

/** Opens a connection through the proxy, and collects the data it receives. */
function open() {
  const client = connect(Number(new URL(proxy.address).port), '127.0.0.1');
  const heard = { text: '', isEnded: false };
  client.on('error', () => {});
  client.on('data', (chunk) => {
    heard.text += chunk;
  });
  client.on('close', () => {
    heard.isEnded = true;
  });
  clients.push(client);
  return { client, heard };
}

test('passes everything on, later and in its order', async () => {
  const { client, heard } = open();
  proxy.delay(30, 30);
  const began = performance.now();
  for (const word of ['one ', 'two ', 'three']) client.write(word);
  await expect.poll(() => heard.text).toBe('one two three');
  expect(performance.now() - began).toBeGreaterThanOrEqual(50);
});

test('ends every connection when it is cut, and accepts none until it is restored', async () => {
  const before = open();
  before.client.write('hello');
  await expect.poll(() => before.heard.text).toBe('hello');
  proxy.cut();
  await expect.poll(() => before.heard.isEnded).toBe(true);
  const meanwhile = open();
  await expect.poll(() => meanwhile.heard.isEnded).toBe(true);
  proxy.mend();
  const after = open();
  after.client.write('again');
  await expect.poll(() => after.heard.text).toBe('again');
});

test('holds data back while it is silenced, and loses none', async () => {
  const { client, heard } = open();
  client.write('one ');
  await expect.poll(() => heard.text).toBe('one ');
  proxy.hush();
  client.write('two ');
  // Several times as long as the echo itself takes.
  for (let turn = 0; turn < 5; turn += 1) {
    const direct = connect((echo.address() as AddressInfo).port, '127.0.0.1').end('echo');
    await once(direct, 'data');
    direct.destroy();
  }
  expect(heard).toEqual({ text: 'one ', isEnded: false });
  proxy.mend();
  await expect.poll(() => heard.text).toBe('one two ');
});

test('breaks the answer with a text, and no other', async () => {
  const { client, heard } = open();
  const torn = proxy.tear('secret');
  client.write('first ');
  await expect.poll(() => heard.text).toBe('first ');
  client.write('a secret in here');
  await torn;
  await expect.poll(() => heard).toEqual({ text: 'first a secret', isEnded: true });
});
