import { featuresOfVisitors, settingOf } from '@skill-exchange/api-client/features';
import type { Feature } from '@skill-exchange/api-client/types';
import { type ApiError, notFoundAs } from '../../api-errors.ts';
import type { CommunityValues, Declaration } from './declaration.ts';

type OfferedName = (typeof settingOf)[Feature] | 'searchEngines';

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

/** What to say without each feature. */
const sentences: Readonly<Record<Feature, string>> = {
  events: 'This community does not offer events.',
  sessions: 'This community does not offer sessions.',
  'chat-files': 'Messages in this community have no files.',
  blogs: 'This community has no blog.',
  'check-in': 'This community does not offer check-in. Hosts mark who came.',
  rings: 'This community does not offer rings.',
  'public-profiles': 'The members of this community are seen by members alone. Log in to see them.',
  'public-events': 'The events of this community are seen by members alone. Log in to see them.',
};

export const featureNames = Object.keys(settingOf) as Feature[];

/** Returns the features that are turned off, for everybody or for visitors. */
export function notOffered(values: CommunityValues): Feature[] {
  return featureNames.filter((feature) => !values[settingOf[feature]]);
}

export const isOffered = (values: CommunityValues, feature: Feature): boolean => values[settingOf[feature]];

/** Features of visitors that are nothing without another one. */
const partOf: { readonly [Name in Feature]?: Feature } = { 'public-events': 'events' };

/** @throws ApiError 404 if one of the features is turned off for the caller. */
export function requireOffered(
  values: CommunityValues,
  needed: readonly Feature[],
  { isVisitor }: { isVisitor: boolean },
): void {
  // Members still read what was begun before; visitors have begun nothing.
  const all = isVisitor ? needed.flatMap((feature) => [partOf[feature] ?? feature, feature]) : needed;
  const off = all.find(
    (feature) => !isOffered(values, feature) && (isVisitor || !featuresOfVisitors.includes(feature)),
  );
  if (off !== undefined) throw featureOff(off);
}

function featureOff(feature: Feature): ApiError {
  return notFoundAs('feature_off', sentences[feature]);
}
