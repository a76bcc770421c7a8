import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Database } from '../platform/db/database.ts';
import type { RunSql } from '../platform/db/run-sql.ts';
import { sourceFile } from '../platform/source-file.ts';
import { openTestDatabase } from '../test/database.ts';
import { applyDefinitions } from './apply-definitions.ts';
import { namedIn, type SqlDefinition, sqlDefinitions } from './definitions.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase({ maxConnections: 2, direct: true });
});
afterAll(() => database.close());

/** What the database has, word for word; what extensions brought is not counted. */
async function texts(sql: RunSql): Promise<Record<string, string>> {
  const rows = await sql<{ object: string; text: string }>(`
    select 'function ' || p.oid::regprocedure as object, pg_get_functiondef(p.oid) as text from pg_proc p
    where p.pronamespace = 'public'::regnamespace and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    union all
    select 'view ' || relname, pg_get_viewdef(oid) from pg_class where relnamespace = 'public'::regnamespace and relkind = 'v'`);
  return Object.fromEntries(rows.map(({ object, text }) => [object, text]));
}

/** As the database spells it: `int` is `integer` there. */
async function spelled(sql: RunSql, { object }: Pick<SqlDefinition, 'object'>): Promise<string> {
  if (object.startsWith('view ')) return object;
  const [row] = await sql<{ name: string | null }>('select to_regprocedure($1)::text as name', [object.replace('function ', '')]);
  return row!.name ? `function ${row!.name}` : `${object} is missing`;
}

/** Undone at its end. */
class Undo extends Error {}
const tried = (work: (sql: RunSql) => Promise<void>): Promise<void> =>
  database
    .transaction(async (tx) => {
      await work(tx.sql);
      throw new Undo();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });

describe('the functions and views of a migrated database', () => {
  it('are those of the files and no others', async () => {
    const expected = await Promise.all(sqlDefinitions().map((one) => spelled(database.read, one)));
    expect(Object.keys(await texts(database.read)).toSorted()).toEqual(expected.toSorted());
  });

  it('say what the files say', () =>
    tried(async (sql) => {
      const before = await texts(sql);
      for (const { text } of sqlDefinitions()) await sql(text);
      expect(await texts(sql)).toEqual(before);
    }));

  it('name their parameters p_ and a name', async () => {
    const rows = await database.read<{ name: string }>(`
      select distinct p.proname as name from pg_proc p cross join unnest(p.proargnames[1:p.pronargs]) as parameter
      where p.pronamespace = 'public'::regnamespace and parameter not like 'p\\_%'
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e') order by 1`);
    // Generated columns and indexes use these two, so they cannot be dropped to rename a parameter.
    expect(rows.map(({ name }) => name)).toEqual(['digit_grams', 'search_text']);
  });

  it('are applied again when they were lost, and only they', () =>
    tried(async (sql) => {
      const before = await texts(sql);
      expect(await applyDefinitions(sql)).toEqual([]);
      await sql('drop function ledger_debit');
      await sql(
        'create or replace function points_expiry(p_scored_at timestamptz) returns date language sql stable as $$ select current_date $$',
      );
      await sql('comment on function points_expiry is null');
      expect(await applyDefinitions(sql)).toEqual(['modules/ledger/sql/points-expiry.sql', 'modules/ledger/sql/debit.sql']);
      expect(await texts(sql)).toEqual(before);
    }));
});

