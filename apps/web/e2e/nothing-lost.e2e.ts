import { paths } from '../src/config/paths.ts';
import { jonas } from './support/addresses.ts';
import { idsFor } from './support/ids.ts';
import { enter } from './support/members.ts';
import { expectNothingLost } from './support/nothing-lost.ts';
import { test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// walks/nothing-lost.e2e.ts opens every other page.
test('pages of a swap lose no content right-to-left, narrow, at 400 %, in forced colors and on paper', async ({
  page,
}) => {
  const { other, session } = await idsFor(page, await enter(page, jonas));
  for (const path of [paths.home, paths.user.to(other), paths.dashboard.oneSession.to(session), paths.availability])
    await test.step(path, () => expectNothingLost(page, path));
});
