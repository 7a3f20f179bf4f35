/** A browser as a test uses it: scripts run in the page, presses and keys are the browser's own. */
export interface Driver {
  open(url: string): Promise<void>;
  /** Runs a function in the page, without what it closes over. Arguments and answer are JSON. */
  run<Arguments extends unknown[], Answer>(
    script: (...values: Arguments) => Answer,
    ...values: Arguments
  ): Promise<Answer>;
  /** Presses the middle of the element. */
  click(selector: string): Promise<void>;
  /** Types into the element, one key after the other. */
  type(selector: string, text: string): Promise<void>;
  press(selector: string, key: Key): Promise<void>;
  stop(): Promise<void>;
}

export type Key = 'Backspace' | 'Enter';
