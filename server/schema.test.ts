import fs from 'node:fs';
import path from 'node:path';
import {
  assertEnumType,
  type GraphQLField,
  type GraphQLInputField,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql';
import { describeSchema, undescribed } from './descriptions/describe-schema.ts';
import { allActions } from './platform/actions/action.ts';
import { isErrorCode } from './platform/errors/app-error.ts';
import { allLists } from './platform/lists/list.ts';
import { rangeColumns } from './platform/lists/range-filters.ts';
import { productSchema } from './schema.ts';

interface Place {
  /** 'Type.field' or 'Type.field(argument)'. */
  where: string;
  name: string;
  type: string;
  description: string;
}

/** Every field and argument of a schema. */
const placesOf = (schema: GraphQLSchema): Place[] =>
  Object.values(schema.getTypeMap())
    .filter(({ name }) => !name.startsWith('__'))
    .filter((type) => isObjectType(type) || isInterfaceType(type) || isInputObjectType(type))
    .flatMap((owner) =>
      Object.values(owner.getFields()).flatMap((field) => [placeOf(owner.name, field), ...argumentsOf(owner.name, field)]),
    );

const placeOf = (owner: string, { name, type, description }: GraphQLInputField | GraphQLField<unknown, unknown>): Place => ({
  where: `${owner}.${name}`,
  name,
  type: getNamedType(type).name,
  description: description ?? '',
});

const argumentsOf = (owner: string, field: GraphQLInputField | GraphQLField<unknown, unknown>): Place[] =>
  'args' in field
    ? field.args.map(({ name, type, description }) => ({
        where: `${owner}.${field.name}(${name})`,
        name,
        type: getNamedType(type).name,
        description: description ?? '',
      }))
    : [];

const enumOf = async (name: string) => assertEnumType((await productSchema()).getType(name)).getValues();

/** Words in capitals as alternatives, 'SELLER or CONSUMER': a closed set that should be an enum. */
const ALTERNATIVES = /(?<![\w-])[A-Z][A-Z_]*(?:, | or )[A-Z][A-Z_]*(?![\w-])/;
/** The same words, whatever their case, accents and end. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}|[^\p{L}\p{N} ]/gu, '')
    .trim()
    .toLowerCase();

describe('the GraphQL schema', () => {
  it('describes every type, field, argument and enum value', async () => {
    expect(undescribed(await productSchema())).toEqual([]);
  });

  it('would tell of a field that nobody described', () => {
    const query = new GraphQLObjectType({ name: 'Query', description: 'Reads.', fields: { mystery: { type: GraphQLString } } });
    expect(undescribed(new GraphQLSchema({ query }))).toEqual(['Query.mystery']);
  });

  it('ends the description of a mutation with its permission and the codes that its action can answer', async () => {
    const described = Object.values((await productSchema()).getMutationType()!.getFields());
    const endings = new Map(described.map(({ name, description }) => [name, description?.replace(/^.*(?=Permission: )/, '')]));
    expect(endings.get('signOut')).toBe('Permission: `session:end`, everyone.');
    expect(endings.get('deleteNetwork')).toBe('Permission: `network:delete`, level 2. Errors: NETWORK_NOT_FOUND, NETWORK_IN_USE.');
    expect(endings.get('postOwnSale')).toBe(
      'Permission: `sale:postOwn`, sellers. Errors: POSTING_TYPING_ONLY, POSTING_DATE_FUTURE, POSTING_DATE_OUTSIDE_MONTH, STOCK_MISSING, ' +
        'POSTING_SELLER_UNKNOWN, POSTING_PRODUCT_UNKNOWN, POSTING_ITEM_INVALID, POSTING_DUPLICATE, MONEY_PAUSED.',
    );
    expect(endings.get('updateStaffUser')).toMatch(
      /^Permission: `staff:update`, levels 1 and 2\. Errors: STAFF_NOT_FOUND, .*, EDIT_CONFLICT, PROOF_NEEDED, SECOND_PERSON/,
    );
    expect(endings.get('postSale')).not.toContain('SECOND_PERSON_NEEDED');
    expect(endings.get('correctSale')).toContain('SECOND_PERSON_NEEDED');
    const form = /^Permission: `\w+:[\w-]+`, [\w ,;]+\.( Errors: [\w*]+(, [\w*]+)*\.)?$/;
    expect([...endings].filter(([, ending]) => !form.test(ending ?? ''))).toEqual([]);
  });

  it('ends the description of a query with its permission and the scopes of tokens that open it', async () => {
    const fields = (await productSchema()).getQueryType()!.getFields();
    const endingOf = (name: string) => fields[name]?.description?.replace(/^.*(?=Permission: )/, '');
    expect(endingOf('networks')).toBe('Permission: `network:list`, levels 0 to 5. Token scope: CADASTROS.');
    expect(endingOf('network')).toBe(endingOf('networks'));
    expect(endingOf('salesTotals')).toBe('Permission: `posting:list`, levels 0, 1, 2, 3 and 5. Token scope: VENDAS.');
    expect(endingOf('sellerPostings')).toBe('Permission: `posting:listOfSeller`, levels 0 to 5. Token scope: VENDAS or EXTRATO.');
    expect(endingOf('totalsCatalogue')).toMatch(/Token scope: any\.$/);
    expect(endingOf('ownPostings')).toBe('Permission: `posting:listOwn`, sellers; consumers. Token scope: none.');
    const wrong = Object.keys(fields).filter(
      (name) => !/^Permission: `[^`]+`, [\w ,;]+\. Token scope: [\w ]+\.$/.test(endingOf(name) ?? ''),
    );
    expect(wrong).toEqual([]);
  });

  it('refuses a mutation that is not the name of an action, and a query that is none', () => {
    const type = (name: string, field: string) =>
      new GraphQLObjectType({ name, description: 'Test.', fields: { [field]: { type: GraphQLString, description: 'Test.' } } });
    const schema = new GraphQLSchema({ query: type('Query', 'networks'), mutation: type('Mutation', 'doMystery') });
    expect(() => describeSchema(schema)).toThrow('doMystery is not the name of an action');
    expect(() => describeSchema(new GraphQLSchema({ query: type('Query', 'mystery') }))).toThrow('mystery is not the name of a query');
  });

  it('has every code of the server in the enum ErrorCode, described by its text', async () => {
    const codes = new Map((await enumOf('ErrorCode')).map(({ name, description }) => [name, description]));
    expect(codes.get('POSTING_NOT_FOUND')).toBe('Pontuação não encontrada');
    expect(['UNAUTHENTICATED', 'BAD_USER_INPUT', 'INTERNAL_SERVER_ERROR', 'METHOD_NOT_ALLOWED'].filter((code) => !codes.has(code))).toEqual(
      [],
    );
    const thrown = fs
      .readdirSync('server', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .filter((file) => !/\.(test|fixture)\.ts$|^test\//.test(file))
      .flatMap((file) =>
        [...fs.readFileSync(path.join('server', file), 'utf8').matchAll(/new AppError\(\s*'([A-Z_]+)'/g)].map(([, code]) => code!),
      );
    expect(thrown.length).toBeGreaterThan(200);
    expect([...new Set(thrown)].filter((code) => !codes.has(code))).toEqual([]);
  });

  it('names no code that is not defined', async () => {
    await productSchema();
    const wrong = allActions().flatMap(({ refuses = [] }) => refuses.filter((code) => !code.endsWith('*') && !isErrorCode(code)));
    expect(wrong).toEqual([]);
  });

  it('has an enum for every closed set: no text lists its values in capitals', async () => {
    // What a mutation does may name the formats of a file; a query names scopes of tokens.
    const values = placesOf(await productSchema()).filter(({ where }) => !/^(Mutation|Query)\./.test(where) || where.includes('('));
    const listed = values.filter(({ description }) => ALTERNATIVES.test(description));
    expect(listed.map(({ where, description }) => `${where}: ${description}`)).toEqual([]);
    expect('SELLER or CONSUMER.').toMatch(ALTERNATIVES);
    expect('F or M.').toMatch(ALTERNATIVES);
  });

  it('names the same set alike wherever it stands: column, filter, argument and input', async () => {
    const types = new Map(placesOf(await productSchema()).map(({ where, type }) => [where, type]));
    const typeOf = (...places: string[]) => [...new Set(places.map((where) => types.get(where)))];
    expect(typeOf('Contest.audience', 'ContestsFilter.audience', 'Query.salesByNumber(audience)', 'LinkPerson.kind')).toEqual(['Audience']);
    expect(typeOf('PendingSubmission.status', 'OwnSubmission.status', 'SubmissionReview.status')).toEqual(['SubmissionStatus']);
    expect(typeOf('Import.tipo', 'ImportsFilter.tipo', 'Mutation.startImport(tipo)')).toEqual(['ImportKind']);
    expect(typeOf('Reward.tipo', 'RewardsFilter.tipo', 'RewardInput.tipo', 'Prize.tipo')).toEqual(['PrizeType']);
    expect(typeOf('ConsumerRedemption.estado', 'ConsumerRedemptionsFilter.estado', 'OwnConsumerRedemption.estado')).toEqual([
      'PayoutState',
    ]);
    expect(
      typeOf('Redemption.status', 'RedemptionsFilter.status', 'RedemptionOfConsumer.status', 'Mutation.changeRedemptionStatus(status)'),
    ).toEqual(['RedemptionStatus']);
    expect(typeOf('ExpiredPoints.situacao', 'ExpiredCashbackFilter.situacao')).toEqual(['ExpirySituation']);
    expect(typeOf('Seller.sexo', 'SellerInput.sexo', 'OwnProfile.sexo')).toEqual(['Sex']);
  });

  it('describes nothing by one word or by the heading that the screen gives it', async () => {
    const titles = new Map(
      allLists().flatMap(({ rowType, columns }) => Object.entries(columns).map(([name, { title }]) => [`${rowType}.${name}`, title])),
    );
    const described = placesOf(await productSchema()).filter(({ name }) => name !== 'id');
    const repeated = described.filter(({ where, name, description }) => {
      const words = plain(description);
      return (
        !words.includes(' ') || !/^[\p{L}\p{N}'"{→]/u.test(description) || words === plain(name) || words === plain(titles.get(where) ?? '')
      );
    });
    expect(repeated.map(({ where, description }) => `${where}: ${description}`)).toEqual([]);
  });

  // What a picker shows as one types follows its audience.
  const pickers = new Set(['storeOptions']);

  it('gives every list the same arguments: options, and a filter of its own where it has filters', async () => {
    const fields = (await productSchema()).getQueryType()!.getFields();
    const wrong = allLists()
      .filter(({ name }) => fields[name] && !pickers.has(name))
      .filter(({ name, columns, filters }) => {
        const given = fields[name]!.args.map((argument) => `${argument.name}: ${String(argument.type)}`).join(', ');
        const filter = `${name[0]!.toUpperCase()}${name.slice(1)}Filter`;
        return (
          given !==
          [
            'options: ListOptions',
            ...(Object.keys({ ...filters, ...rangeColumns({ columns, filters }) }).length ? [`filter: ${filter}`] : []),
          ].join(', ')
        );
      })
      .map(({ name }) => name);
    expect(wrong).toEqual([]);
  });
});
