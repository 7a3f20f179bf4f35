import { defaultArticlesUrl } from '@skill-exchange/api-client';
import type { RequestHandler } from 'msw';
import { exampleHandlers } from './example-handlers.ts';
import { accountHandlers } from './handlers/account.ts';
import { articleHandlers } from './handlers/articles.ts';
import { attachmentHandlers } from './handlers/attachments.ts';
import { authHandlers } from './handlers/auth.ts';
import { availabilityHandlers } from './handlers/availability.ts';
import { blockHandlers } from './handlers/blocks.ts';
import { calendarHandlers } from './handlers/calendar.ts';
import { chatHandlers } from './handlers/chat.ts';
import { codeHandlers } from './handlers/codes.ts';
import { cohostHandlers } from './handlers/events/cohosts.ts';
import { eventAttendanceHandlers } from './handlers/events/event-attendance.ts';
import { eventDraftHandlers } from './handlers/events/event-drafts.ts';
import { eventMaterialHandlers } from './handlers/events/event-materials.ts';
import { eventReviewHandlers } from './handlers/events/event-reviews.ts';
import { eventUpdateHandlers } from './handlers/events/event-updates.ts';
import { eventHandlers } from './handlers/events/events.ts';
import { followedSkillHandlers } from './handlers/events/followed-skills.ts';
import { handoverHandlers } from './handlers/events/handovers.ts';
import { registrationHandlers } from './handlers/events/registrations.ts';
import { waitlistHandlers } from './handlers/events/waitlist.ts';
import { imageHandlers } from './handlers/images.ts';
import { matchHandlers } from './handlers/matches.ts';
import { moderatedMemberHandlers } from './handlers/moderated-members.ts';
import { moderationHandlers } from './handlers/moderation.ts';
import { needHandlers } from './handlers/needs.ts';
import { notificationHandlers } from './handlers/notifications.ts';
import { announcementHandlers } from './handlers/operator/announcements.ts';
import { backupHandlers } from './handlers/operator/backups.ts';
import { communityHandlers } from './handlers/operator/community.ts';
import { communityHealthHandlers } from './handlers/operator/community-health.ts';
import { communityMemberHandlers } from './handlers/operator/community-members.ts';
import { communityNumbersHandlers } from './handlers/operator/community-numbers.ts';
import { invitationHandlers } from './handlers/operator/invitations.ts';
import { invitedAddressHandlers } from './handlers/operator/invited-addresses.ts';
import { joinRequestHandlers } from './handlers/operator/join-requests.ts';
import { textHandlers } from './handlers/operator/texts.ts';
import { ownDataHandlers } from './handlers/own-data.ts';
import { passkeyHandlers } from './handlers/passkeys.ts';
import { reportHandlers } from './handlers/reports.ts';
import { reviewHandlers } from './handlers/reviews.ts';
import { ringHandlers } from './handlers/rings.ts';
import { savedSearchHandlers } from './handlers/saved-searches.ts';
import { searchHandlers } from './handlers/search.ts';
import { roomHandlers } from './handlers/sessions/rooms.ts';
import { sessionNotesHandlers } from './handlers/sessions/session-notes.ts';
import { sessionOfferHandlers } from './handlers/sessions/session-offers.ts';
import { sessionHandlers } from './handlers/sessions/sessions.ts';
import { skillMergeHandlers } from './handlers/skill-merges.ts';
import { skillHandlers } from './handlers/skills.ts';
import { threadHandlers } from './handlers/threads.ts';
import { userHandlers } from './handlers/users.ts';
import { type Addresses, createHttp } from './http.ts';
import type { OperationName } from './operations.ts';

/** A handler for every operation of the contract, by its operationId, and the article service's. */
export type Handlers = Readonly<Record<OperationName, RequestHandler>>;

/** Creates handlers for a backend at its own URL. All share this package's community. */
export function createHandlers(addresses: Addresses = {}): Handlers {
  const http = createHttp(addresses);
  const written = {
    ...authHandlers(http),
    ...accountHandlers(http),
    ...ownDataHandlers(http),
    ...passkeyHandlers(http),
    ...codeHandlers(http),
    ...skillHandlers(http),
    ...userHandlers(http),
    ...searchHandlers(http),
    ...savedSearchHandlers(http),
    ...followedSkillHandlers(http),
    ...imageHandlers(http),
    ...reportHandlers(http),
    ...blockHandlers(http),
    ...moderatedMemberHandlers(http),
    ...moderationHandlers(http),
    ...communityHandlers(http),
    ...backupHandlers(http),
    ...communityHealthHandlers(http),
    ...communityNumbersHandlers(http),
    ...communityMemberHandlers(http),
    ...textHandlers(http),
    ...invitationHandlers(http),
    ...announcementHandlers(http),
    ...invitedAddressHandlers(http),
    ...joinRequestHandlers(http),
    ...skillMergeHandlers(http),
    ...eventHandlers(http),
    ...eventDraftHandlers(http),
    ...cohostHandlers(http),
    ...handoverHandlers(http),
    ...eventMaterialHandlers(http),
    ...eventAttendanceHandlers(http),
    ...registrationHandlers(http),
    ...waitlistHandlers(http),
    ...eventUpdateHandlers(http),
    ...eventReviewHandlers(http),
    ...sessionHandlers(http),
    ...sessionOfferHandlers(http),
    ...sessionNotesHandlers(http),
    ...roomHandlers(http),
    ...availabilityHandlers(http),
    ...calendarHandlers(http),
    ...matchHandlers(http),
    ...ringHandlers(http),
    ...reviewHandlers(http),
    ...chatHandlers(http),
    ...threadHandlers(http),
    ...attachmentHandlers(http),
    ...needHandlers(http),
    ...notificationHandlers(http),
    ...articleHandlers(addresses.articlesUrl ?? defaultArticlesUrl),
  };
  return { ...written, ...exampleHandlers(addresses, written) };
}

/** Handlers that match any host. */
export const handlers: Handlers = createHandlers();

/** All handlers as one list, for a server, a worker or a story. */
export function listHandlers(byOperation: Handlers = handlers): RequestHandler[] {
  return Object.values(byOperation);
}
