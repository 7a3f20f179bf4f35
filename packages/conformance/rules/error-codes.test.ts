import { describe, expect } from 'vitest';
import { addition } from '../src/addition.ts';
import { type Answer, visitor } from '../src/backend.ts';
import { newMember } from '../src/members.ts';
import { absentId, enrol, eventFields, hostEvent, register } from '../src/things.ts';

/** What an error says to programs. */
const codeOf = ({ body }: Answer) => (body as { code?: string }).code;

describe('errors', () => {
  addition('of a field name it, and say that the input is not valid', async () => {
    const body = { name: 'Ann', email: 'nowhere', password: 'three unrelated words' };
    const rejected = await visitor.call('signUp', { body });
    expect(rejected.body).toMatchObject({ code: 'invalid_input', field: 'email' });
  });

  addition('of log-in say that the credentials are wrong, those of other calls that they are missing', async () => {
    const body = { email: `${crypto.randomUUID()}@example.org`, password: 'three unrelated words' };
    expect(codeOf(await visitor.call('logIn', { body }))).toBe('wrong_credentials');
    expect(codeOf(await visitor.call('listMySessions'))).toBe('not_authenticated');
  });

  addition('of an event tell its host, a full one and none from each other', async () => {
    const [host, guest, late] = [await newMember('Host'), await newMember('Guest'), await newMember('Late')];
    const id = await hostEvent(host, eventFields(48, { max_participants: 1 }));
    await enrol(host, id, guest);
    const ask = async (member: typeof host, eventId: string) =>
      codeOf(await member.api.call('registerForEvent', { path: { id: eventId } }));
    expect([await ask(host, id), await ask(guest, id), await ask(late, id), await ask(late, absentId(id))]).toEqual([
      'is_host',
      'already_participating',
      'event_full',
      'event_not_found',
    ]);
    expect(await register(late, id)).toBe(409);
  });
});
