import type { Notice } from '../notifications/repository.ts';
import type { RingRow } from './repository.ts';

interface RingNotice {
  ring: Pick<RingRow, 'id'>;
  to: readonly string[];
  by: string | null;
}

/** Creates the notice that asks members to take a seat in a ring. */
export function askNotice(size: number, note: string, { ring, to, by }: RingNotice): Notice {
  const details = { change: `a ring of ${size}`, ...(note !== '' && { reason: note }) };
  return { kind: 'ringAsked', subject: ring.id, to, actor: by, details };
}

/** Creates the notice that all have accepted. */
export function agreedNotice({ ring, to, by }: RingNotice): Notice {
  return { kind: 'ringAgreed', subject: ring.id, to, actor: by, details: {} };
}

/** Creates the notice of a change. `change` follows the member's name, or is a whole sentence without a member. */
export function changeNotice(change: string, { ring, to, by }: RingNotice): Notice {
  return { kind: 'ringChanged', subject: ring.id, to, actor: by, details: { change } };
}
