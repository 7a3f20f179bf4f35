import { useForm, useWatch } from 'react-hook-form';

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

/** The sign-up form's state: whether the passwords differ is known with every keystroke. */
export function useSignupForm() {
  const form = useForm<NewAccount>({ mode: 'onBlur', defaultValues: nothingYet });
  const { password, confirmation, skillsOffered, skillsRequested } = useWatch({
    control: form.control,
    defaultValue: nothingYet,
  });
  const lists = { skillsOffered: skillsOffered ?? [], skillsRequested: skillsRequested ?? [] };

  return {
    form,
    isMismatch: Boolean(confirmation) && confirmation !== password,
    /** Value and change handler of one of the two lists. */
    skills: (list: SkillList) => ({
      value: lists[list],
      onChange: (names: readonly string[]) => form.setValue(list, [...names], { shouldDirty: true }),
    }),
  };
}
