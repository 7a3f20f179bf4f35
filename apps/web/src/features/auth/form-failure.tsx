import { Banner } from '@skill-exchange/ui/banner';

/** Why a form was refused, above its fields and announced. */
export function FormFailure({ message }: { message: string | undefined }) {
  return <div role="alert">{message === undefined ? null : <Banner tone="danger">{message}</Banner>}</div>;
}
