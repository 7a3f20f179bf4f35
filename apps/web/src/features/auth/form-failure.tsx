import { Banner } from '@skill-exchange/ui/banner';

/** Why a form was refused, above its fields and announced; until then it takes no place among them. */
export function FormFailure({ message }: { message: string | undefined }) {
  return (
    <div role="alert" className="empty:absolute">
      {message === undefined ? null : <Banner tone="danger">{message}</Banner>}
    </div>
  );
}
