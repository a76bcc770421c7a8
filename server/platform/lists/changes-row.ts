import { Mutation, type ResolverData, UseMiddleware } from 'type-graphql';
import { mayDo } from '../actor.ts';
import type { AppContext } from '../context.ts';
import type { List } from './list.ts';
import { rowClassOf } from './list-door.ts';
import { readRowTree } from './row-tree.ts';

/**
 * A mutation that answers the row it wrote, as its list shows it, so that the client's copy is right without a second question. The method
 * returns `{ id }`. `mutation` names it where the method has another name. Null when the person may write the row but not read it.
 */
export function ChangesRow(list: List, description: string, mutation?: string): MethodDecorator {
  return (target, name, descriptor) => {
    Mutation(() => rowClassOf(list), { nullable: true, description, ...(mutation ? { name: mutation } : {}) })(
      target,
      name as string,
      descriptor,
    );
    UseMiddleware(async ({ context, info }: ResolverData<AppContext>, next) => {
      const { id } = (await next()) as { id: number };
      if (!mayDo(context.actor, list.permission)) return null;
      // What was just written may not have reached the replica.
      return readRowTree(list, { ...context, read: context.database.read }, info, id);
    })(target, name as string, descriptor as TypedPropertyDescriptor<unknown>);
  };
}
