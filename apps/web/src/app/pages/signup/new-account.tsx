import { paths } from '../../../config/paths.ts';
import { SignupForm } from '../../../features/auth/signup-form.tsx';
import { SkillNamesField } from '../../../features/skills/skill-names-field.tsx';
import { useNavigateHere } from '../../../shared/use-navigate-here.ts';

/** The sign-up form with its two skill pickers. It ends at log-in. */
export function NewAccount() {
  const navigate = useNavigateHere();
  return (
    <SignupForm
      skillPicker={(slot) => <SkillNamesField key={slot.kind} {...slot} />}
      onSignedUp={() => navigate(paths.login)}
    />
  );
}
