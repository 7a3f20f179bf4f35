import { t } from '@lingui/core/macro';
import type { User } from '@skill-exchange/api-client/types';
import { Button } from '@skill-exchange/ui/primitives/button';
import Plus from 'lucide-react/icons/plus';

type FirstStepsProps = {
  user: User;
  onEdit: () => void;
};

/** Missing parts of the member's own profile, each with a link to the form. */
export function FirstSteps({ user, onEdit }: FirstStepsProps) {
  const steps = [
    !user.about && t`Write about yourself`,
    user.skillsOffered.length === 0 && t`Add skills you can teach`,
    user.skillsRequested.length === 0 && t`Add skills you want to learn`,
    !user.photo && t`Add a photo`,
  ].filter((step) => step !== false);
  return (
    <div data-slot="first-steps">
      <p className="text-lead">{t`People write to members they can picture. Here's what's missing:`}</p>
      <ul className="mt-4 flex flex-wrap gap-2">
        {steps.map((step) => (
          <li key={step}>
            <Button variant="secondary" size="sm" onClick={onEdit}>
              <Plus aria-hidden="true" />
              {step}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
