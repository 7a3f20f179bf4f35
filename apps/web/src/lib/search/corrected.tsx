import { Trans } from '@lingui/react/macro';
import type { SearchCorrection } from '@skill-exchange/api-client/types';
import { skillName } from '@skill-exchange/ui/lib/skill-name';
import { TextButton } from '@skill-exchange/ui/primitives/link';

type CorrectedProps = SearchCorrection & { onExact: () => void };

/** "Showing Spanish; search for “spanihs” instead". */
export function Corrected({ from, to: name, onExact }: CorrectedProps) {
  const to = skillName(name);
  return (
    <p role="status" className="mb-4">
      <Trans>
        Showing <b className="font-semibold">{to}</b>.{' '}
        <TextButton onClick={onExact}>
          Search for “<bdi>{from}</bdi>” instead
        </TextButton>
      </Trans>
    </p>
  );
}
