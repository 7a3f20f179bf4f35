// `npm run test:scale`: two instances behind nginx as deploy/ sets it up, on a PostgreSQL and a Redis of our own. Server
// tests run through nginx, two browsers chat across the instances, both are restarted under load without a failed call, one
// is killed, and Redis goes away.
//   npm run test:scale -- restart     one part: words, tests, chat, restart, kill or redis
import { testChat } from './scale/chat.ts';
import { testKilledInstance, testRedisFaults } from './scale/faults.ts';
import { missingNeeds, startNeeds } from './scale/needs.ts';
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

const missing = missingNeeds();
if (missing.length > 0) {
  console.error(`Not run. What is missing here:\n${missing.map((line) => `  ${line}`).join('\n')}`);
  process.exitCode = 1;
} else {
  const needs = await startNeeds();
  const stop = () => void needs.stop().then(() => process.exit(1));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  const results: [string, boolean][] = [];
  try {
    for (const [name, part] of Object.entries(parts)) {
      if (wanted !== undefined && name !== wanted) continue;
      console.log(`\n== ${name}`);
      results.push([name, await part(needs)]);
    }
  } finally {
    await needs.stop();
  }
  console.log(`\n${results.map(([name, passed]) => `${name}: ${passed ? 'passed' : 'FAILED'}`).join('\n')}`);
  process.exitCode = results.length > 0 && results.every(([, passed]) => passed) ? 0 : 1;
}
