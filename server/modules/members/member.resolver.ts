import { Arg, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { runAction } from '../../platform/actions/run-action.ts';
import type { AppContext } from '../../platform/context.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { sendContactMessage } from './actions/send-contact-message.ts';
import { type OwnProfile, ownProfileQuery } from './own-profile.query.ts';

@ObjectType('OwnProfile', { description: 'Personal data of the seller or consumer who asks.', simpleResolvers: true })
class OwnProfileType implements OwnProfile {
  @Field(() => Int)
  id!: number;
  @Field(() => String)
  nome!: string;
  @Field(() => String, { description: '11 digits.' })
  cpf!: string;
  @Field(() => String, { nullable: true })
  email!: string | null;
  @Field(() => String, { nullable: true })
  celular!: string | null;
  @Field(() => String, { nullable: true, description: 'Landline; sellers only.' })
  telefone!: string | null;
  @Field(() => String, { nullable: true, description: 'F or M.' })
  sexo!: string | null;
  @Field(() => String, { nullable: true, description: "'YYYY-MM-DD'." })
  dataNascimento!: string | null;
  @Field(() => String, { nullable: true })
  endRua!: string | null;
  @Field(() => String, { nullable: true })
  endNumero!: string | null;
  @Field(() => String, { nullable: true })
  endComplemento!: string | null;
  @Field(() => String, { nullable: true })
  endBairro!: string | null;
  @Field(() => String, { nullable: true })
  endCidade!: string | null;
  @Field(() => String, { nullable: true })
  endEstado!: string | null;
  @Field(() => String, { nullable: true })
  endCep!: string | null;
  @Field(() => String, { nullable: true, description: 'Store of a seller.' })
  revenda!: string | null;
  @Field(() => Boolean, { description: 'Whether there is a password to change.' })
  temSenha!: boolean;
}

@Resolver()
export class MemberResolver {
  @Query(() => OwnProfileType, { description: 'Meu Perfil of the member who asks.' })
  ownProfile(@Ctx() ctx: AppContext): Promise<OwnProfile> {
    return runQuery(ownProfileQuery, ctx);
  }

  @Mutation(() => Boolean, { description: 'Sends a message to the support.' })
  sendContactMessage(@Arg('mensagem', () => String) mensagem: string, @Ctx() ctx: AppContext): Promise<boolean> {
    return runAction(sendContactMessage, ctx, { mensagem });
  }
}
