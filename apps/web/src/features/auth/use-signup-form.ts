import { useForm, useWatch } from 'react-hook-form';
import { passwordsDiffer } from './checks.ts';

/** What the form collects. The confirmation stays in the browser. */
export type NewAccount = {
  name: string;
  email: string;
  password: string;
  confirmation: string;
  skillsOffered: string[];
  skillsRequested: string[];
};

type SkillList = 'skillsOffered' | 'skillsRequested';

const nothingYet: NewAccount = {
  name: '',
  email: '',
  password: '',
  confirmation: '',
  skillsOffered: [],
  skillsRequested: [],
};

/** The sign-up form's state. */
export function useSignupForm() {
  const form = useForm<NewAccount>({ mode: 'onBlur', defaultValues: nothingYet });
  const { password, confirmation, skillsOffered, skillsRequested } = useWatch({
    control: form.control,
    defaultValue: nothingYet,
  });
  const unconfirmed = form.formState.errors.confirmation;
  const lists = { skillsOffered: skillsOffered ?? [], skillsRequested: skillsRequested ?? [] };

  return {
    form,
    /** What is wrong with the confirmation. Whether the two differ is known with every keystroke in either of them. */
    confirmationError:
      confirmation && confirmation !== password
        ? passwordsDiffer
        : unconfirmed?.message === passwordsDiffer
          ? undefined
          : unconfirmed?.message,
    /** Value and change handler of one of the two lists. */
    skills: (list: SkillList) => ({
      value: lists[list],
      onChange: (names: readonly string[]) => form.setValue(list, [...names], { shouldDirty: true }),
    }),
  };
}
