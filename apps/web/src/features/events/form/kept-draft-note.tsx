import { t } from '@lingui/core/macro';
import { Banner } from '@skill-exchange/ui/primitives/banner';
import { Button } from '@skill-exchange/ui/primitives/button';
import History from 'lucide-react/icons/history';

/** Notice that a form was restored from an earlier visit, with a button to start over. */
export function KeptDraftNote({ onStartOver }: { onStartOver: () => void }) {
  return (
    <Banner className="flex-wrap py-1.5">
      <History aria-hidden="true" />
      <span className="me-auto">{t`We saved what you typed.`}</span>
      <Button variant="quiet" size="sm" onClick={onStartOver}>
        {t`Start over`}
      </Button>
    </Banner>
  );
}
