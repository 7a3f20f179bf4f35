// `node packages/laboratory/src/scale.ts`: tests two instances behind nginx with deploy's configuration, on a temporary
// PostgreSQL and Redis. Server tests run through nginx, two browsers chat across the instances, both are restarted under load
// without a failed call, one is killed, and Redis stops.
//   node packages/laboratory/src/scale.ts restart     one part: words, tests, chat, restart, kill or redis
import '../../../scripts/lib/in-own-run.ts';
import { testChat } from './scale/chat.ts';
import { testKilledInstance, testRedisFaults } from './scale/faults.ts';
import { withNeeds } from './scale/needs.ts';
import { testOwnWords } from './scale/own-words.ts';
import { testRollingRestart } from './scale/rolling-restart.ts';
import { testThroughNginx } from './scale/through-nginx.ts';

const parts = {
  words: testOwnWords,
  tests: testThroughNginx,
  chat: testChat,
  restart: testRollingRestart,
  kill: testKilledInstance,
  redis: testRedisFaults,
};
const wanted = process.argv[2];

await withNeeds(async (needs) => {
  const results: [string, boolean][] = [];
  for (const [name, part] of Object.entries(parts)) {
    if (wanted !== undefined && name !== wanted) continue;
    console.log(`\n== ${name}`);
    results.push([name, await part(needs)]);
  }
  console.log(`\n${results.map(([name, passed]) => `${name}: ${passed ? 'passed' : 'FAILED'}`).join('\n')}`);
  process.exitCode = results.length > 0 && results.every(([, passed]) => passed) ? 0 : 1;
});
