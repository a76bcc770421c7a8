import { toast } from '../../../ui/toast.ts';

/** Reports the result of the registration code; the registration itself succeeded either way. */
export const tellAboutCode = (message: string | null | undefined): void => {
  if (message) toast.info(message);
};
