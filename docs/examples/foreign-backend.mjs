// A backend that is independent of this repository: three operations and their states in plain Node. Start it with
// `node docs/examples/foreign-backend.mjs`; docs/contracts.md explains how to verify it.
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';

const members = new Map(); // id -> { token }
const reports = new Set(); // "reporter reported"
const skills = new Map(); // id -> { name, other }

const addMember = () => {
  const id = randomUUID();
  const token = randomUUID();
  members.set(id, { token });
  return { memberId: id, token, cookie: `sid=${token}` };
};

const addSkill = (name, other) => {
  const known = [...skills].find(([, skill]) => skill.name === name);
  const id = known?.[0] ?? randomUUID();
  skills.set(id, { name, other: other ?? known?.[1].other });
  return id;
};

// One function per state; its values are inserted into the requests.
const states = {
  'a member': addMember,
  'another member': ({ reported }) => {
    const me = addMember();
    const { memberId: otherId } = addMember();
    if (reported) reports.add(`${me.memberId} ${otherId}`);
    return { ...me, otherId, mySkillId: addSkill('Python'), otherSkillId: addSkill('Portuguese') };
  },
  'a skill in the catalogue': ({ name }) => {
    addSkill(name);
    return addMember();
  },
  'a skill with another name': ({ name, other }) => {
    addSkill(name, other);
    return addMember();
  },
};

const refuse = (status, message) => ({ status, body: { success: false, message } });

const callerOf = (request) => {
  const token = (request.headers.authorization ?? '').replace('Bearer ', '');
  return [...members].find(([, member]) => member.token === token)?.[0];
};

const operations = {
  'GET /api/skills': (_request, { query }) => {
    const wanted = query.get('query').toLowerCase();
    const isWanted = (name = '') => name.toLowerCase().includes(wanted);
    const body = [...skills].flatMap(([_id, { name, other }]) => {
      if (isWanted(name)) return [{ _id, name }];
      return isWanted(other) ? [{ _id, name, matched: other }] : [];
    });
    return { status: 200, body };
  },
  'POST /api/report-user/new': (request, { body }) => {
    const caller = callerOf(request);
    if (!caller) return refuse(401, 'Please log in.');
    if (body.reason.length > 250) return refuse(400, 'reason: at most 250 characters');
    if (!members.has(body.reportedUser)) return refuse(404, 'No such member.');
    const report = `${caller} ${body.reportedUser}`;
    if (reports.has(report)) return refuse(409, 'You have reported this member before.');
    reports.add(report);
    return { status: 200, body: { success: true, message: 'Thank you.' } };
  },
  'GET /api/report-user/isReported': (request, { query }) => {
    const caller = callerOf(request);
    if (!caller) return refuse(401, 'Please log in.');
    return { status: 200, body: { success: reports.has(`${caller} ${query.get('reportedUserId')}`) } };
  },
  // The state-change endpoint. Do not deploy it.
  'POST /state': (_request, { body }) => {
    if (body.action === 'teardown') return { status: 200, body: {} };
    const state = states[body.state];
    return state ? { status: 200, body: state(body.params) } : refuse(400, `No state "${body.state}".`);
  },
};

const server = createServer(async (request, response) => {
  const { pathname, searchParams: query } = new URL(request.url, 'http://localhost');
  let text = '';
  for await (const chunk of request) text += chunk;
  const operation = operations[`${request.method} ${pathname}`];
  const { status, body } = operation
    ? operation(request, { query, body: text ? JSON.parse(text) : {} })
    : refuse(404, 'Not found.');
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
});

server.listen(Number(process.argv[2] ?? 0), '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${server.address().port}\n`);
});
