/** One of a component's own stories, and what it shows. */
export interface GuideExample {
  /** The story's export: 'Retry'. */
  readonly story: string;
  readonly words: string;
}

/** What the docs page of a component says beyond its props and stories: `parameters: { guide }`. */
export interface ComponentGuide {
  /** Its parts from the outside in, and what each is for. */
  readonly anatomy: readonly (readonly [part: string, purpose: string])[];
  /** What props are where none is passed, which docgen does not read; the controls begin with it. */
  readonly defaults?: Readonly<Record<string, string | number | boolean>>;
  readonly do: readonly GuideExample[];
  /** Stories for these alone have the tag 'example', which keeps them off the sidebar. */
  readonly dont: readonly GuideExample[];
  /** Empty where nothing of it takes focus. */
  readonly keyboard: readonly (readonly [keys: string, effect: string])[];
  /** What a screen reader says of it, and when. */
  readonly announced: readonly string[];
}
