import type { EventScope } from '@skill-exchange/api-client/types';
import type { TestAnswer } from '../support/test-client.ts';
import type { TestMember, TestServer } from '../support/test-server.ts';
import type { Deed } from './model.ts';
import { type Paper, type PaperEvent, peopleOf } from './paper.ts';
import type { EventVerb } from './table.ts';

/** A choice among what there is, and what to do with it. */
export interface Step<Act = string> {
  act: Act;
  by: number;
  which: number;
  event: number;
  amount: number;
  scope: EventScope;
}

export interface Scene {
  server: TestServer;
  members: readonly TestMember[];
  paper: Paper;
  event: PaperEvent;
  now: number;
  step: Step;
  /** The member of the step. */
  me: TestMember;
}

/** A verb that happens to an event. */
export interface Done {
  event: PaperEvent;
  verb: EventVerb;
  deed: Deed;
}

/** What a member tries: the call, what it does to which dates, and whether the rules allow it. */
export interface Try {
  call: () => Promise<TestAnswer>;
  deeds: Done[];
  /** What it does to canceled dates, without a notification. */
  silent?: Done[];
  isAllowed: boolean;
}

export const withId = ({ members }: Scene, id: string | undefined) => members.find((member) => member.id === id);
export const choose = <Item>(items: readonly Item[], which: number) => items[which % Math.max(1, items.length)];
export const partOf = ({ event }: Pick<Scene, 'event'>, id: string) => event.parts.get(id);
export const stateOf = (event: PaperEvent, id: string) => event.parts.get(id)?.state;
export const inState = ({ event }: Scene, state: string) =>
  [...event.parts].filter(([, part]) => part.state === state).map(([id]) => id);
export const pathOf = ({ event }: Scene) => ({ path: { eventId: event.id } });
export const iso = (time: number) => new Date(time).toISOString();
export const hostsOf = (event: PaperEvent) => [event.host, ...peopleOf(event, 'cohosts', { by: '', about: '' })];

/** The same verb and deed for each of these events. */
export const each = (events: readonly PaperEvent[], verb: EventVerb, deed: Deed): Done[] =>
  events.map((event) => ({ event, verb, deed }));
