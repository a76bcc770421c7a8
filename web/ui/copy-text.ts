import { messages } from './messages.ts';
import { toast } from './toast.ts';

/** Copies the text and says so. Where the browser keeps its clipboard from the page (no TLS), the old way is tried before giving up. */
export const copyText = async (text: string, copiedText: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    if (!copyBySelection(text)) {
      toast.error(messages.copyFailed);
      return;
    }
  }
  toast.success(copiedText);
};

function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  // Out of sight, but selectable; read-only, so that no phone opens its keyboard.
  field.readOnly = true;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  // A dialog takes the focus back from what is outside it.
  (focused?.closest('[role=dialog]') ?? document.body).append(field);
  field.focus({ preventScroll: true });
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
