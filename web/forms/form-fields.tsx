import Grid from '@mui/material/Grid';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { DecimalField, IntegerField, MoneyField, QuantityField } from './amount-fields.tsx';
import { CepField } from './cep-field.tsx';
import { CheckboxField, SelectField, StateSelect, SwitchField } from './choice-fields.tsx';
import { ChoicesField } from './choices-field.tsx';
import { DateField } from './date-field.tsx';
import { CnpjField, CpfField } from './document-fields.tsx';
import { PasswordField } from './password-field.tsx';
import { MobileField, PhoneField } from './phone-fields.tsx';
import { TextField } from './text-field.tsx';
import { UploadField } from './upload-field.tsx';

const components = {
  text: TextField,
  cpf: CpfField,
  cnpj: CnpjField,
  cep: CepField,
  phone: PhoneField,
  mobile: MobileField,
  date: DateField,
  money: MoneyField,
  decimal: DecimalField,
  quantity: QuantityField,
  integer: IntegerField,
  select: SelectField,
  state: StateSelect,
  choices: ChoicesField,
  switch: SwitchField,
  checkbox: CheckboxField,
  password: PasswordField,
  upload: UploadField,
};

type Components = typeof components;

interface Placement {
  /** Columns out of twelve on wide screens; phones show one field per line. Default 6. */
  span?: number;
}

/** A form field declared as data, or any content placed in the grid. */
export type FieldDefinition =
  | { [Kind in keyof Components]: { kind: Kind } & Placement & ComponentProps<Components[Kind]> }[keyof Components]
  | ({ kind: 'custom'; name: string; content: ReactNode } & Placement);

const Field = (definition: FieldDefinition) => {
  if (definition.kind === 'custom') return definition.content;
  const { kind, span: _span, ...props } = definition;
  const Component = components[kind] as ComponentType<typeof props>;
  return <Component {...props} />;
};

/** Lays fields out in a grid of twelve columns. */
export const FormFields = ({ fields }: { fields: readonly FieldDefinition[] }) => (
  <Grid container spacing={2}>
    {fields.map((definition) => (
      <Grid key={definition.name ?? definition.kind} size={{ xs: 12, sm: definition.span ?? 6 }}>
        <Field {...definition} />
      </Grid>
    ))}
  </Grid>
);