describe('a definition', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'definitions-'));
  afterAll(() => fs.rmSync(folder, { recursive: true }));
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), `${text}\n`);
  };
  const oneMore = 'modules/counting/sql/one-more.sql';

  it('is applied after those that it uses, and keeps its former parameters callable for the release that still runs', () =>
    tried(async (sql) => {
      write(
        oneMore,
        'create or replace function one_more(p int, p_by numeric(4,2) default 1) returns numeric language sql as $$ select p + p_by $$;',
      );
      write(
        'modules/a/sql/two-more.sql',
        'create or replace function two_more(p int) returns numeric language sql as $$ select one_more(one_more(p)::int) $$;',
      );
      expect(await applyDefinitions(sql, sqlDefinitions(folder))).toEqual([oneMore, 'modules/a/sql/two-more.sql']);
      write(oneMore, "create or replace function one_more(p text) returns text language sql as $$ select p || '+1' $$;");
      write(
        'modules/a/sql/two-more.sql',
        'create or replace function two_more(p int) returns numeric language sql as $$ select p + 2 -- no longer one_more(p)\n$$;',
      );
      expect(await applyDefinitions(sql, sqlDefinitions(folder))).toEqual(['modules/a/sql/two-more.sql', oneMore]);
      expect(await sql('select one_more(1) as former, one_more($1::text) as latter, two_more(1) as both', ['a'])).toEqual([
        { former: '2', latter: 'a+1', both: '3' },
      ]);
    }));

  it('of a former release is not put back by a process of it that starts again', () =>
    tried(async (sql) => {
      write(oneMore, 'create or replace function one_more(p int) returns int language sql as $$ select p + 1 $$;');
      const former = sqlDefinitions(folder);
      await applyDefinitions(sql, former);
      write(oneMore, 'create or replace function one_more(p int) returns int language sql as $$ select 1 + p $$;');
      expect(await applyDefinitions(sql, sqlDefinitions(folder))).toEqual([oneMore]);
      expect(await applyDefinitions(sql, former)).toEqual([]);
      expect((await texts(sql))['function one_more(integer)']).toContain('1 + p');
    }));

  it('that the database refuses is named', () =>
    tried(async (sql) => {
      write(oneMore, 'create or replace function one_more(p int) returns int language sql as $$ select nothing_like_it $$;');
      await expect(applyDefinitions(sql, sqlDefinitions(folder))).rejects.toThrow(
        `server/${oneMore}: column "nothing_like_it" does not exist`,
      );
    }));

  it('stands alone in its file, under a name of its own', () => {
    write('modules/b/sql/one-more.sql', fs.readFileSync(path.join(folder, oneMore), 'utf8'));
    expect(() => sqlDefinitions(folder)).toThrow('both define one_more');
    write('modules/b/sql/one-more.sql', 'create index more on one (more);');
    expect(() => sqlDefinitions(folder)).toThrow('is not one function or view');
  });
});

describe('the files', () => {
  const definitions = sqlDefinitions();
  const roomOf = ({ file }: SqlDefinition) => path.dirname(path.dirname(file));

  it('are named as what they define, without the name of their module', () => {
    for (const { name, file } of definitions) {
      const module = path.basename(path.dirname(path.dirname(file)));
      expect(path.basename(file, '.sql')).toBe((name.startsWith(`${module}_`) ? name.slice(module.length + 1) : name).replaceAll('_', '-'));
    }
  });

  it('begin with a comment and have no line of more than 150 characters', () => {
    const wrong = definitions.filter(({ text }) => !text.startsWith('-- ') || text.split('\n').some((line) => line.length > 150));
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });

  it('use what lower modules define, as their modules import them', () => {
    const imports = new Map(fs.readdirSync(sourceFile('modules')).map((name) => [`modules/${name}`, importsOf(name)]));
    const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
      [...(imports.get(from) ?? [])].some((next) => next === to || (!seen.has(next) && reaches(next, to, seen.add(next))));
    const byName = new Map(definitions.map((definition) => [definition.name, definition]));
    const upward = definitions.flatMap((user) =>
      namedIn(user, byName)
        .filter((used) => roomOf(used) !== roomOf(user))
        .filter((used) => roomOf(used).startsWith('modules/'))
        .filter((used) => roomOf(user).startsWith('platform/') || roomOf(user) === 'modules/ledger' || reaches(roomOf(used), roomOf(user)))
        .map((used) => `${user.file} → ${used.file}`),
    );
    expect(upward).toEqual([]);
  });
});

/** The modules whose index a module's files import. */
function importsOf(module: string): Set<string> {
  const files = fs.globSync('**/*.ts', { cwd: sourceFile('modules', module) }).filter((file) => !file.endsWith('.test.ts'));
  const found = files.flatMap((file) => [
    ...fs.readFileSync(sourceFile('modules', module, file), 'utf8').matchAll(/from '(?:\.\.\/)+([\w-]+)\/index\.ts'/g),
  ]);
  return new Set(found.map(([, name]) => `modules/${name}`));
}
