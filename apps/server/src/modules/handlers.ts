import type { AppContext } from '../context.ts';
import type { AnyHandler, Handlers } from '../contract/handlers.ts';
import { memberHandlers } from './account/members/routes.ts';
import { accountHandlers } from './account/routes.ts';
import { announcementHandlers } from './announcements/routes.ts';
import { articleHandlers } from './articles/routes.ts';
import { availabilityHandlers } from './availability/routes.ts';
import { backupHandlers } from './backups/routes.ts';
import { blockHandlers } from './blocks/routes.ts';
import { calendarHandlers } from './calendar/routes.ts';
import { chatHandlers } from './chat/routes.ts';
import { communityHandlers } from './community/routes.ts';
import { textHandlers } from './community/texts/routes.ts';
import { deliveryHandlers } from './delivery/routes.ts';
import { attendanceHandlers } from './events/attendance/attendance-routes.ts';
import { cohostHandlers } from './events/cohosts/cohost-routes.ts';
import { handoverHandlers } from './events/cohosts/handover-routes.ts';
import { eventDraftHandlers } from './events/drafts/draft-routes.ts';
import { registrationHandlers } from './events/registrations/registration-routes.ts';
import { eventReviewHandlers } from './events/reviews/review-routes.ts';
import { eventHandlers } from './events/routes.ts';
import { eventMaterialHandlers } from './events/updates/material-routes.ts';
import { eventUpdateHandlers } from './events/updates/update-routes.ts';
import { waitlistHandlers } from './events/waitlist/waitlist-routes.ts';
import { exportHandlers } from './exports/routes.ts';
import { followedSkillHandlers } from './followed-skills/routes.ts';
import { healthHandlers } from './health/routes.ts';
import { imageHandlers } from './images/routes.ts';
import { joiningHandlers } from './joining/routes.ts';
import { authHandlers } from './log-in/routes.ts';
import { matchHandlers } from './matches/routes.ts';
import { memberModerationHandlers } from './moderation/member-routes.ts';
import { moderationHandlers } from './moderation/routes.ts';
import { skillModerationHandlers } from './moderation/skill-routes.ts';
import { needHandlers } from './needs/routes.ts';
import { notificationHandlers } from './notifications/routes.ts';
import { numbersHandlers } from './numbers/routes.ts';
import { passkeyHandlers } from './passkeys/routes.ts';
import { profileHandlers } from './profiles/routes.ts';
import { reportHandlers } from './reports/routes.ts';
import { reviewHandlers } from './reviews/routes.ts';
import { ringHandlers } from './rings/routes.ts';
import { searchHandlers } from './search/routes.ts';
import { savedSearchHandlers } from './searches/routes.ts';
import { sessionHandlers } from './sessions/routes.ts';
import { skillHandlers } from './skills/routes.ts';
import { codeHandlers } from './two-factor/routes.ts';
import { userHandlers } from './users/routes.ts';

/** Returns every module's handlers by operation; a new module adds its line here. */
export function collectHandlers(context: AppContext, isStopping: () => boolean): Map<string, AnyHandler> {
  const handlers: Handlers = {
    ...authHandlers(context),
    ...accountHandlers(context),
    ...memberHandlers(context),
    ...passkeyHandlers(context),
    ...codeHandlers(context),
    ...exportHandlers(context),
    ...skillHandlers(context),
    ...userHandlers(context),
    ...profileHandlers(context),
    ...searchHandlers(context),
    ...savedSearchHandlers(context),
    ...followedSkillHandlers(context),
    ...imageHandlers(context),
    ...eventHandlers(context),
    ...eventDraftHandlers(context),
    ...registrationHandlers(context),
    ...waitlistHandlers(context),
    ...eventUpdateHandlers(context),
    ...cohostHandlers(context),
    ...handoverHandlers(context),
    ...eventMaterialHandlers(context),
    ...eventReviewHandlers(context),
    ...attendanceHandlers(context),
    ...reportHandlers(context),
    ...blockHandlers(context),
    ...moderationHandlers(context),
    ...memberModerationHandlers(context),
    ...skillModerationHandlers(context),
    ...communityHandlers(context),
    ...textHandlers(context),
    ...joiningHandlers(context),
    ...announcementHandlers(context),
    ...backupHandlers(context),
    ...deliveryHandlers(context),
    ...numbersHandlers(context),
    ...sessionHandlers(context),
    ...availabilityHandlers(context),
    ...matchHandlers(context),
    ...ringHandlers(context),
    ...calendarHandlers(context),
    ...reviewHandlers(context),
    ...chatHandlers(context),
    ...needHandlers(context),
    ...notificationHandlers(context),
    ...articleHandlers(context),
    ...healthHandlers(context, isStopping),
  };
  // Each handler fits its own operation, whose input the contract has validated before the call.
  return new Map(Object.entries(handlers as unknown as Record<string, AnyHandler>));
}
