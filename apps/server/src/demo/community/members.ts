import type { DemoMember } from './demo-member.ts';
import { membersOfAfricaAsiaAndThePacific } from './members-africa-asia.ts';
import { membersOfTheAmericas } from './members-americas.ts';
import { membersOfEurope } from './members-europe.ts';

const members = {
  ...membersOfEurope,
  ...membersOfTheAmericas,
  ...membersOfAfricaAsiaAndThePacific,
};

/** A member of the demo community, by the short key that the data files use. */
export type DemoMemberKey = keyof typeof members;

/** Everyone of the demo community. */
export const demoMembers: Readonly<Record<DemoMemberKey, DemoMember>> = members;
