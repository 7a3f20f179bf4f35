import type { Notice } from '../notifications/repository.ts';
import type { RingRow } from './repository.ts';

interface RingNotice {
  ring: Pick<RingRow, 'id'>;
  to: readonly string[];
  by: string | null;
}

/** A member is asked to take a seat in a ring of some size. */
export function askNotice(size: number, { ring, to, by }: RingNotice): Notice {
  return { kind: 'ringAsked', subject: ring.id, to, actor: by, details: { change: `a ring of ${size}` } };
}

/** All have accepted. */
export function agreedNotice({ ring, to, by }: RingNotice): Notice {
  return { kind: 'ringAgreed', subject: ring.id, to, actor: by, details: {} };
}

/** Somebody declined or left, or the ring is over. `change` is what the member did, or the whole sentence where nobody did it. */
export function changeNotice(change: string, { ring, to, by }: RingNotice): Notice {
  return { kind: 'ringChanged', subject: ring.id, to, actor: by, details: { change } };
}
