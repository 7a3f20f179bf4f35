import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

interface Entry {
  readonly id: string;
  readonly type: string;
}

const index = join(import.meta.dirname, '../../storybook-static/index.json');
const { entries } = JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, Entry> };

for (const { id } of Object.values(entries).filter(({ type }) => type === 'story')) {
  test(id, async ({ page, colorScheme }) => {
    await page.clock.setFixedTime('2026-11-24T09:00:00Z');
    await page.goto(`/iframe.html?viewMode=story&id=${id}&globals=theme:${colorScheme}`);
    // Storybook's own signal that the story has rendered and its `play` function has ended.
    await page.waitForFunction(() => {
      const { __STORYBOOK_PREVIEW__: preview } = window as unknown as StorybookWindow;
      return ['finished', 'errored', 'aborted'].includes(preview?.currentRender?.phase ?? '');
    });
    await expect(page).toHaveScreenshot(`${id}.png`, { fullPage: true });
  });
}

interface StorybookWindow {
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
}
