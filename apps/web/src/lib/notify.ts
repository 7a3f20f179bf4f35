import { toast } from '@skill-exchange/ui/toast';

/** Raises toasts. */
export const notify = {
  success: (text: string) => void toast.success(text),
  error: (text: string) => void toast.error(text),
};
