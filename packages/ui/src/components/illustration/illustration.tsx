// biome-ignore-all lint/performance/noBarrelFile: a file each, so that a page loads only its own.
export { EmptyChatArt } from './empty-chat.tsx';
export { LostArt } from './lost.tsx';
export { NoEventsArt } from './no-events.tsx';
export { NoPeopleArt } from './no-people.tsx';
export { NoReviewsArt } from './no-reviews.tsx';
export { NoSessionsArt } from './no-sessions.tsx';
