/** A logged-in member: "I" in the names below. `cookie` is a whole `name=value` pair. */
export const me = {
  memberId: 'member-1',
  token: 'header.eyJfaWQiOiJtZW1iZXItMSJ9.signature',
  cookie: 'session=cookie-of-member-1',
};

/** Another member, never "I". */
export const other = { otherId: 'member-2' };

/** Times that can be suggested for a session. */
export const proposed = { time: '2099-11-27T19:00:00.000Z', laterTime: '2099-11-28T19:00:00.000Z' };

/** Two skills of the catalog, in the format that sessions use. */
export const skills = { mySkillId: 'skill-1', otherSkillId: 'skill-2' };

/** Times of an event: upcoming, within two years, and shorter than a day. ISO 8601 in UTC. */
export const timesToCome = {
  day: '2026-12-24',
  startTime: '2026-12-24T19:00:00.000Z',
  endTime: '2026-12-24T20:30:00.000Z',
};
