import { relationDoor } from '../../platform/lists/relation-door.ts';
import { relations } from './relations.ts';

/** Fields that lead from the rows of one list to those of another. */
export const RelationResolvers = relationDoor(relations);
