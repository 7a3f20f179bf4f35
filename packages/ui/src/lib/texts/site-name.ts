import { createContext, use } from 'react';

export const defaultSiteName = 'Skill Exchange';

/** The community's name. */
export const SiteName = createContext(defaultSiteName);

export const useSiteName = () => use(SiteName);

/** The address of the community's logo; empty for the name in two lanes. */
export const SiteLogo = createContext('');

/** Returns the name as the logo spells it. */
export const logoName = (name: string) => (name === defaultSiteName ? 'SkillExchange' : name);
