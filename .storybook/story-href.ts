import { storyNameFromExport, toId } from 'storybook/internal/csf';

/** The address of a story within this Storybook, wherever that is served from. */
export function storyHref(title: string, story: string): string {
  return `./?path=/story/${toId(title, storyNameFromExport(story))}`;
}
