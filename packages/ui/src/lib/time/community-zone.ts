import { createContext } from 'react';

/** The community's IANA time zone. */
export const CommunityZone = createContext('UTC');
