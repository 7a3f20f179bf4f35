import { createContext, use } from 'react';

/** Props that a field passes to its control. */
interface FieldState {
  readonly controlId: string;
  /** Ids of the hint and the error, if rendered. */
  readonly describedBy: readonly string[];
  readonly invalid: boolean;
  readonly required: boolean;
}

const noField: FieldState = { controlId: '', describedBy: [], invalid: false, required: false };

export const FieldContext = createContext<FieldState>(noField);

interface OwnProps {
  id?: string | undefined;
  required?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
}

/**
 * Merges a control's props with the id, description and validity of the surrounding field.
 *
 * @param extra id of the control's own description, such as a counter
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
