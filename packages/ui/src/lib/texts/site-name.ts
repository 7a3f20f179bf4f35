import { createContext, use } from 'react';

export const defaultSiteName = 'Skill Exchange';

/** The community's name. */
export const SiteName = createContext(defaultSiteName);

export const useSiteName = () => use(SiteName);

/** Returns the name as the logo spells it. */
export const logoName = (name: string) => (name === defaultSiteName ? 'SkillExchange' : name);
