import { createContext, use } from 'react';

/** What a field tells the control inside it. */
export interface FieldState {
  readonly controlId: string;
  /** Ids of the hint and of the error, those that are shown. */
  readonly describedBy: readonly string[];
  readonly invalid: boolean;
  readonly required: boolean;
}

const outsideOfAField: FieldState = { controlId: '', describedBy: [], invalid: false, required: false };

export const FieldContext = createContext<FieldState>(outsideOfAField);

interface OwnProps {
  id?: string | undefined;
  required?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
}

/**
 * Joins what a control was given with what its field says: the field's label names it, its hint and error describe
 * it. Outside of a field the control keeps what it was given.
 *
 * @param own The control's props.
 * @param extra Id of a description that the control brings along, such as a counter.
 */
export function useFieldControl(own: OwnProps, extra?: string) {
  const field = use(FieldContext);
  const describedBy = [own['aria-describedby'], ...field.describedBy, extra].filter(Boolean).join(' ');
  return {
    id: own.id ?? (field.controlId || undefined),
    required: own.required ?? field.required,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': own['aria-invalid'] ?? (field.invalid || undefined),
  };
}
