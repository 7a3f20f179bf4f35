/** One of a component's own stories, and what it shows. */
export interface GuideExample {
  /** The story's export: 'Retry'. */
  readonly story: string;
  readonly words: string;
}

/** Content of a component's docs page besides its props and stories: `parameters: { guide }`. */
export interface ComponentGuide {
  /** Its parts from the outside in, and what each is for. */
  readonly anatomy: readonly (readonly [part: string, purpose: string])[];
  /** Default values of props that docgen cannot read; the controls start with them. */
  readonly defaults?: Readonly<Record<string, string | number | boolean>>;
  readonly do: readonly GuideExample[];
  /** Stories for these alone have the tag 'example', which keeps them off the sidebar. */
  readonly dont: readonly GuideExample[];
  /** Empty where nothing of it takes focus. */
  readonly keyboard: readonly (readonly [keys: string, effect: string])[];
  /** What a screen reader announces, and when. */
  readonly announced: readonly string[];
}
