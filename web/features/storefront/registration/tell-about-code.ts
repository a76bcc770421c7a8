import { toast } from '../../../ui/toast.ts';

/** Says what became of the registration code: the registration itself went through either way. */
export const tellAboutCode = (message: string | null | undefined): void => {
  if (message) toast.info(message);
};
