import { secondFactorMessages as texts } from './second-factor.messages.ts';

/** What to tell when the browser gave no passkey; null when the failure is another one, such as the server's. */
export const passkeyFailure = (error: unknown): string | null => {
  if (!(error instanceof Error)) return null;
  // The person closed the browser's dialog, it timed out, or another one took its place.
  if (error.name === 'NotAllowedError' || error.name === 'AbortError') return texts.passkeyCancelled;
  if (error.name === 'SecurityError' || error.message.startsWith('WebAuthn is not supported')) return texts.passkeyUnavailable;
  return error.name === 'WebAuthnError' ? texts.passkeyCancelled : null;
};
