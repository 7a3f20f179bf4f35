import { createHash } from 'node:crypto';
import { demoMembers } from './community.ts';

/** Returns the same UUID (version 8) for the same thing in every demo community. */
export function demoId(kind: string, ...parts: readonly string[]): string {
  const hex = createHash('sha256')
    .update(JSON.stringify([kind, ...parts]))
    .digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

/** Returns the id of a demo member. */
export function memberId(key: string): string {
  return demoId('member', key);
}

/** Returns the id of a skill of the demo catalog. */
export function skillId(name: string): string {
  return demoId('skill', name);
}

/** Returns the full name of a demo member. */
export function nameOf(key: string): string {
  const member = demoMembers[key];
  if (member === undefined) throw new Error(`members.json has no ${key}.`);
  return member.name;
}

/** Returns the email address of a demo member, in a domain that can never receive mail. */
export function emailOf(key: string): string {
  return `${key}@demo.example`;
}
