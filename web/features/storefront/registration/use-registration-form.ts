import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldErrors, Path } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import type { z } from 'zod';
import { tellFirstError } from '../../../forms/first-error.ts';
import type { FieldDefinition } from '../../../forms/form-fields.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useSubmit } from '../../../forms/use-submit.ts';
import { keepInTab, keptInTab } from '../../../ui/kept-in-tab.ts';
import { registrationTexts as texts } from './registration.messages.ts';

/** One step of a registration. */
export interface RegistrationStep {
  title: string;
  fields: readonly FieldDefinition[];
  /** The names of its fields in the schema. */
  names: readonly string[];
}

export interface RegistrationFormOptions<Input extends Record<string, unknown>, Output> {
  steps: readonly RegistrationStep[];
  schema: z.ZodType<Output, Input>;
  defaultValues: DefaultValues<Input>;
  /** Name of the draft in this tab. */
  keptAs: string;
  onSubmit: (values: Output) => Promise<string | null | undefined>;
  onDone: () => unknown;
}

interface Draft {
  values: Record<string, unknown>;
  /** The last step that was opened. */
  reached: number;
}

/** Passwords are never stored, and consent is given again. */
const NOT_KEPT: readonly string[] = ['senha', 'confirmarSenha', 'aceitouPoliticaPrivacidade'];
const STEP = 'passo';

const worthKeeping = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !NOT_KEPT.includes(name) && value !== '' && value !== null));

/** The form of a registration and its step. The step is in the address, so that the browser's Back leads to the previous one. */
export const useRegistrationForm = <Input extends Record<string, unknown>, Output>(options: RegistrationFormOptions<Input, Output>) => {
  const { steps, schema, defaultValues, keptAs, onSubmit, onDone } = options;
  const [address, setAddress] = useSearchParams();
  const [draft] = useState(() => keptInTab<Draft>(keptAs));
  const [reached, setReached] = useState(draft?.reached ?? 1);
  const form = useSchemaForm<Input, Output>(schema, { ...defaultValues, ...draft?.values } as DefaultValues<Input>);
  const { isSubmitting } = form.formState;
  const asked = Math.trunc(Number(address.get(STEP))) || 1;
  const step = Math.min(Math.max(1, asked), reached, steps.length);
  const isLast = step === steps.length;
  const isDone = useRef(false);

  const open = (next: number) => {
    const furthest = Math.max(reached, next);
    setReached(furthest);
    keepInTab(keptAs, { values: worthKeeping(form.getValues()), reached: furthest } satisfies Draft);
    setAddress((now) => ({ ...Object.fromEntries(now), [STEP]: String(next) }));
  };
  const errorOf = (name: string) => form.getFieldState(name as Path<Input>).error;

  useEffect(() => {
    const watched = form.watch((values, { name }) => {
      if (isDone.current) return;
      keepInTab(keptAs, { values: worthKeeping(values), reached } satisfies Draft);
      // The library checks again only after the first submit, which is the last step's.
      if (name && form.getFieldState(name).error) void form.trigger(name);
    });
    return () => watched.unsubscribe();
  }, [form, keptAs, reached]);

  const heading = useRef<HTMLHeadingElement | null>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const wrong = steps[step - 1]?.names.find((name) => form.getFieldState(name as Path<Input>).error);
    if (wrong) form.setFocus(wrong as Path<Input>);
    else heading.current?.focus();
  }, [step, steps, form]);

  const submit = useSubmit(form, {
    onSubmit,
    successText: texts.done,
    onDone: async () => {
      isDone.current = true;
      keepInTab(keptAs, null);
      await onDone();
    },
  });
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLast) {
      await submit(event);
      const wrong = steps.findIndex(({ names }) => names.some(errorOf)) + 1;
      if (wrong > 0 && wrong < step) open(wrong);
      return;
    }
    const names = [...(steps[step - 1]?.names ?? [])];
    if (await form.trigger(names as Path<Input>[])) open(step + 1);
    else tellFirstError(form)(Object.fromEntries(names.map((name) => [name, errorOf(name)])) as FieldErrors<Input>, event);
  };
  return { form, heading, step, isLast, isSubmitting, goBack: () => open(step - 1), handleSubmit };
};
