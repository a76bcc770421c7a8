import type { GraphQLScalarType } from 'graphql';
import { Field, InputType, ObjectType } from 'type-graphql';

class Nameable {}
export type TypeClass = typeof Nameable;

/** A class for type-graphql to name; its fields come from a table, so nothing else becomes public. */
export function namedClass(name: string, Base: TypeClass = Nameable): TypeClass {
  return { [name]: class extends Base {} }[name]!;
}

/** A value of a closed set; a TypeScript enum by its words. */
type WordOf<Value> = Value extends string ? `${Value}` : Value;

/** The TypeScript value of a GraphQL type: a scalar, a closed set, a class, or a list of one of them. */
type ValueOf<Type> = Type extends readonly [infer Item]
  ? ValueOf<Item>[]
  : Type extends StringConstructor
    ? string
    : Type extends BooleanConstructor
      ? boolean
      : Type extends GraphQLScalarType<infer Value, infer _External>
        ? Value
        : Type extends abstract new () => infer Value
          ? Value
          : WordOf<Type[keyof Type]>;

/** A field that accepts values of a type. `accepts` exists only for the compiler: a field of text also accepts one of two words. */
interface FieldRow<in Value> {
  readonly type: unknown;
  readonly nullable: boolean;
  readonly description?: string | undefined;
  readonly accepts?: (value: Value) => void;
}
type FieldTable = Readonly<Record<string, FieldRow<never>>>;

/** The table of a type that answers with `Row`: every key, and null only where the field is optional. */
export type FieldsOf<Row> = { readonly [Key in keyof Row]-?: FieldRow<Row[Key]> };

type AcceptedBy<Spec> = Spec extends FieldRow<infer Value> ? Value : never;
type RowOf<Fields> = { [Key in keyof Fields as undefined extends AcceptedBy<Fields[Key]> ? never : Key]: AcceptedBy<Fields[Key]> } & {
  [Key in keyof Fields as undefined extends AcceptedBy<Fields[Key]> ? Key : never]?: AcceptedBy<Fields[Key]>;
};

/** A field that is never null. */
export const field = <const Type>(type: Type, description?: string): FieldRow<ValueOf<Type>> => ({ type, nullable: false, description });

/** A field that can be null or, in an input, absent. */
export const optional = <const Type>(type: Type, description?: string): FieldRow<ValueOf<Type> | null | undefined> => ({
  type,
  nullable: true,
  description,
});

type Decorate = (name: string, options: { description: string; simpleResolvers: true }) => ClassDecorator;

function typeOf<Fields, Inherited>(
  decorate: Decorate,
  name: string,
  description: string,
  fields: Fields,
  Base?: abstract new () => Inherited,
): new () => RowOf<Fields> & Inherited {
  const table = Object.entries(fields as FieldTable);
  const Named = namedClass(name, Base as TypeClass | undefined);
  decorate(name, { description, simpleResolvers: true })(Named);
  for (const [key, { type, ...options }] of table) {
    if (type === undefined) throw new Error(`${name}.${key} has no type yet: its module is still loading`);
    Field((() => type) as () => StringConstructor, options)(Named.prototype, key);
  }
  return Named as new () => RowOf<Fields> & Inherited;
}

/** A GraphQL object type from a table of fields, which are read as plain properties. A base adds the fields of another type. */
export const objectType = <Fields, Inherited = unknown>(
  name: string,
  description: string,
  fields: Fields,
  Base?: abstract new () => Inherited,
): (new () => RowOf<Fields> & Inherited) => typeOf(ObjectType as Decorate, name, description, fields, Base);

/** A GraphQL input type from a table of fields. The action's rules check the values. A base adds the fields of another input. */
export const inputType = <Fields, Inherited = unknown>(
  name: string,
  description: string,
  fields: Fields,
  Base?: abstract new () => Inherited,
): (new () => RowOf<Fields> & Inherited) => typeOf(InputType as Decorate, name, description, fields, Base);
