/**
 * Who may see and do what. (Who may be found at all is a condition of statements: `modules/users/listed.ts`.) Every such right is decided here, by id alone, and modules ask. Where a module compares ids
 * itself, it is for no right: no member chats with themselves. `viewerId` is null for a visitor.
 */

/** An event as far as rights depend on it. */
export interface EventRights {
  host_id: string;
  /** Ids of approved participants. */
  participants: string[];
  /** Ids of members with a pending request. */
  requests: string[];
}

/** Members may edit their own profile alone. */
export function mayEditProfile(callerId: string, memberId: string): boolean {
  return callerId === memberId;
}

/** An e-mail address is for its owner. */
export function maySeeEmail(viewerId: string | null, memberId: string): boolean {
  return viewerId === memberId;
}

/** The host may do all that can be done with an event; a visitor is never a host. */
export function isHost(viewerId: string | null, event: EventRights): boolean {
  return viewerId === event.host_id;
}

/** Only the host and participants see the meeting link. */
export function mayReadEventLink(viewerId: string | null, event: EventRights): boolean {
  return viewerId !== null && (isHost(viewerId, event) || event.participants.includes(viewerId));
}

/** The host sees all requests; other members only their own. */
export function visibleRequests(viewerId: string | null, event: EventRights): string[] {
  if (isHost(viewerId, event)) return event.requests;
  return event.requests.filter((memberId) => memberId === viewerId);
}

/** Changing, cancelling, and deciding requests. */
export function mayManageEvent(callerId: string, event: EventRights): boolean {
  return isHost(callerId, event);
}

/** Only the host and participants see the list of participants; the event shows ids to everyone. */
export function mayReadParticipants(viewerId: string, event: EventRights): boolean {
  return mayReadEventLink(viewerId, event);
}

/** Editing, cancelling and reviewing a session is for its two members. */
export function isSessionMember(callerId: string, session: { one_id: string; two_id: string }): boolean {
  return session.one_id === callerId || session.two_id === callerId;
}

/** Only its author may change or remove a review. */
export function mayChangeReview(callerId: string, review: { author_id: string }): boolean {
  return review.author_id === callerId;
}

/** Reading, joining and writing in a conversation is for its two members. */
export function isConversationMember(
  callerId: string,
  conversation: { member_low: string; member_high: string },
): boolean {
  return conversation.member_low === callerId || conversation.member_high === callerId;
}

/** The member that a chat call names must be the caller. */
export function maySpeakFor(callerId: string, claimedId: string): boolean {
  return claimedId.toLowerCase() === callerId;
}

/** Reading and deciding cases, and reading the log of it. */
export function mayModerate(caller: { role: 'member' | 'moderator' }): boolean {
  return caller.role === 'moderator';
}

/** Why a moderator is not impartial. */
export type Partiality = 'own_case' | 'own_report' | 'own_action';

/**
 * Why a moderator may not decide: what is about themselves, what they reported, or an appeal against what they decided
 * (`decidedBy`; null for a case). Null where they may.
 */
export function partialityOf(
  callerId: string,
  { memberId, reporterIds, decidedBy }: { memberId: string; reporterIds: readonly string[]; decidedBy: string | null },
): Partiality | null {
  if (callerId === memberId) return 'own_case';
  if (reporterIds.includes(callerId)) return 'own_report';
  return callerId === decidedBy ? 'own_action' : null;
}

/** The contract marks what a suspended member may do: read the reason, appeal, and leave. */
export function mayCall(caller: { isSuspended: boolean }, operation: { isForSuspended: boolean }): boolean {
  return !caller.isSuspended || operation.isForSuspended;
}
