import type { MemberRef, SkillRef } from '@skill-exchange/api-client/types';
import { pictureAddress } from './images/service.ts';

/** A member as others' things mention them. */
export function presentMemberRef(id: string, name: string, imageHash: string | null): MemberRef {
  return { _id: id, name, photo: pictureAddress(imageHash) };
}

/** A skill as a session mentions it; null when none was named. */
export function presentSkillRef(id: string | null, name: string | null): SkillRef | null {
  return id === null || name === null ? null : { _id: id, name };
}
