import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { verbsOfEvents } from '../event-verbs/table.ts';
import { course, walk } from '../event-verbs/walk.ts';
import { eventCourses, eventSteps } from '../support/env.ts';
import { useMailFolder } from '../support/programs/mail-folder.ts';
import { useServer } from '../support/test-server.ts';

const folder = useMailFolder();
const server = useServer({ dataDir: folder.dataDir, siteUrl: 'https://swap.example.org' });

test(
  `${eventCourses} random courses of all verbs of events agree with the table`,
  async () => {
    const property = fc.asyncProperty(course(eventSteps), (steps) => walk(server, folder, steps));
    await fc.assert(property, { numRuns: eventCourses, endOnFailure: true });
  },
  Math.max(120_000, eventCourses * 20_000),
);

test('the table is in the documentation', () => {
  const page = readFileSync(new URL('../../../../docs/verbs-of-events.md', import.meta.url), 'utf8');
  for (const { verb, notified, calendars, offers, ...rest } of Object.values(verbsOfEvents)) {
    const told = Object.entries(notified).map(([role, kind]) => `${role}: \`${kind}\``);
    const cells = [rest.places, rest.requests, rest.waitlist + (offers ? ', offers' : ''), rest.attendance, rest.codes];
    const row = [verb, ...cells, calendars.join(', '), told.join('<br>'), rest.reviews];
    expect(page).toContain(`| ${row.map((cell) => (cell === 'same' ? '' : cell)).join(' | ')} |`);
  }
});
