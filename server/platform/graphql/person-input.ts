import { Field, InputType } from 'type-graphql';
import type { Sex } from '../../shared/enums.ts';
import { DayScalar } from './day.ts';
import { sexSet } from './sex.ts';

/** The address of a person or a store, as submitted by forms. */
@InputType()
export abstract class AddressInput {
  @Field(() => String)
  endCep!: string;
  @Field(() => String)
  endRua!: string;
  @Field(() => String)
  endNumero!: string;
  @Field(() => String, { nullable: true })
  endComplemento?: string | null;
  @Field(() => String)
  endBairro!: string;
  @Field(() => String)
  endCidade!: string;
  @Field(() => String)
  endEstado!: string;
}

/** Fields common to sellers and consumers (document 000 §5). */
@InputType()
export abstract class PersonInput extends AddressInput {
  @Field(() => String)
  nome!: string;
  @Field(() => String)
  cpf!: string;
  @Field(() => sexSet)
  sexo!: Sex;
  @Field(() => DayScalar, { description: 'Day of birth.' })
  dataNascimento!: string;
  @Field(() => String)
  celular!: string;
  @Field(() => String, { nullable: true })
  telefone?: string | null;
  @Field(() => String, { nullable: true })
  email?: string | null;
}
