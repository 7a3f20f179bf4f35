import type { Feature } from '@skill-exchange/api-client/types';
import { type ApiError, notFoundAs } from '../../api-errors.ts';
import type { CommunityValues, Declaration } from './declaration.ts';

type OfferedName =
  | 'offersEvents'
  | 'offersSessions'
  | 'offersChatFiles'
  | 'offersBlogs'
  | 'offersCheckIn'
  | 'offersRings'
  | 'publicProfiles'
  | 'publicEvents'
  | 'searchEngines';

const offered = { group: 'offered', default: true } as const;

/** What the community offers. */
export const offeredDeclarations: { readonly [Name in OfferedName]: Declaration<CommunityValues[Name]> } = {
  offersEvents: offered,
  offersSessions: offered,
  offersChatFiles: offered,
  offersBlogs: offered,
  offersCheckIn: offered,
  offersRings: offered,
  publicProfiles: offered,
  publicEvents: offered,
  searchEngines: offered,
};

/** The setting of each feature that `x-feature` names, and what to say without it. */
const features: Readonly<Record<Feature, { setting: OfferedName; words: string; isForVisitors?: true }>> = {
  events: { setting: 'offersEvents', words: 'This community does not offer events.' },
  sessions: { setting: 'offersSessions', words: 'This community does not offer sessions.' },
  'chat-files': { setting: 'offersChatFiles', words: 'Messages in this community have no files.' },
  blogs: { setting: 'offersBlogs', words: 'This community has no blog.' },
  'check-in': { setting: 'offersCheckIn', words: 'This community does not offer check-in. Hosts mark who came.' },
  rings: { setting: 'offersRings', words: 'This community does not offer rings.' },
  'public-profiles': {
    setting: 'publicProfiles',
    words: 'The members of this community are seen by members alone. Log in to see them.',
    isForVisitors: true,
  },
  'public-events': {
    setting: 'publicEvents',
    words: 'The events of this community are seen by members alone. Log in to see them.',
    isForVisitors: true,
  },
};

export const featureNames = Object.keys(features) as Feature[];

/** Returns the features that are turned off, for everybody or for visitors. */
export function notOffered(values: CommunityValues): Feature[] {
  return featureNames.filter((feature) => !values[features[feature].setting]);
}

export const isOffered = (values: CommunityValues, feature: Feature): boolean => values[features[feature].setting];

/** @throws ApiError 404 if one of the features is turned off for the caller. */
export function requireOffered(
  values: CommunityValues,
  needed: readonly Feature[],
  { isVisitor }: { isVisitor: boolean },
): void {
  const off = needed.find((feature) => !isOffered(values, feature) && (isVisitor || !features[feature].isForVisitors));
  if (off !== undefined) throw featureOff(off);
}

function featureOff(feature: Feature): ApiError {
  return notFoundAs('feature_off', features[feature].words);
}
