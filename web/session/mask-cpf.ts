import type { FocusEvent } from 'react';

const CPF_MASK = { mask: [/\d/, /\d/, /\d/, '.', /\d/, /\d/, /\d/, '.', /\d/, /\d/, /\d/, '-', /\d/, /\d/] };

const masked = new WeakSet<EventTarget>();

/** Masks a CPF field from its first focus on: the mask's code is fetched then, not with the login page. */
export const maskCpf = async ({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>): Promise<void> => {
  if (masked.has(target)) return;
  masked.add(target);
  const { Maskito, maskitoTransform } = await import('@maskito/core');
  const mask = new Maskito(target, CPF_MASK);
  // What was typed or filled in before the code arrived gets its dots too.
  if (target.value) target.value = maskitoTransform(target.value, CPF_MASK);
  target.addEventListener('blur', () => target.isConnected || mask.destroy(), { once: true });
};
