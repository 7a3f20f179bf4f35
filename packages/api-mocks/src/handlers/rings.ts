import type { Ring, RingSeat } from '@skill-exchange/api-client/types';
import { community, perStory } from '../community.ts';
import { instant } from '../factories.ts';
import { errorBody, type Http, pageOf } from '../http.ts';
import { lessonsOf, makeRing, matchMember, withAnswers } from '../match-factories.ts';
import { matches, matchNotFound } from './matches.ts';

/** The signed-in member's rings, newest first. */
export const rings = perStory((): Ring[] => [makeRing()]);

const ringNotFound = errorBody('Ring not found.');

export const ringHandlers = (http: Http) => ({
  listRings: http.get('/api/rings', ({ request, response }) => {
    const { entries, headers } = pageOf(rings(), request);
    return response(200).json({ success: true, rings: entries }, { headers });
  }),

  proposeRing: http.post('/api/rings', async ({ request, response }) => {
    const { key, note = '' } = await request.json();
    const match = matches().all.find((one) => one.key === key);
    if (match === undefined) return response(404).json(matchNotFound);
    const seats = withAnswers(match.seats, 'accepted', 'waiting', 'waiting', 'waiting');
    const ring = makeRing({
      _id: `ring-${rings().length + 1}`,
      seats,
      createdAt: instant(0),
      expiresAt: instant(3),
      ...(note !== '' && { note }),
    });
    rings().unshift(ring);
    matches().dismissed.add(key);
    return response(201).json({ success: true, message: 'Ring proposed', ring });
  }),

  getRing: http.get('/api/rings/{ringId}', ({ params, response }) => {
    const ring = ringWithId(params.ringId);
    return ring === undefined ? response(404).json(ringNotFound) : response(200).json({ success: true, ring });
  }),

  answerRing: http.post('/api/rings/{ringId}/answer', async ({ params, request, response }) => {
    const ring = ringWithId(params.ringId);
    if (ring === undefined) return response(404).json(ringNotFound);
    const { answer, version = ring.version } = await request.json();
    if (version !== ring.version) {
      return response(409).json({
        ...errorBody('This ring has changed since. Look at it again.'),
        code: 'ring_changed',
      });
    }
    if (['expired', 'ended'].includes(ring.state)) return response(409).json(errorBody('This ring is no longer open.'));
    const seat = ring.seats.find(({ member }) => member._id === community().me._id);
    if (seat !== undefined) seat.answer = ({ accept: 'accepted', decline: 'declined', leave: 'left' } as const)[answer];
    settle(ring);
    const said = { accept: 'You accepted the ring', decline: 'You declined the ring', leave: 'You left the ring' };
    const message = ring.state === 'agreed' ? 'Everybody has accepted. Plan your sessions.' : said[answer];
    return response(200).json({ success: true, message, ring });
  }),

  listReplacements: http.get('/api/rings/{ringId}/replacements', ({ params, response }) => {
    const ring = ringWithId(params.ringId);
    if (ring === undefined) return response(404).json(ringNotFound);
    const replacements = ring.seats.filter(isEmpty).flatMap(({ member, gives, receives }) =>
      // Members who are in no ring of the mocked community.
      [8, 9].map((index) => ({ replaces: member._id, member: matchMember(index), gives, receives })),
    );
    return response(200).json({ success: true, replacements });
  }),

  replaceInRing: http.post('/api/rings/{ringId}/replace', async ({ params, request, response }) => {
    const ring = ringWithId(params.ringId);
    if (ring === undefined) return response(404).json(ringNotFound);
    const { replaces, userId } = await request.json();
    const seat = ring.seats.find((one) => one.member._id === replaces && isEmpty(one));
    if (seat === undefined) {
      const taken = 'This seat is no longer empty. Look at the ring again.';
      return response(409).json({ ...errorBody(taken), code: 'seat_taken' });
    }
    const { _id, name, photo, rating } = community().users.find((user) => user._id === userId) ?? matchMember(8);
    Object.assign(seat, { member: { _id, name, photo, rating }, answer: 'waiting' });
    settle(ring);
    return response(200).json({ success: true, message: 'We asked them to take the seat', ring });
  }),
});

function ringWithId(id: string): Ring | undefined {
  return rings().find(({ _id }) => _id === id);
}

function isEmpty({ answer }: RingSeat): boolean {
  return answer === 'declined' || answer === 'left';
}

/** The state that follows from the answers. */
function settle(ring: Ring): void {
  const { seats } = ring;
  const isAgreed = seats.every(({ answer }) => answer === 'accepted');
  const isHeld = seats.some(({ answer }) => answer === 'accepted');
  ring.state = isAgreed ? 'agreed' : !isHeld ? 'ended' : seats.some(isEmpty) ? 'broken' : 'open';
  ring.lessons = isAgreed ? lessonsOf(seats) : [];
  ring.version += 1;
  delete ring.agreedAt;
  delete ring.expiresAt;
  if (isAgreed) ring.agreedAt = instant(0);
  else if (ring.state !== 'ended') ring.expiresAt = instant(3);
}
