import { ListView, ListViewDefault } from './list-view.entity.ts';
import { ListViewResolver } from './list-view.resolver.ts';

export const entities = [ListView, ListViewDefault];
export const resolvers = [ListViewResolver];
