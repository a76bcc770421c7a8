import { Arg, Ctx, Field, InputType, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { runAction } from '../../platform/actions/run-action.ts';
import type { AppContext } from '../../platform/context.ts';
import { Changed } from '../../platform/graphql/changed.ts';
import { closedSet } from '../../platform/graphql/closed-set.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { type FieldsOf, field, inputType, objectType } from '../../platform/graphql/object-type.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { createListView } from './actions/create-list-view.ts';
import { deleteListView } from './actions/delete-list-view.ts';
import { setDefaultListView } from './actions/set-default-list-view.ts';
import { updateListView } from './actions/update-list-view.ts';
import type { DENSITIES, ViewColumn, ViewParameter } from './list-view.rules.ts';
import { type ListViewRow, listViewsQuery } from './list-views.query.ts';

type Density = (typeof DENSITIES)[number];
const listDensitySet = closedSet<Density>('ListDensity', "How high a list's rows are.", {
  COMPACT: 'Many rows, little air.',
  STANDARD: 'As lists are at first.',
  COMFORTABLE: 'Few rows, much air.',
});

@ObjectType('ListViewParameter', { description: "A parameter of a list's address.", simpleResolvers: true })
@InputType('ListViewParameterInput', { description: "A parameter of a list's address." })
class ListViewParameter implements ViewParameter {
  @Field(() => String, { description: 'Its name: a filter, `busca`, `sort`, `dir` or `pageSize`.' })
  nome!: string;
  @Field(() => String, { description: 'Its value as text; empty clears what the list is filtered by at first.' })
  valor!: string;
}

@ObjectType('ListViewColumn', { description: 'A column of a view.', simpleResolvers: true })
@InputType('ListViewColumnInput', { description: 'A column of a view.' })
class ListViewColumn implements ViewColumn {
  @Field(() => String, { description: 'The field of the row.' })
  campo!: string;
  @Field(() => Boolean, { description: 'Whether it is shown.' })
  visivel!: boolean;
  @Field(() => Int, { nullable: true, description: 'Width in pixels; null as the list has it.' })
  largura!: number | null;
}

const ListViewType = objectType('ListView', 'How a list is seen, under a name.', {
  id: field(IdScalar, 'Its id.'),
  nome: field(String, 'What its owner calls it.'),
  parametros: field([ListViewParameter], 'Filters, search and order, as the address has them.'),
  colunas: field([ListViewColumn], 'The columns in the order shown; empty leaves them to the list.'),
  densidade: field(listDensitySet, 'How high its rows are.'),
  niveis: field([Int], 'The levels of staff that see it too; empty keeps it to its owner.'),
  dono: field(String, 'Full name of its owner.'),
  propria: field(Boolean, 'Whether it is the own view of the person who asks.'),
  padrao: field(Boolean, 'Whether the list opens with it for the person who asks.'),
} satisfies FieldsOf<ListViewRow>);

const ListViewInput = inputType('ListViewInput', 'A view of a list to keep.', {
  nome: field(String, 'What to call it; one name for each list and owner.'),
  parametros: field([ListViewParameter], 'Filters, search and order, as the address has them.'),
  colunas: field([ListViewColumn], 'The columns in the order shown; empty leaves them to the list.'),
  densidade: field(listDensitySet, 'How high its rows are.'),
  niveis: field([Int], 'The levels of staff that see it too; empty keeps it to its owner.'),
});
type ListViewInput = InstanceType<typeof ListViewInput>;

const given = ({ parametros, colunas, ...rest }: ListViewInput) => ({
  ...rest,
  parametros: parametros.map(({ nome, valor }) => ({ nome, valor })),
  colunas: colunas.map(({ campo, visivel, largura }) => ({ campo, visivel, largura: largura ?? null })),
});

@Resolver()
export class ListViewResolver {
  @Query(() => [ListViewType], { description: "One's own views of a list and those shared with one's level, by name." })
  listViews(
    @Arg('lista', () => String, { description: 'Name of the list on its screen.' }) lista: string,
    @Ctx() ctx: AppContext,
  ): Promise<ListViewRow[]> {
    return runQuery(listViewsQuery, ctx, { lista });
  }

  @Mutation(() => Changed, { description: 'Keeps a view of a list.' })
  createListView(
    @Arg('lista', () => String, { description: 'Name of the list on its screen.' }) lista: string,
    @Arg('input', () => ListViewInput) input: ListViewInput,
    @Ctx() ctx: AppContext,
  ): Promise<Changed> {
    return runAction(createListView, ctx, { ...given(input), lista });
  }

  @Mutation(() => Changed, { description: "Changes a view of one's own." })
  updateListView(
    @Arg('id', () => IdScalar) id: number,
    @Arg('input', () => ListViewInput) input: ListViewInput,
    @Ctx() ctx: AppContext,
  ): Promise<Changed> {
    return runAction(updateListView, ctx, { ...given(input), id });
  }

  @Mutation(() => Changed, { description: "Deletes a view of one's own, also for those whose list opens with it." })
  deleteListView(@Arg('id', () => IdScalar) id: number, @Ctx() ctx: AppContext): Promise<Changed> {
    return runAction(deleteListView, ctx, { id });
  }

  @Mutation(() => Boolean, { description: 'Chooses the view with which a list opens for the person who asks.' })
  async setDefaultListView(
    @Arg('lista', () => String, { description: 'Name of the list on its screen.' }) lista: string,
    @Arg('id', () => IdScalar, { nullable: true, description: 'Null opens the list as the product has it.' }) id: number | null,
    @Ctx() ctx: AppContext,
  ): Promise<boolean> {
    await runAction(setDefaultListView, ctx, { lista, id: id ?? null });
    return true;
  }
}
