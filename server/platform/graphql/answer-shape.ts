import {
  type DocumentNode,
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  OperationTypeNode,
  visit,
} from 'graphql';
import { fieldsBelow } from '../lists/selection.ts';

/** Puts a value together as the engine would: only what was asked for, under its names, every leaf as its type writes it. */
export type Shape = (value: unknown) => unknown;

/** Thrown by a shape for what only the engine can answer: a promise, a method, a null where none may be. */
const NOT_PLAIN = Symbol('not plain');

/** Reads what a row leads to where that came along with it (row-tree.ts); undefined where it did not. */
export type ReadRows = (row: Record<string, unknown>, answerName: string) => unknown;

interface Place {
  schema: GraphQLSchema;
  fragments: Parameters<typeof fieldsBelow>[1]['fragments'];
}

/**
 * The shapes of the fields of a query, by their first node: null for a document that has to be executed field by field. Those are
 * mutations, several operations, directives, introspection, and fields below the first level that have a resolver of their own.
 */
export function shapesOf(schema: GraphQLSchema, document: DocumentNode): Map<FieldNode, Shape> | null {
  const fragments: Place['fragments'] = {};
  const operations = [];
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments[definition.name.value] = definition;
    else if (definition.kind === Kind.OPERATION_DEFINITION) operations.push(definition);
  }
  const [operation] = operations;
  if (operations.length !== 1 || operation?.operation !== OperationTypeNode.QUERY || hasDirectives(document)) return null;
  const fields = schema.getQueryType()!.getFields();
  const shapes = new Map<FieldNode, Shape>();
  try {
    for (const nodes of fieldsOf([{ selectionSet: operation.selectionSet }], fragments).values()) {
      const field = fields[nodes[0]!.name.value];
      if (!field?.resolve) return null;
      shapes.set(nodes[0]!, shapeOf(field.type, nodes, { schema, fragments }));
    }
  } catch (error) {
    if (error !== NOT_PLAIN) throw error;
    return null;
  }
  return shapes;
}

function hasDirectives(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    Directive: () => {
      found = true;
    },
  });
  return found;
}

/** Without directives no variable decides what is asked for. */
const fieldsOf = (nodes: readonly Pick<FieldNode, 'selectionSet'>[], fragments: Place['fragments']) =>
  fieldsBelow(nodes, { fragments, variableValues: {} });

function shapeOf(type: GraphQLOutputType, nodes: readonly FieldNode[], place: Place): Shape {
  if (isNonNullType(type)) {
    const inner = shapeOf(type.ofType, nodes, place);
    return (value) => inner(value) ?? refuse();
  }
  if (isLeafType(type)) return (value) => (value === null || value === undefined ? null : (type.serialize(settled(value)) ?? refuse()));
  if (isListType(type)) {
    const inner = shapeOf(type.ofType, nodes, place);
    return (value) => (value === null || value === undefined ? null : Array.isArray(value) ? value.map(inner) : refuse());
  }
  if (!isObjectType(type)) throw NOT_PLAIN;
  return objectShape(type, nodes, place);
}

interface Part {
  /** The name that the answer gives it. */
  key: string;
  read: (row: Record<string, unknown>) => unknown;
  shape: Shape;
}

function objectShape(type: GraphQLObjectType, nodes: readonly FieldNode[], place: Place): Shape {
  if (type.isTypeOf) throw NOT_PLAIN;
  const parts = [...fieldsOf(nodes, place.fragments)].map(([key, found]) => partOf(type, key, found, place));
  return (value) => {
    if (value === null || value === undefined) return null;
    if (typeof value !== 'object') refuse();
    const row = settled(value) as Record<string, unknown>;
    const answer: Record<string, unknown> = {};
    for (const { key, read, shape } of parts) answer[key] = shape(read(row));
    return answer;
  };
}

function partOf(type: GraphQLObjectType, key: string, nodes: readonly FieldNode[], place: Place): Part {
  const name = nodes[0]!.name.value;
  // The one key that a plain object does not take as its own.
  if (key === '__proto__') throw NOT_PLAIN;
  if (name === '__typename') return { key, read: () => type.name, shape: (value) => value };
  const field = type.getFields()[name];
  const readRows = field?.extensions.readRows as ReadRows | undefined;
  if (!field || (field.resolve && !readRows)) throw NOT_PLAIN;
  const shape = shapeOf(field.type, nodes, place);
  if (!readRows) return { key, shape, read: (row) => row[name] };
  return {
    key,
    shape,
    read: (row) => {
      const rows = readRows(row, key);
      return rows === undefined ? refuse() : rows;
    },
  };
}

/** Promises and methods are the engine's to wait for and to call. */
function settled(value: unknown): unknown {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && 'then' in value) ? refuse() : value;
}

function refuse(): never {
  throw NOT_PLAIN;
}
