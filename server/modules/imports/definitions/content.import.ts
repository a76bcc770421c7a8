import { z } from 'zod';
import { textCell } from '../engine/cells.ts';
import { defineImport, type ImportDefinition } from '../engine/import-definition.ts';
import { usualTitles } from '../engine/usual-titles.ts';

interface ContentUpload extends Pick<ImportDefinition, 'tipo' | 'slug'> {
  table: string;
  names: readonly string[];
  synonyms: readonly string[];
}

/** Names shown to consumers (document 001 §5): the sheet has only the column Nome; an existing name takes the file's spelling. */
const contentImport = ({ tipo, slug, table, names, synonyms }: ContentUpload) =>
  defineImport({
    tipo,
    slug,
    permission: 'import:content',
    formats: ['xlsx'],
    columns: { nome: { title: 'Nome', synonyms, required: true, cell: textCell(200) } },
    samples: names.map((nome) => ({ nome })),
    choices: z.object({}),
    resolve: `select x.*, search_text(x.nome) as busca_nome, t.id as target_id
      from line x left join ${table} t on search_text(t.nome) = search_text(x.nome)`,
    uniqueBy: ['busca_nome'],
    checks: [],
    target: { table, create: {}, change: { nome: 'x.nome' } },
    blockers: [],
  });

contentImport({
  tipo: 'LOJAS_PARTICIPANTES',
  slug: 'lojas',
  table: 'participating_stores',
  synonyms: ['nome loja', 'loja', 'nome fantasia', 'fantasia', 'razão social'],
  names: ['Casa das Tintas Centro', 'Depósito Boa Vista', 'Materiais São Jorge'],
});

contentImport({
  tipo: 'PRODUTOS_CLIENTE',
  slug: 'produtos_cliente',
  table: 'client_products',
  synonyms: usualTitles.description,
  names: ['Tinta acrílica 18 L', 'Esmalte sintético 3,6 L', 'Massa corrida 25 kg'],
});
