import { TextLink } from '@skill-exchange/ui/link';
import { paths } from '../../config/paths.ts';
import { notify, toasts } from '../../shared/notify.ts';
import { PageMeta } from '../../shared/page-meta.tsx';
import { lazyPartWithQueries } from '../navigation/lazy-page.tsx';
import { touched } from '../takeover/drawn-part.ts';
import { WaitingPart } from '../takeover/waiting-part.tsx';
import { EntryPage } from './entry-page.tsx';

/** Two fields and a button are there without it: its code comes when somebody reaches for them. */
const loginForm = lazyPartWithQueries(
  async () => {
    notify.prepare();
    // With what tells of its failure: the connection may be gone by then.
    const [{ LoginForm }] = await Promise.all([import('../../features/auth/login-form.tsx'), toasts.load()]);
    return LoginForm;
  },
  { ready: () => touched('login') },
);

const form = (
  <WaitingPart>
    <loginForm.Page />
  </WaitingPart>
);

/** `/login`. The guard around it goes on to the dashboard once somebody is logged in. */
export function LoginPage() {
  return (
    <EntryPage
      title="Welcome back"
      aside={
        <>
          New here? <TextLink href={paths.signup}>Sign up</TextLink>
        </>
      }
    >
      <PageMeta
        title="Login"
        description="Log in to Skill Exchange and pick up your swaps where you left them."
      />
      {form}
    </EntryPage>
  );
}
LoginPage.prepare = loginForm.preload;
