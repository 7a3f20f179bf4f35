import { storyNameFromExport, toId } from 'storybook/internal/csf';

/** Returns the relative URL of a story. */
export function storyHref(title: string, story: string): string {
  return `./?path=/story/${toId(title, storyNameFromExport(story))}`;
}
