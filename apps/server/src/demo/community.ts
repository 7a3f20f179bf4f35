import { readFileSync } from 'node:fs';
import type { Reaction, SkillLevel } from '@skill-exchange/api-client/types';
import type { WeeklyHours } from '../db/tables/availability.ts';

export interface DemoMember {
  name: string;
  /** Full days between joining and seeding. */
  joinedDaysAgo: number;
  /** Days since their last activity. */
  seenDaysAgo: number;
  timeZone: string;
  /** BCP 47 codes. */
  languages: string[];
  teaches: string[];
  wants: string[];
  /** Levels of some skills on the two lists. */
  levels?: Record<'teaches' | 'wants', Record<string, SkillLevel>>;
  about: string;
}

export type DemoReview = [rating: number, comment: string];

export interface DemoEvent {
  /** Last part of the meeting link, and the seed of the event's id. */
  slug: string;
  host: string;
  title: string;
  description: string;
  skills: string[];
  /** Language code; English by default. */
  language?: string;
  /** Days from today in UTC; at least 1 for an upcoming event, at most -2 for a past one. */
  day: number;
  /** Time of day in UTC, `HH:MM`. */
  at: string;
  minutes: number;
  places: number;
  /** Its host has added a recording. */
  hasRecording?: boolean;
  /** Members who host it with its host. */
  cohosts?: string[];
  /** What the host wrote to all guests, a day before seeding. */
  updates?: string[];
  /** Requests need no approval. */
  autoApprove?: boolean;
  /** The number of weekly dates; the members are in the first. */
  weeks?: number;
  approved: string[];
  /** Participants of a past event whom the host has marked as missed; all others came. */
  missed?: string[];
  pending?: string[];
  /** Members on the waitlist, in order. */
  waiting?: string[];
  /** Reviews by guests of a past event, all of whom came. */
  reviews?: Record<string, DemoReview>;
  /** Days between the cancellation and today, for a canceled event. */
  cancelledDaysAgo?: number;
}

/** One session between two members; `one` planned it. */
export interface DemoSession {
  one: string;
  teaches: string;
  two: string;
  teachesBack: string;
  /** Days from today in UTC; negative days are past. */
  day: number;
  /** Time of day in UTC, `HH:MM`. */
  at: string;
  cancelled?: true;
  /** Notes by `one` that both can read. */
  notes?: string;
  /** The review that `one` wrote about `two`, and the reverse; only for a session that took place. */
  byOne?: DemoReview;
  byTwo?: DemoReview;
}

/** When a member is available for sessions, in their own time zone. */
export interface DemoHours {
  timeZone: string;
  weekly: WeeklyHours[];
  bufferMinutes: number;
  noticeHours: number;
  maxPerWeek: number | null;
}

/** What a message has besides its text. */
export interface DemoLineExtras {
  /** An attached picture: the name of a cover. */
  picture?: string;
  /** What the picture shows. */
  description?: string;
  edited?: boolean;
  /** Deleted by its sender, so its text is empty. */
  deleted?: boolean;
  /** The distance to the answered message: 1 for the previous message. */
  answers?: number;
  reactions?: [member: string, reaction: Reaction][];
}

/** Everything that two members wrote to each other, oldest first. */
export interface DemoConversation {
  between: [string, string];
  /** Bursts of messages; the first line of each was written `hoursAgo` hours before seeding. */
  exchanges: { hoursAgo: number; lines: [sender: string, text: string, extras?: DemoLineExtras][] }[];
  /** The number of unread messages at the end. */
  unread?: number;
}

/** Members by the short key that the other files use. */
export const demoMembers = read<Record<string, DemoMember>>('members');

/** Descriptions by name, oldest skill first: the landing page shows the last twelve. */
export const demoSkills = read<Record<string, string>>('skills');
export const demoEvents = read<DemoEvent[]>('events');
export const demoSessions = read<DemoSession[]>('sessions');
/** Availability, for some of the members. */
export const demoHours = read<Record<string, DemoHours>>('hours');
export const demoConversations = read<DemoConversation[]>('conversations');

function read<Content>(name: string): Content {
  return JSON.parse(readFileSync(new URL(`community/${name}.json`, import.meta.url), 'utf8')) as Content;
}
