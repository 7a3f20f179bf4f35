import type { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { MailRejected } from '../../src/modules/mail/mailer.ts';
import { mail, useMailServers } from '../support/programs/mail-servers.ts';

const { ends, mailerFor, startPort, startSmtp } = useMailServers();

/** Speaks SMTP until the email itself arrives. */
function greetUntilData(onMail: (socket: Socket) => void) {
  return (socket: Socket) => {
    socket.write('220 ready\r\n');
    socket.on('data', (data) => {
      const command = data.toString().slice(0, 4).toUpperCase();
      if (command === 'DATA') socket.write('354 go on\r\n');
      else if (['EHLO', 'MAIL', 'RCPT'].includes(command)) socket.write('250 fine\r\n');
      else onMail(socket);
    });
  };
}

const failed = async (sending: Promise<void>): Promise<unknown> => {
  try {
    await sending;
  } catch (error) {
    return error;
  }
  throw new Error('It was sent.');
};

function answer(responseCode: number): Error {
  return Object.assign(new Error('ines@example.org is not wanted here'), { responseCode });
}

describe('a mail server', () => {
  test.each([550, 553])('that rejects the address (%i) gets no retry', async (code) => {
    const { port } = await startSmtp({ onRcptTo: (_address, _session, done) => done(answer(code)) });
    const error = await failed(mailerFor(port).send(mail));
    expect(error).toBeInstanceOf(MailRejected);
    expect((error as Error).message).not.toContain('ines@example.org');
    expect((error as MailRejected).codes).toBe(String(code));
  });

  test('that rejects the mail (554) gets no retry', async () => {
    const { port } = await startSmtp({
      onData: (stream, _session, done) => {
        stream.resume().once('end', () => done(answer(554)));
      },
    });
    expect(await failed(mailerFor(port).send(mail))).toBeInstanceOf(MailRejected);
  });

  test.each([421, 450, 452])('that is busy (%i) is retried', async (code) => {
    const { port } = await startSmtp({ onRcptTo: (_address, _session, done) => done(answer(code)) });
    const error = await failed(mailerFor(port).send(mail));
    expect(error).not.toBeInstanceOf(MailRejected);
    expect((error as Error).message).not.toContain('ines@example.org');
  });

  test('that rejects the log-in is retried, since settings may be corrected', async () => {
    const { port } = await startSmtp({
      disabledCommands: ['STARTTLS'],
      authOptional: false,
      onAuth: (_auth, _session, done) => done(answer(535)),
    });
    const mailer = mailerFor(port, { smtpUrl: `smtp://user:wrong@127.0.0.1:${port}` });
    expect(await failed(mailer.send(mail))).not.toBeInstanceOf(MailRejected);
  });

  test('that is down is retried', async () => {
    const { port, sockets } = await startPort(() => {});
    for (const end of ends.splice(0)) await end();
    const error = await failed(mailerFor(port).send(mail));
    expect(error).not.toBeInstanceOf(MailRejected);
    expect(sockets).toEqual([]);
  });

  test('that sends no greeting, or stops mid-mail, has a time limit', async () => {
    const silent = [() => {}, greetUntilData(() => {})];
    for (const onConnection of silent) {
      const { port } = await startPort(onConnection);
      const error = await failed(mailerFor(port, { timeoutMs: 100 }).send(mail));
      expect(error).not.toBeInstanceOf(MailRejected);
      expect((error as Error).message).toContain('ETIMEDOUT');
    }
  });

  test('that answers slowly has a time limit, and so has waiting for a turn', async () => {
    const timers: NodeJS.Timeout[] = [];
    ends.push(() => timers.forEach(clearInterval));
    const { port } = await startPort((socket) => {
      socket.write('220 ready\r\n');
      timers.push(setInterval(() => socket.write('250-more\r\n'), 20));
    });
    const mailer = mailerFor(port, { timeoutMs: 100 });
    const errors = await Promise.all(Array.from({ length: 12 }, () => failed(mailer.send(mail))));
    expect(errors.filter((error) => error instanceof MailRejected)).toEqual([]);
  });

  test('that disconnects mid-mail may have it, so there is no immediate retry', async () => {
    for (const leave of [(socket: Socket) => socket.destroy(), (socket: Socket) => socket.end()]) {
      const { port, sockets } = await startPort(greetUntilData(leave));
      expect(await failed(mailerFor(port).send(mail))).not.toBeInstanceOf(MailRejected);
      expect(sockets).toHaveLength(1);
    }
  });

  test('that is up again gets the mail from the same mailer', async () => {
    let isBusy = true;
    const { arrived, port } = await startSmtp({
      onMailFrom: (_address, _session, done) => done(isBusy ? answer(421) : null),
    });
    const mailer = mailerFor(port);
    await failed(mailer.send(mail));
    isBusy = false;
    await mailer.send(mail);
    expect(arrived).toHaveLength(1);
  });
});
