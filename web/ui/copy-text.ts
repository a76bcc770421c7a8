import { messages } from './messages.ts';
import { toast } from './toast.ts';

/** Copies the text and confirms with a toast. Where the Clipboard API is unavailable (no TLS), falls back to execCommand. */
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
  // Hidden but selectable; read-only, so phones do not open the keyboard.
  field.readOnly = true;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  // A dialog traps focus, so the field must be inside it.
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
