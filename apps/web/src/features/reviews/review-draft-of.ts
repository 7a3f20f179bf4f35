import type { Session } from '@skill-exchange/api-client/types';

/** Returns the name of the draft of a session's review, which the form in its dialog and the one in place share. */
export const reviewDraftOf = (session: Session) => `review-${session._id}`;
