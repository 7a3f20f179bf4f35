import { TextLink } from '@skill-exchange/ui/link';
import { paths } from '../../config/paths.ts';
import { PageMeta } from '../../shared/page-meta.tsx';
import { lazyPartWithQueries } from '../navigation/lazy-page.tsx';
import { touched } from '../takeover/drawn-part.ts';
import { WaitingPart } from '../takeover/waiting-part.tsx';
import { EntryPage } from './entry-page.tsx';

/** The fields can be looked at without it: its code comes when somebody reaches for them. */
const newAccount = lazyPartWithQueries(async () => (await import('./signup/new-account.tsx')).NewAccount, {
  ready: () => touched('signup'),
});

const form = (
  <WaitingPart>
    <newAccount.Page />
  </WaitingPart>
);

/** `/signup`: an account, with the skills to trade if they come to mind already. */
export function SignupPage() {
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
        description="Join Skill Exchange: say what you can teach and what you want to learn, and find your other half."
      />
      {form}
    </EntryPage>
  );
}
SignupPage.prepare = newAccount.preload;
