import { ringWorld } from '../src/ring-world.ts';
import { rulesOfTies } from '../src/tie-rules.ts';

rulesOfTies('ring', ringWorld, {
  order: ['replaceInRing', 'answerRing'],
  // No seat is empty.
  exceptions: { replaceInRing: 409 },
  isAddition: true,
});
