import { moderationPaths } from '../../src/config/moderation-paths.ts';
import { enterEverywhere, marit, patternsIn, visitorAddresses } from '../support/addresses.ts';
import { enter } from '../support/members.ts';
import { expectNothingLost } from '../support/nothing-lost.ts';
import { test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// Right-to-left, narrow, at 400 %, in forced colors and in print.
test('no page hides content from a visitor', async ({ page }) => {
  for (const path of visitorAddresses) await test.step(path, () => expectNothingLost(page, path));
});

test('no page hides content from a member', async ({ page }) => {
  test.slow();
  for (const path of await enterEverywhere(page)) await test.step(path, () => expectNothingLost(page, path));
});

test('no page hides content from a moderator', async ({ page }) => {
  await enter(page, marit);
  for (const path of patternsIn(moderationPaths)) await test.step(path, () => expectNothingLost(page, path));
  await page.goto(moderationPaths.queue);
  const first = page.getByRole('main').locator('a[href^="/moderation/cases/"]').first();
  const path = (await first.getAttribute('href')) ?? '';
  await test.step(path, () => expectNothingLost(page, path));
});
