// Sends the stories to Chromatic for the team's review, where the project's token is set. Without one it does nothing:
// the command would stop at once, and without a network it would hang.
import { run } from './lib/run.ts';

if (process.env.CHROMATIC_PROJECT_TOKEN) {
  process.exitCode = await run('chromatic', process.argv.slice(2));
} else {
  console.log('Skipped: set CHROMATIC_PROJECT_TOKEN to review on Chromatic, or use `npm run visual` here.');
}
