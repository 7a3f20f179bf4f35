import { useSiteName } from '@skill-exchange/ui/lib/texts/site-name';
import { TextLink } from '@skill-exchange/ui/primitives/link';
import { useLocation } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { SignupForm } from '../../features/auth/signup-form.tsx';
import { SkillNamesField } from '../../features/skills/skill-names-field.tsx';
import { PageMeta } from '../../lib/page-meta.tsx';
import { useNavigateIfMounted } from '../../lib/use-navigate-if-mounted.ts';
import { EntryPage } from './entry-page.tsx';

/** `/signup`: creates an account, optionally with skills. */
export function SignupPage() {
  const navigate = useNavigateIfMounted();
  const name = useSiteName();
  const { state } = useLocation();
  return (
    <EntryPage
      title="Create Account"
      aside={
        <>
          Already a member? <TextLink href={paths.login}>Sign in</TextLink>
        </>
      }
    >
      <PageMeta
        title="Create Account"
        description={`Join ${name}: say what you can teach and what you want to learn, and find your other half.`}
      />
      <SignupForm
        skillField={(slot) => <SkillNamesField key={slot.name} {...slot} />}
        onSignedUp={(email) => navigate(paths.login, { state: { ...state, email } })}
      />
    </EntryPage>
  );
}
