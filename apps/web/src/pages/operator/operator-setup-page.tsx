import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { NotFound } from '@skill-exchange/ui/components/not-found';
import { SetupSteps } from '@skill-exchange/ui/components/setup-steps';
import { i18n } from '@skill-exchange/ui/lib/texts/i18n';
import { ButtonLink } from '@skill-exchange/ui/primitives/button';
import { PageHeader } from '@skill-exchange/ui/primitives/page-header';
import type { ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { IdentitySettings } from '../../features/operator/identity-settings.tsx';
import { JoiningSettings } from '../../features/operator/joining-settings.tsx';
import { MailTest } from '../../features/operator/mail-test.tsx';
import { TextSettings } from '../../features/operator/text-settings.tsx';
import { PageMeta } from '../../lib/page-meta.tsx';

const hrefOf = (index: number) => (index < steps.length ? `/operator/setup/${index + 1}` : '/operator');

type Step = {
  label: MessageDescriptor;
  lead: MessageDescriptor;
  /** Saving it leads on; without a form that is saved as a whole, a link does. */
  render: (onSaved: () => void) => ReactNode;
  next?: MessageDescriptor;
};

/** Each step is a page of the console, too, where it is found again. */
const steps: readonly Step[] = [
  {
    label: msg`What it looks like`,
    lead: msg`What people see first: on the site, in emails, on a pasted link. All of it can be changed later.`,
    render: (onSaved) => <IdentitySettings onSaved={onSaved} />,
  },
  {
    label: msg`Who may join`,
    lead: msg`Everybody, or whom you let in. Members who are in stay in, whatever you choose later.`,
    render: (onSaved) => <JoiningSettings submitLabel={t`Save and go on`} onSaved={onSaved} />,
  },
  {
    label: msg`Texts`,
    lead: msg`In most of Europe a site needs an imprint and a privacy statement. We make a model of the latter from your settings.`,
    render: () => <TextSettings />,
    next: msg`Go on`,
  },
  {
    label: msg`A test email`,
    lead: msg`Members confirm their address by email. A test goes to you alone, and says what the mail server answers.`,
    render: () => <MailTest />,
    next: msg`To the console`,
  },
];

/** `/operator/setup/:step?`: the first five minutes of an operator, in four steps. */
export function OperatorSetupPage() {
  const { step: number = '1' } = useParams();
  const navigate = useNavigate();
  const index = Number(number) - 1;
  const step = steps[index];
  if (step === undefined) return <Missing />;
  const { render, next } = step;
  const label = i18n._(step.label);
  return (
    <div className="page-wrap max-w-232 pt-8 pb-24">
      <PageMeta title={label} description={t`Make this community yours, in four steps.`} />
      <SetupSteps
        steps={steps.map((one, at) => ({ label: i18n._(one.label), href: hrefOf(at) }))}
        current={index}
        className="mb-10"
      />
      <PageHeader title={label} lead={i18n._(step.lead)} className="mb-10" />
      {render(() => void navigate(hrefOf(index + 1)))}
      <p className="mt-12 border-t border-line pt-6">
        <ButtonLink
          href={hrefOf(index + 1)}
          variant={next === undefined ? 'quiet' : 'teach'}
          className={next === undefined ? '-ms-5' : ''}
        >
          {next === undefined ? t`Skip this step` : i18n._(next)}
        </ButtonLink>
      </p>
    </div>
  );
}

function Missing() {
  return (
    <>
      <PageMeta title={t`Page Not Found`} isMissing />
      <NotFound homeHref={paths.home} />
    </>
  );
}
