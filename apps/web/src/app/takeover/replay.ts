/** What the script in the page's head leaves at an input or a button. */
type Kept = { typed?: string };

/** Lets happen what was pressed and typed in a region before the app listened there. */
export function replay(region: HTMLElement): void {
  for (const field of region.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'))
    type(field);
  for (const button of region.querySelectorAll<HTMLButtonElement>('button[data-pressed]')) {
    // It lies in a region of its own that is still waiting.
    if (button.closest('[data-waiting]') !== null) continue;
    delete button.dataset.pressed;
    button.click();
  }
}

function type(field: (HTMLInputElement | HTMLTextAreaElement) & Kept): void {
  const { typed } = field;
  if (typed === undefined || field.closest('[data-waiting]') !== null) return;
  delete field.typed;
  // React takes an input event for news only where the value is another than the one that it has seen set.
  field.value = '';
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // A box with a list picks what was typed into it when it is left.
  if (field !== document.activeElement) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
