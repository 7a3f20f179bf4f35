/** A browser for tests: scripts run in the page, clicks and keys are the browser's own. */
export interface Driver {
  open(url: string): Promise<void>;
  /** Runs a function in the page, without its closure. Arguments and result are JSON. */
  run<Arguments extends unknown[], Answer>(
    script: (...values: Arguments) => Answer,
    ...values: Arguments
  ): Promise<Answer>;
  /** Clicks the middle of the element. */
  click(selector: string): Promise<void>;
  /** Types into the element, key by key. */
  type(selector: string, text: string): Promise<void>;
  press(selector: string, key: Key): Promise<void>;
  stop(): Promise<void>;
}

export type Key = 'Backspace' | 'Enter';
