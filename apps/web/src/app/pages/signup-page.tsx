import { TextLink } from '@skill-exchange/ui/link';
import { useLink } from '@skill-exchange/ui/link-context';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { SignupForm } from '../../features/auth/signup-form.tsx';
import { SkillNamesField } from '../../features/skills/skill-names-field.tsx';
import { PageMeta } from '../../shared/page-meta.tsx';
import { EntryPage } from './entry-page.tsx';

/** `/signup`: an account, with the skills to trade if they come to mind already. */
export function SignupPage() {
  const Link = useLink();
  const navigate = useNavigate();
  return (
    <EntryPage
      title="Create Account"
      aside={
        <>
          Already a member?{' '}
          <TextLink asChild>
            <Link href={paths.login}>Sign in</Link>
          </TextLink>
        </>
      }
    >
      <PageMeta
        title="Create Account"
        description="Join Skill Exchange: say what you can teach and what you want to learn, and find your other half."
      />
      <SignupForm
        skillPicker={(slot) => <SkillNamesField key={slot.kind} {...slot} />}
        onSignedUp={() => void navigate(paths.login)}
      />
    </EntryPage>
  );
}
