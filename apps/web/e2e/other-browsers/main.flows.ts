import { test as base, expect } from '@playwright/test';
import { findFirefox, findWebKit } from '../../../../scripts/lib/browsers/find-browsers.ts';
import { joinByApi } from '../support/api-member.ts';
import { hostEvent } from '../support/events.ts';
import { newMember } from '../support/members.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { startFirefox } from './firefox.ts';
import { Visitor } from './visitor.ts';
import { startWebKit } from './webkit.ts';

const test = base.extend<{ visitor: Visitor }, { server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of fixtures from it.
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  visitor: async ({ server }, use, { project }) => {
    const webKit = findWebKit();
    const driver =
      project.name === 'webkit' && webKit !== undefined
        ? await startWebKit(webKit)
        : await startFirefox(findFirefox() ?? 'firefox');
    await use(new Visitor(driver, server.address));
    await driver.stop();
  },
});

/** Signs up and logs in on the pages. Ends on the own profile. */
async function enter(visitor: Visitor, name: string): Promise<void> {
  const { email, password } = newMember(name);
  await visitor.open('/signup');
  await visitor.write('Name', name);
  await visitor.write('Email', email);
  await visitor.write('Password', password);
  await visitor.write('Confirm Password', password);
  await visitor.press('button', 'Create Account');
  await visitor.isAt('/login');
  await visitor.reads('Email', email);
  // Sign-up has filled in the form.
  await visitor.reads('Password', password);
  await visitor.press('button', 'Sign in');
  await visitor.isAt('/userDashboard/profile');
}

test('a newcomer signs up, logs in, edits their profile and logs out', async ({ visitor }) => {
  await enter(visitor, 'Ada Okafor');
  await visitor.press('button', 'Edit');
  await visitor.write('About', 'I bind books and mend them.');
  await visitor.press('button', 'Save');
  await visitor.sees('Profile saved');
  await visitor.sees('I bind books and mend them.');
  await visitor.press('button', 'Logout');
  await visitor.isAt('/');
  await visitor.open('/userDashboard');
  await visitor.isAt('/login');
});

test('a member finds an event and asks to join', async ({ visitor, server }) => {
  const title = await hostEvent(server.address);
  await enter(visitor, 'Noor Haddad');
  await visitor.open('/events');
  await visitor.press('button', 'Show More', title);
  await visitor.press('button', 'Register for Event');
  await visitor.sees('Your request to join has been sent!');
  await visitor.open('/events');
  await visitor.press('button', 'Show More', title);
  await visitor.sees('Requested to Join');
});

/** A day of next year as typed: month, day, year. */
const year = new Date().getUTCFullYear() + 1;

/** Clears the month of a filled date and types another one: day and year stay. */
async function changeMonth(visitor: Visitor, label: string): Promise<void> {
  await visitor.reads(label, `${year}-03-24`);
  await visitor.key(label, 'Backspace');
  await visitor.reads(label, '');
  await visitor.write(label, '02');
  await visitor.reads(label, `${year}-02-24`);
}

test('a member hosts an event, and changes the month', async ({ visitor }) => {
  await enter(visitor, 'Maja Lind');
  await visitor.open('/userDashboard/events/createEvent');
  const empty = [await visitor.inkOf('Date'), await visitor.inkOf('Start time')];
  await visitor.write('Date', `03/24/${year}`);
  await visitor.write('Start time', '07:30AM');
  await visitor.reads('Start time', '07:30');
  const filled = [await visitor.inkOf('Date'), await visitor.inkOf('Start time')];
  for (const [index, ink] of filled.entries()) expect(ink).not.toBe(empty[index]);
  await visitor.write('End time', '09:00AM');
  await visitor.write('Title', 'Sketchbook hour: bare trees');
  await visitor.write('Description', 'Bring a pencil and a view of a tree.');
  await visitor.write('Skills', 'Charcoal drawing');
  await visitor.key('Skills', 'Enter');
  await visitor.write('Link', 'https://meet.example.org/trees');
  await visitor.write('Max participants', '2');
  await changeMonth(visitor, 'Date');
  await visitor.press('button', 'Create Event');
  await visitor.sees('Event created successfully!');
  await visitor.isAt('/userDashboard/events');
  await visitor.sees('Sketchbook hour: bare trees');
});

test('two members write to each other and plan a session', async ({ visitor, server }) => {
  const ben = await joinByApi(server.address, 'Bendix Holm');
  await enter(visitor, 'Adaeze Obi');
  const id = await visitor.driver.run(() => localStorage.getItem('userId'));
  await visitor.open(`/users/${ben.id}`);
  await visitor.press('button', 'Open chat');
  await visitor.write('Message', 'Thursday at seven?');
  await visitor.key('Message', 'Enter');
  await visitor.sees('Sent');
  await ben.send('POST', '/api/chat/messages', { senderId: ben.id, receiverId: id, text: 'Seven it is.' });
  await visitor.sees('Seven it is.');
  await visitor.press('button', 'Close chat');

  await visitor.press('link', 'Propose a session');
  await visitor.write('Session date', `03/24/${year}`);
  await visitor.write('Session time', '07:30AM');
  await visitor.write('Session link', 'https://meet.example.org/first-swap');
  for (const [label, skill] of [
    ['Skill you teach', 'Python'],
    ['Skill you learn', 'Sourdough'],
  ] as const) {
    await visitor.write(label, skill);
    await visitor.press('option', skill);
  }
  await changeMonth(visitor, 'Session date');
  await visitor.press('button', 'Create Session');
  await visitor.sees('Session created successfully');
  await visitor.sees('Waiting for Bendix Holm');
});

test('a member reviews a past session', async ({ visitor, server }) => {
  const dov = await joinByApi(server.address, 'Dov Levy');
  await enter(visitor, 'Carmela Ricci');
  const id = await visitor.driver.run(() => localStorage.getItem('userId'));
  const link = 'https://meet.example.org/first-swap';
  await dov.send('POST', '/api/sessions/new', { userTwo: id, link, date: new Date(Date.now() + 1000) });
  await expect(async () => {
    await visitor.open('/userDashboard/session');
    await visitor.press('tab', 'Completed');
    await visitor.press('button', 'Review Session');
  }).toPass();
  await visitor.press('radio', '4 Stars');
  await visitor.write('Comment', 'Patient, prepared, on time.');
  await visitor.press('button', 'Submit Review');
  await visitor.sees('Review submitted successfully');
});
