import { useNavigate } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import { SignupForm } from '../../../features/auth/signup-form.tsx';
import { SkillNamesField } from '../../../features/skills/skill-names-field.tsx';

/** The sign-up form with its two skill pickers. It ends at log-in. */
export function NewAccount() {
  const navigate = useNavigate();
  return (
    <SignupForm
      skillPicker={(slot) => <SkillNamesField key={slot.kind} {...slot} />}
      onSignedUp={() => void navigate(paths.login)}
    />
  );
}
