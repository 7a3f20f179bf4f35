import type { ComponentGuide } from '../../docs/component-guide.ts';

export const toastGuide: ComponentGuide = {
  anatomy: [
    ['toaster', 'One region for all toasts, over the navbar; render it once'],
    ['toast', 'A sentence: green for a success, red for an error'],
    ['Dismiss', 'Ends it at once'],
  ],
  do: [{ story: 'ExampleResult', words: 'The result of an action, also after the page has changed.' }],
  dont: [{ story: 'ExampleFormError', words: 'It goes before it is read. What must be read stands beside the field.' }],
  keyboard: [
    ['Tab', 'Reaches Dismiss; timers pause while focus is in it'],
    ['Enter, Space', 'Dismisses it'],
  ],
  announced: [
    'Its words, politely, after what is being read. It takes no focus.',
    'It is gone after 2 s for a success, 4 s otherwise; a pointer or focus on it holds it.',
  ],
};
