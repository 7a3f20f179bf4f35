import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { enrol } from '../support/enrol.ts';
import { pictureForm, pngPicture } from '../support/pictures.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const server = useServer();

const part = (head: string, content = 'x') =>
  `--frontier\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`;

/** Sends a hand-written form and returns the response. */
async function send(member: TestMember, payload: string, boundary = 'frontier') {
  return await member.api.send({
    method: 'PUT',
    url: `/api/user/edit/${member.id}`,
    payload,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  });
}

describe('a form is rejected', () => {
  test.each([
    ['of 10,000 fields', part('name="about"').repeat(10_000), 413],
    ['of 10,000 files', part('name="photo"; filename="a.png"').repeat(10_000), 413],
    ['of 21 fields with other names', Array.from({ length: 21 }, (_, at) => part(`name="f${at}"`)).join(''), 413],
    ['whose field has a name of a megabyte', part(`name="${'n'.repeat(1 << 20)}"`), 400],
    ['whose field has 100,000 headers', part(`name="about"${'\r\nX-A: b'.repeat(100_000)}`), 400],
    ['whose field is larger than any', part('name="about"', 'x'.repeat(70 * 1024)), 413],
    ['that names a prototype', part('name="__proto__"'), 400],
    ['that never ends', part('name="about"').repeat(2), 400],
    ['that never begins', 'x'.repeat(1 << 20), 400],
  ])('%s', async (_, content, status) => {
    const [ann] = await enrol(server, 'Ann');
    const end = status === 400 && !content.includes('__proto__') ? '' : '--frontier--\r\n';
    expect((await send(ann, content + end)).status).toBe(status);
    const { user } = await ann.api.ok('getUser', { path: { userId: ann.id } });
    expect(user).toMatchObject({ name: 'Ann', about: '', photo: '' });
  });

  test('inside another is only text', async () => {
    const [ann] = await enrol(server, 'Ann');
    const inner = 'Content-Type: multipart/mixed; boundary=inner\r\n\r\n--inner\r\n\r\nx\r\n--inner--';
    const answer = await send(ann, `${part(`name="about"\r\n${inner}`)}--frontier--\r\n`);
    expect([200, 400]).toContain(answer.status);
  });
});

describe('uploads that stall', () => {
  let port = 0;
  const opened: Socket[] = [];
  beforeAll(async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    port = (server.app.server.address() as AddressInfo).port;
  });
  afterEach(() => {
    for (const socket of opened.splice(0)) socket.destroy();
  });

  /** Starts to send five megabytes, but only sends the first. */
  async function stall(member: TestMember): Promise<Socket> {
    const head = [
      `PUT /api/user/edit/${member.id} HTTP/1.1`,
      'Host: localhost',
      `Authorization: Bearer ${member.token}`,
      'Content-Type: multipart/form-data; boundary=frontier',
      `Content-Length: ${5 * 1024 * 1024}`,
    ].join('\r\n');
    const bytes = `${head}\r\n\r\n${part('name="photo"; filename="a.png"', 'x'.repeat(1 << 20))}`;
    return await new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(bytes, () => resolve(socket)));
      socket.on('error', reject);
      opened.push(socket);
    });
  }

  async function upload(member: TestMember): Promise<number> {
    const answer = await fetch(`http://127.0.0.1:${port}/api/user/edit/${member.id}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${member.token}` },
      body: pictureForm({}, await pngPicture()),
    });
    await answer.arrayBuffer();
    return answer.status;
  }

  test('do not affect other members, and release their resources when they end', async () => {
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    for (let count = 0; count < 6; count += 1) await stall(ann);
    expect(await upload(ben)).toBe(200);
    for (const socket of opened.splice(0)) socket.destroy();
    expect(await upload(ann)).toBe(200);
  });

  test('of many members hold a limited amount, and release it when they end', async () => {
    const members = await enrol(server, 'Ann', 'Ben', 'Cem', 'Dan', 'Eve', 'Fay', 'Gus');
    const [last] = await enrol(server, 'Hal');
    // Six times five megabytes fit into the limit of one address, and the seventh is rejected.
    const heard = members.map(async (member) => String((await once(await stall(member), 'data'))[0]));
    expect(await Promise.race(heard)).toMatch(/^HTTP\/1.1 429 /);
    expect(await upload(last)).toBe(200);
    for (const socket of opened.splice(0)) socket.destroy();
    for (const member of members) expect(await upload(member)).toBe(200);
  });
});
