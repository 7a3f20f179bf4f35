import { toast } from '@skill-exchange/ui/primitives/toast';

/** Raises toasts. */
export const notify = {
  success: (text: string) => void toast.success(text),
  error: (text: string) => void toast.error(text),
};
