import { Field, InputType } from 'type-graphql';
import { DayScalar } from './day.ts';

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
  @Field(() => String, { description: 'F or M.' })
  sexo!: string;
  @Field(() => DayScalar, { description: 'Day of birth.' })
  dataNascimento!: string;
  @Field(() => String)
  celular!: string;
  @Field(() => String, { nullable: true })
  telefone?: string | null;
  @Field(() => String, { nullable: true })
  email?: string | null;
}
