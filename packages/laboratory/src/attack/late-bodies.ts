import { once } from 'node:events';
import type { Socket } from 'node:net';
import { type Attack, repeat, type Target } from './attack.ts';
import { call } from './call.ts';
import { closed, open } from './connection.ts';

/** Calls whose headers arrive while a member is logged in. */
const held = [
  { method: 'POST', path: '/api/events/create' },
  { method: 'PUT', path: '/api/availability' },
  { method: 'PUT', path: '/api/account/codes' },
  { method: 'POST', path: '/api/account/password' },
];

const hourMs = 3_600_000;
const [start, end] = [48, 49].map((hours) => new Date(Date.now() + hours * hourMs).toISOString());

const body = JSON.stringify({
  title: 'After the log-out',
  description: 'Nobody is here any more.',
  skills: ['Chess'],
  date: start,
  start_time: start,
  end_time: end,
  link: 'https://meet.example.org/late',
  max_participants: 3,
  timeZone: 'UTC',
  weekly: [{ weekday: 1, from: '10:00', to: '11:00' }],
  code: '000000',
});

/** Returns the next bytes of a connection as text; empty once it is closed. */
async function next(socket: Socket): Promise<string> {
  const [chunk] = await Promise.race([once(socket, 'data'), once(socket, 'close').then(() => [''])]);
  return String(chunk);
}

/** Sends headers, logs out once the server waits for the body, and then sends it. */
async function actLate(target: Target, number: number): Promise<void> {
  const { email, password } = target.account;
  const login = { method: 'POST', path: '/auth/login', body: { email, password }, credentials: 'none' } as const;
  const { status, text } = await call(target, login);
  if (status !== 200) return;
  const authorization = `Bearer ${(JSON.parse(text) as { jwtToken: string }).jwtToken}`;
  const { method, path } = held[number % held.length] ?? { method: 'POST', path: '/' };
  const socket = await open(target);
  const headers = `Host: ${target.host}\r\nAuthorization: ${authorization}\r\nContent-Type: application/json\r\n`;
  socket.write(
    `${method} ${path} HTTP/1.1\r\n${headers}Content-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
  );
  // A 100 response means that the request was authorized.
  if (!(await next(socket)).includes(' 100 Continue')) return;
  await call(target, { method: 'POST', path: '/auth/logout', headers: { authorization }, credentials: 'none' });
  const answer = next(socket);
  socket.write(body);
  const [, answered = '0'] = /HTTP\/1\.1 (\d{3})/.exec(await answer) ?? [];
  target.report.count(`late ${answered}`);
  if (answered.startsWith('2')) target.report.undeclared(`${method} ${path} acted after the log-out`);
  socket.end();
  await closed(socket, 100);
}

/** Bodies sent after the session has ended. */
export const lateBodies: Attack[] = [
  {
    name: 'bodies that come after the log-out',
    by: 'member',
    run: (target) => repeat(target, 2, (number) => actLate(target, number)),
  },
];
