import type { Event } from '@skill-exchange/api-client/types';

/** The events that start on one UTC day; its id is that of the first event. */
export type Day = { _id: string; events: Event[] };

const dateOf = (event: Event | undefined) => event?.start_time.slice(0, 10);

/** Groups events, sorted by start, by day. */
export function daysOf(events: readonly Event[]): Day[] {
  const days: Day[] = [];
  for (const event of events) {
    const last = days.at(-1);
    if (last && dateOf(last.events[0]) === dateOf(event)) last.events.push(event);
    else days.push({ _id: event._id, events: [event] });
  }
  return days;
}

/** Maximum skills offered as filters. */
const mostSkills = 8;

/** Returns the skills that most events teach, and the chosen one. */
export function skillsOf(events: readonly Event[], chosen: string): { skills: string[]; pressed: string } {
  const counts = new Map<string, number>();
  for (const skill of events.flatMap(({ skills }) => skills)) counts.set(skill, (counts.get(skill) ?? 0) + 1);
  const mostFirst = [...counts].sort(([, one], [, other]) => other - one).map(([skill]) => skill);
  const pressed = mostFirst.find((skill) => skill.toLowerCase() === chosen.toLowerCase()) ?? chosen;
  const skills = mostFirst.slice(0, mostSkills);
  return { skills: pressed === '' || skills.includes(pressed) ? skills : [pressed, ...skills], pressed };
}
