import { expect, screen, waitFor } from 'storybook/test';

/** Waits until a toast says this; it takes a moment to appear. */
export async function expectToast(text: string | RegExp): Promise<void> {
  await waitFor(() => expect(screen.getByText(text)).toBeVisible());
}
