/**
 * All rights are decided here, by id alone, and modules call it. (`modules/users/listed.ts` is the
 * condition for who can be found.) Comparisons of ids in modules are not rights, such as: no member chats with
 * themselves. `viewerId` is null for a visitor.
 */

/** The parts of an event that rights depend on. */
export interface EventRights {
  host_id: string;
  /** Ids of co-hosts. */
  cohosts: string[];
  /** Ids of approved participants. */
  participants: string[];
  /** Ids of members with a pending request. */
  requests: string[];
}

/** Members may only edit their own profile. */
export function mayEditProfile(callerId: string, memberId: string): boolean {
  return callerId === memberId;
}

/** An email address is visible to its owner only. */
export function maySeeEmail(viewerId: string | null, memberId: string): boolean {
  return viewerId === memberId;
}

/** Canceling, and inviting co-hosts; a visitor is never a host. */
export function isHost(viewerId: string | null, event: Pick<EventRights, 'host_id'>): boolean {
  return viewerId === event.host_id;
}

/** Everything else that a host may do, co-hosts may do too: change the event, decide requests, write to guests. */
export function mayManageEvent(
  viewerId: string | null,
  event: Omit<EventRights, 'participants' | 'requests'>,
): boolean {
  return viewerId !== null && (isHost(viewerId, event) || event.cohosts.includes(viewerId));
}

/** Only hosts and participants see the meeting link. */
export function mayReadEventLink(viewerId: string | null, event: Omit<EventRights, 'requests'>): boolean {
  return viewerId !== null && (mayManageEvent(viewerId, event) || event.participants.includes(viewerId));
}

/** Hosts see all requests; other members only their own. */
export function visibleRequests(viewerId: string | null, event: EventRights): string[] {
  if (mayManageEvent(viewerId, event)) return event.requests;
  return event.requests.filter((memberId) => memberId === viewerId);
}

/** The host removes any co-host, and a co-host only themselves. */
export function mayRemoveCohost(
  callerId: string,
  memberId: string,
  event: Omit<EventRights, 'participants' | 'requests'>,
): boolean {
  return isHost(callerId, event) || (callerId === memberId && event.cohosts.includes(callerId));
}

/** Only an invited member answers an invitation to co-host. */
export function mayAnswerInvitation(callerId: string, event: { invited: readonly string[] }): boolean {
  return event.invited.includes(callerId);
}

/** The co-host who is asked to host an event answers, and its host takes the offer back. */
export function mayAnswerHosting(
  callerId: string,
  event: Pick<EventRights, 'host_id'> & { offeredTo: string | null },
  accepts: boolean,
): boolean {
  if (event.offeredTo === null) return false;
  return callerId === event.offeredTo || (!accepts && isHost(callerId, event));
}

/** Only hosts and participants see the list of participants; everyone sees their ids in the event. */
export function mayReadParticipants(viewerId: string, event: EventRights): boolean {
  return mayReadEventLink(viewerId, event);
}

/** Participants review an event, and its hosts never do. Whether they took part is a fact of the event. */
export function mayReviewEvent(
  callerId: string,
  event: Omit<EventRights, 'requests'> & { own_review?: { wasThere: boolean } | null },
): boolean {
  const tookPart = event.participants.includes(callerId) || event.own_review?.wasThere === true;
  return tookPart && !mayManageEvent(callerId, event);
}

/** Editing, canceling and reviewing a session is for its two members. */
export function isSessionMember(callerId: string, session: { one_id: string; two_id: string }): boolean {
  return session.one_id === callerId || session.two_id === callerId;
}

/** Reading and answering a ring is for those with a seat in it. */
export function hasSeat(callerId: string, ring: { seats: readonly { member_id: string }[] }): boolean {
  return ring.seats.some(({ member_id }) => member_id === callerId);
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

/** Reading and deciding cases, and reading their log. */
export function mayModerate(caller: { role: 'member' | 'moderator' }): boolean {
  return caller.role === 'moderator';
}

/** Opening the console: its numbers, members and settings. Operators read no messages and no reports. */
export function mayOperate(caller: { isOperator: boolean }): boolean {
  return caller.isOperator;
}

/** Letting people in who ask to join: operators, and moderators where operators allow it. */
export function mayLetIn(
  caller: { role: 'member' | 'moderator'; isOperator: boolean },
  { moderatorsLetIn }: { moderatorsLetIn: boolean },
): boolean {
  return mayOperate(caller) || (moderatorsLetIn && mayModerate(caller));
}

/** Why a moderator is not impartial. */
export type Partiality = 'own_case' | 'own_report' | 'own_action' | 'own_opening';

/**
 * Why a moderator may not decide: the case is about them, they reported it, or the appeal is against
 * their decision (`decidedBy`; null for a case). Null when they may decide.
 */
export function partialityOf(
  callerId: string,
  { memberId, reporterIds, decidedBy }: { memberId: string; reporterIds: readonly string[]; decidedBy: string | null },
): Partiality | null {
  if (callerId === memberId) return 'own_case';
  if (reporterIds.includes(callerId)) return 'own_report';
  return callerId === decidedBy ? 'own_action' : null;
}

/**
 * Why the moderator who opened a case without a report may neither suspend in it nor decide an appeal: another one
 * could (`hasOther`), or it is about a moderator or an operator. Null when they may.
 */
export function openerPartialityOf(
  callerId: string,
  { openedBy, hasOther, isAboutStaff }: { openedBy: string | null; hasOther: boolean; isAboutStaff: boolean },
): Partiality | null {
  return callerId === openedBy && (hasOther || isAboutStaff) ? 'own_opening' : null;
}

/** The contract marks the operations for suspended members: reading the reason, appealing, and leaving. */
export function mayCall(caller: { isSuspended: boolean }, operation: { isForSuspended: boolean }): boolean {
  return !caller.isSuspended || operation.isForSuspended;
}

/** Members read what was announced to them, visitors what its banner shows or has shown them, operators drafts, too. */
export function mayReadNews(
  viewer: { isOperator: boolean } | null,
  news: {
    sent_at: Date | null;
    stopped_at: Date | null;
    is_message: boolean;
    banner_starts_at: Date | null;
    for_visitors: boolean;
  },
  now: Date,
): boolean {
  if (viewer?.isOperator) return true;
  if (news.sent_at === null) return false;
  const hasBegun = news.banner_starts_at !== null && news.banner_starts_at <= now;
  if (viewer === null) return news.for_visitors && hasBegun && news.stopped_at === null;
  return news.is_message || hasBegun;
}
