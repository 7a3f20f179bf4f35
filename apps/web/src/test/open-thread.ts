import { screen, within } from 'storybook/test';

/** The last message that Inês has sent in the mocked community. */
export const lastWords = 'See you Thursday, then. Até quinta!';

/** Waits for the open conversation with Inês, and returns its part of the page. */
export async function openThread() {
  const pane = within(await screen.findByRole('region', { name: 'Conversation' }));
  await pane.findByText(lastWords);
  return pane;
}
