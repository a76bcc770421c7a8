import { Arg, Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { AppContext } from '../../platform/context.ts';
import { DecimalScalar } from '../../platform/graphql/decimal.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { type FieldsOf, field, objectType, optional } from '../../platform/graphql/object-type.ts';
import { runQuery } from '../../platform/queries/query.ts';
import {
  type CategoryRow,
  type CityRow,
  type ExperienceRow,
  experienceCategoriesQuery,
  experienceCitiesQuery,
  experiencesQuery,
} from './storefront.queries.ts';

@ObjectType('ExperienceSubcategory', { description: 'A subcategory of experiences.', simpleResolvers: true })
class ExperienceSubcategoryType {
  @Field(() => IdScalar)
  id!: number;
  // The third party's word is `name`, which the REST path keeps.
  @Field(() => String, { name: 'nome', simple: false })
  name!: string;
}

const ExperienceCategoryType = objectType('ExperienceCategory', 'A category of experiences with something on sale.', {
  id: field(IdScalar, '0 is DIA A DIA, the everyday prizes.'),
  nome: field(String),
  foto: optional(String, 'Address of its picture, that of its experience with the most offers.'),
  subcategories: field([ExperienceSubcategoryType]),
} satisfies FieldsOf<CategoryRow>);
type ExperienceCategoryType = InstanceType<typeof ExperienceCategoryType>;

const ExperienceType = objectType('Experience', 'An experience with something on sale.', {
  id: field(IdScalar),
  title: field(String),
  mainImageUrl: optional(String, 'Address of its picture.'),
  ofertas: field(Int, 'Offers on sale of it.'),
  aPartirDe: field(DecimalScalar, 'Points of its cheapest offer.'),
  cidades: field([String], 'Cities of its offers; empty when all are online.'),
} satisfies FieldsOf<ExperienceRow>);
type ExperienceType = InstanceType<typeof ExperienceType>;

const ExperienceCityType = objectType('ExperienceCity', 'A city with something on sale.', {
  name: field(String, 'Value of the filter.'),
  localizedName: field(String, 'With its state.'),
} satisfies FieldsOf<CityRow>);
type ExperienceCityType = InstanceType<typeof ExperienceCityType>;

const CategoriesArg = () => Arg('categories', () => [IdScalar], { nullable: true });

@Resolver()
export class ExperienceResolver {
  @Query(() => [ExperienceCategoryType], { description: 'Categories with something on sale, DIA A DIA first.' })
  experienceCategories(@Ctx() ctx: AppContext): Promise<ExperienceCategoryType[]> {
    return runQuery(experienceCategoriesQuery, ctx);
  }

  @Query(() => [ExperienceType], { description: 'Experiences with something on sale.' })
  experiences(
    @CategoriesArg() categories: number[] | undefined,
    @Arg('subcategories', () => [IdScalar], { nullable: true }) subcategories: number[] | undefined,
    @Ctx() ctx: AppContext,
  ): Promise<ExperienceType[]> {
    return runQuery(experiencesQuery, ctx, { categories, subcategories });
  }

  @Query(() => [ExperienceCityType], { description: 'Cities with something on sale.' })
  experienceCities(
    @CategoriesArg() categories: number[] | undefined,
    @Arg('experience', () => IdScalar, { nullable: true }) experience: number | undefined,
    @Ctx() ctx: AppContext,
  ): Promise<ExperienceCityType[]> {
    return runQuery(experienceCitiesQuery, ctx, { categories, experience });
  }
}
