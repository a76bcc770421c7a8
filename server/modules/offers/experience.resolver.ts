import { Arg, Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { AppContext } from '../../platform/context.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
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

@ObjectType('ExperienceCategory', { description: 'A category of experiences with something on sale.', simpleResolvers: true })
class ExperienceCategoryType implements CategoryRow {
  @Field(() => IdScalar, { description: '0 is DIA A DIA, the everyday prizes.' })
  id!: number;
  @Field(() => String)
  nome!: string;
  @Field(() => String, { nullable: true, description: 'Address of its picture, that of its experience with the most offers.' })
  foto!: string | null;
  @Field(() => [ExperienceSubcategoryType])
  subcategories!: ExperienceSubcategoryType[];
}

@ObjectType('Experience', { description: 'An experience with something on sale.', simpleResolvers: true })
class ExperienceType implements ExperienceRow {
  @Field(() => IdScalar)
  id!: number;
  @Field(() => String)
  title!: string;
  @Field(() => String, { nullable: true, description: 'Address of its picture.' })
  mainImageUrl!: string | null;
  @Field(() => Int, { description: 'Offers on sale of it.' })
  ofertas!: number;
}

@ObjectType('ExperienceCity', { description: 'A city with something on sale.', simpleResolvers: true })
class ExperienceCityType implements CityRow {
  @Field(() => String, { description: 'Value of the filter.' })
  name!: string;
  @Field(() => String, { description: 'With its state.' })
  localizedName!: string;
}

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
