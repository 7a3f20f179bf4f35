import type { UserEventObject } from 'storybook/test';

/** Pastes a text into a field, where the story is not about typing: each typed letter renders the whole form again. */
export async function pasteInto(
  userEvent: Pick<UserEventObject, 'click' | 'paste'>,
  field: HTMLElement,
  text: string,
): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}
