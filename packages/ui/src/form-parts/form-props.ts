/** What a page tells a form about its sending, and hears from it. */
export interface SendingFormProps {
  /** What was typed is on its way. */
  pending?: boolean | undefined;
  /** Why the server did not take it; everything typed stays. */
  failure?: string | undefined;
  /** Whether something would be lost by leaving. */
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
}

/** A form whose draft is kept from one visit to the next. */
export interface KeptFormProps<Draft> extends SendingFormProps {
  /** What was typed at an earlier visit, or is known from elsewhere: the form goes on from there. Read once. */
  initialDraft?: Partial<Draft> | undefined;
  /** Hears of everything typed, to keep it. */
  onDraftChange?: ((draft: Draft) => void) | undefined;
}
