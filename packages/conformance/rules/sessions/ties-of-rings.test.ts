import { rulesOfTies } from '../../src/tie-rules.ts';
import { ringWorld } from '../../src/worlds/ring-world.ts';

rulesOfTies('ring', ringWorld, {
  order: ['replaceInRing', 'answerRing'],
  // No seat is empty.
  exceptions: { replaceInRing: 409 },
  isAddition: true,
});
