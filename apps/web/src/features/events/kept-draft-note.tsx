import { Banner } from '@skill-exchange/ui/primitives/banner';
import { Button } from '@skill-exchange/ui/primitives/button';
import History from 'lucide-react/icons/history';

/** Says that a form goes on from an earlier visit, and offers to begin anew. */
export function KeptDraftNote({ onStartOver }: { onStartOver: () => void }) {
  return (
    <Banner className="flex-wrap py-1.5">
      <History aria-hidden="true" />
      <span className="me-auto">We kept what you had typed.</span>
      <Button variant="quiet" size="sm" onClick={onStartOver}>
        Start over
      </Button>
    </Banner>
  );
}
