import type { PickedSkill } from '@skill-exchange/ui/components/skill-picker';
import { useForm, useWatch } from 'react-hook-form';
import { passwordsDiffer } from './checks.ts';

/** Values of the form. The confirmation stays in the browser. */
export type SignupFields = {
  name: string;
  email: string;
  password: string;
  confirmation: string;
  skillsOffered: readonly PickedSkill[];
  skillsRequested: readonly PickedSkill[];
  /** To the question of the operators. */
  answer: string;
  /** Confirms the minimum age of the community. */
  isOldEnough: boolean;
};

const nothingYet: SignupFields = {
  name: '',
  email: '',
  password: '',
  confirmation: '',
  skillsOffered: [],
  skillsRequested: [],
  answer: '',
  isOldEnough: false,
};

/** The sign-up form's state. */
export function useSignupForm() {
  const form = useForm<SignupFields>({ mode: 'onTouched', defaultValues: nothingYet });
  const [password, confirmation] = useWatch({ control: form.control, name: ['password', 'confirmation'] });
  const unconfirmed = form.formState.errors.confirmation?.message;
  // Compared after every keystroke in either field.
  const differ = confirmation !== '' && confirmation !== password;
  const confirmationError = unconfirmed === passwordsDiffer() ? undefined : unconfirmed;
  return { form, confirmationError: differ ? passwordsDiffer() : confirmationError };
}
