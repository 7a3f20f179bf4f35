export interface SubmitFormProps {
  pending?: boolean | undefined;
  /** Error message of the last submission. */
  failure?: string | undefined;
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
}

/** Props of a form whose draft is stored. */
export interface DraftFormProps<Draft> extends SubmitFormProps {
  /** Restored on mount; later changes are ignored. */
  initialDraft?: Partial<Draft> | undefined;
  /** Called with each change, to store the draft. */
  onDraftChange?: ((draft: Draft) => void) | undefined;
}
