/** The rules of docs/contract-style.md that openapi.yaml had not followed from the start. */
export type Rule = 'no-success' | 'wrapped-list' | 'instant-at' | 'bounded-list' | 'partial-put' | 'location';

const words = (text: string) => text.trim().split(/\s+/);

/** The operations and fields to which a rule does not apply. */
export const exceptions: Record<Rule, readonly string[]> = {
  // Additions that were made before the rule.
  'no-success': words(`
    startPasskeyLogIn logInWithPasskey logOut logOutEverywhere requestPasswordReset resetPassword sendVerification
    changePassword deleteAccount getExport requestExport listLogIns endOtherLogIns endLogIn changeEmail listPasskeys
    addPasskey startPasskey renamePasskey removePasskey getCodes startCodes confirmCodes removeCodes renewRecoveryCodes
    getEmailLink confirmEmailLink searchMembers listSearches saveSearch deleteSearch listBlocked blockMember
    unblockMember reportContent listMyActions appealAction listCases getCase decideCase decideAppeal listSkillPairs
    keepSkillPair listSkillMerges mergeSkills undoSkillMerge listAudit searchEvents listEventDrafts saveEventDraft
    deleteEventDraft setEventCover removeEventCover inviteCohost answerCohostInvitation removeCohost leaveEvent
    listWaitlist joinWaitlist leaveWaitlist takePlace listEventUpdates sendEventUpdate undoDecline undoApproval removeGuest
    approveAllRequests markAttendance openCheckIn closeCheckIn checkIn getSession saveSessionNotes getRooms createRoom
    declineSession proposeSession acceptSession suggestTimes withdrawTimes sayAttendance getAvailability setAvailability
    findOverlap getCalendar getCalendarFeed createCalendarFeed deleteCalendarFeed listMatches setMatchState listRings
    proposeRing getRing answerRing listReplacements replaceInRing reviewEvent listEventReviews editEventReview
    removeEventReview listHostReviews listNotifications readNotifications getNotificationSettings
    setNotificationSettings setPushDevice removePushDevice sendTestNotification getSubscription unsubscribe
    subscribeAgain getHealth getReadiness
  `),
  // Calls of the specification, and two that were made before the rule.
  'wrapped-list': words(`
    searchSkills listEvents listCreatedEvents listParticipatingEvents listChatUsers listMessages searchMessages
    listArticles
  `),
  // Names of the specification and its article service, and those that were made before the rule.
  'instant-at': words(`
    DeviceLogIn.since DeviceLogIn.until BlockedMember.since ModerationAction.at ModerationAction.until
    ModerationAction.appealUntil Appeal.at CaseSummary.waitsSince Case.waitsSince CaseFacts.memberSince CaseMessage.at
    CaseReport.at SkillMerge.at AuditEntry.at Event.date Event.start_time Event.end_time PublicEvent.date
    PublicEvent.start_time PublicEvent.end_time Session.date SessionTimes[] SessionStep.at SessionStep.times[]
    Overlap.times[] Overlap.nearest[].time ReviewedEvent.date LastMessage.at ChatUser.mutedUntil
    ThreadConversation.mutedUntil Notification.at ArticleSummary.published_at
  `),
  // Lists that the server limits and that were made before the rule, of skills and of options of a passkey.
  'bounded-list': [],
  // A PUT of a whole draft, of a picture, and of a reason.
  'partial-put': words(`
    saveEventDraft setEventCover declineSession
  `),
  // Things that no GET reads alone. The address of a calendar is a secret, which only the body has.
  location: words(`
    signUp addPasskey addSkill saveSearch reportUser reportContent appealAction mergeSkills inviteCohost
    registerForEvent joinWaitlist sendEventUpdate openCheckIn createRoom createCalendarFeed createReview reviewEvent
    createInvitation
    sendMessage
  `),
};
