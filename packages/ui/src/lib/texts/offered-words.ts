export type OfferedName =
  | 'offersEvents'
  | 'offersSessions'
  | 'offersChatFiles'
  | 'offersBlogs'
  | 'offersCheckIn'
  | 'offersRings'
  | 'publicProfiles'
  | 'publicEvents'
  | 'searchEngines';

export type OfferedValues = { readonly [Name in OfferedName]: boolean };

/** What each thing is called that a community offers. */
export const offeredLabels: { readonly [Name in OfferedName]: string } = {
  offersEvents: 'Events',
  offersSessions: 'Sessions',
  offersRings: 'Rings',
  offersCheckIn: 'Check-in',
  offersChatFiles: 'Files in messages',
  offersBlogs: 'Blogs',
  publicProfiles: 'Visitors see members',
  publicEvents: 'Visitors see events',
  searchEngines: 'Search engines',
};

export const isOfferedName = (name: string): name is OfferedName => Object.hasOwn(offeredLabels, name);

/** Returns a value in the words of "Last changes". */
export const offeredWords = (isOn: boolean) => (isOn ? 'on' : 'off');
