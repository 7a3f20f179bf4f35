import type { AppContext } from '../../context.ts';
import { callerOf, type Handlers, idempotencyKeyOf } from '../../contract/handlers.ts';
import { nextLink } from '../../paging.ts';
import { answerRing } from './answer-service.ts';
import { requireOwnRing } from './own-ring.ts';
import { presentReplacement, presentRings } from './present-ring.ts';
import { findReplacements, replaceInRing } from './replace-service.ts';
import type { RingRow } from './repository.ts';
import { proposeRing, ringsOf } from './service.ts';

export function ringHandlers(context: AppContext) {
  const present = async (row: RingRow, memberId: string) => {
    const [ring] = await presentRings(context, [row], memberId);
    if (ring === undefined) throw new Error('One ring is presented as one.');
    return ring;
  };
  return {
    listRings: async (call) => {
      const { memberId } = callerOf(call);
      const { rows, nextCursor } = await ringsOf(context, memberId, call.query);
      const rings = await presentRings(context, rows, memberId);
      return { status: 200, body: { success: true, rings }, headers: nextLink(call.request.url, nextCursor) };
    },

    proposeRing: async (call) => {
      const { memberId } = callerOf(call);
      const row = await proposeRing(context, memberId, call.body, idempotencyKeyOf(call));
      const ring = await present(row, memberId);
      return {
        status: 201,
        body: { success: true, message: 'Ring proposed', ring },
        headers: { location: `/api/rings/${row.id}` },
      };
    },

    getRing: async (call) => {
      const { memberId } = callerOf(call);
      const ring = await present(await requireOwnRing(context, memberId, call.path.ringId), memberId);
      return { status: 200, body: { success: true, ring } };
    },

    answerRing: async (call) => {
      const { memberId } = callerOf(call);
      const ring = await present(await answerRing(context, memberId, call.path.ringId, call.body), memberId);
      const said = { accept: 'You accepted the ring', decline: 'You declined the ring', leave: 'You left the ring' };
      const isAgreed = ring.state === 'agreed';
      const message = isAgreed ? 'Everybody has accepted. Plan your sessions.' : said[call.body.answer];
      return { status: 200, body: { success: true, message, ring } };
    },

    listReplacements: async (call) => {
      const found = await findReplacements(context, callerOf(call).memberId, call.path.ringId);
      return { status: 200, body: { success: true, replacements: found.map(presentReplacement) } };
    },

    replaceInRing: async (call) => {
      const { memberId } = callerOf(call);
      const ring = await present(await replaceInRing(context, memberId, call.path.ringId, call.body), memberId);
      return { status: 200, body: { success: true, message: 'We asked them to take the seat', ring } };
    },
  } satisfies Partial<Handlers>;
}
