import type { z } from 'zod';
import '../rest/index.ts';
import { type Action, allActions } from '../platform/actions/action.ts';
import { refuseOverwriting } from '../platform/actions/edit-conflict.ts';
import { readEdited } from '../platform/audit/edits.ts';
import type { TestApp } from '../test/app.ts';
import { asRead } from '../test/as-read.ts';
import { buildSeller, buildStaff, type SignedIn } from '../test/builders/people.ts';
import { openDemoApp } from '../test/demo.ts';

describe('a change of a row by somebody else', () => {
  let app: TestApp;
  let staff: SignedIn;
  beforeAll(async () => {
    app = await openDemoApp();
    staff = await buildStaff(app.database, 2);
    await app.database.pool.query(
      "insert into messaging_settings (id, url, token, codigo, atualizado_em) values (1, 'https://exemplo.com/a', 'segredo', '1', now()) on conflict do nothing",
    );
  });
  afterAll(() => app.close());

  const shapeOf = ({ input }: Action<z.ZodType, unknown>) => Object.keys((input as z.ZodObject).shape);

  /** What forms read that is no list, by the query that they ask. */
  const FORMS = [
    ['systemSettings', 'limitePontuacao usosSemanaisVoucher voucherAtivo valorResgateLiberado percentualCashback dataInicioPromocao', ''],
    [
      'advancedSettings',
      'politicaEstorno diasToleranciaMes janelaParceiro exigirSaldo toleranciaAf levarParaProxima prazoResgateDias diasDevolucao chaveCpfDoTitular textoCashback niveisMascarados niveisSegundoFator',
      '',
    ],
    [
      'reviewSettings',
      'segundaAprovacaoPontos segundaAprovacaoReais segundaAprovacaoAvisos tetoPontosDia tetoReaisDia vendaAntigaDias desvioPreco liberacaoUnidades pagamentoUmaPessoa independenciaDias contaNovaHoras',
      '',
    ],
    ['messagingSettings', 'url codigo', ''],
    ['scenarios', 'nome fatorExtra textoRegulamento todosPremios premios', 'updateScenario'],
    [
      'ownProfile',
      'nome cpf email celular telefone sexo dataNascimento endRua endNumero endBairro endCidade endEstado endCep',
      'updateOwnSellerProfile',
    ],
  ] as const;
  it.each(FORMS)('is not found where nothing changed: %s', async (query, fields, mutation) => {
    const action = allActions().find(({ name }) => name === (mutation || `update${query[0]!.toUpperCase()}${query.slice(1)}`))!;
    const person = query === 'ownProfile' ? await buildSeller(app.database) : staff;
    const audience = query === 'ownProfile' ? 'store' : 'panel';
    // One with a factor of today and one of later.
    await app.database.pool.query(
      "insert into scenario_factors (scenario_id, fator_extra, vigente_em, criado_em) values (1, 1.75, '2099-01-01', now()) on conflict do nothing",
    );
    const { data, errors } = await app.graphql(
      `{ ${query} { ${query === 'scenarios' ? 'id ' : ''}${fields} } }`,
      {},
      { token: person.token, audience },
    );
    expect(errors).toBeUndefined();
    const read = query === 'scenarios' ? data.scenarios.find(({ id }: { id: string }) => id === '1') : data[query];
    const { id: _id, ...lido } = read;
    const known = shapeOf(action);
    for (const name of fields.split(' ')) expect(known).toContain(name);
    const { edits } = action;
    const before = await app.database.transaction((tx) => readEdited(edits!, app.contextFor(person.actor), tx.sql, { id: 1 }));
    const refusing = app.database.transaction((tx) =>
      refuseOverwriting(edits!, { ctx: app.contextFor(person.actor), sql: tx.sql, input: { id: 1 }, before, lido: asRead(lido) }),
    );
    await refusing;
    // And each of them is compared.
    for (const name of Object.keys(lido))
      await expect(
        app.database.transaction((tx) =>
          refuseOverwriting(edits!, {
            ctx: app.contextFor(person.actor),
            sql: tx.sql,
            input: { id: 1 },
            before,
            lido: [{ campo: name, valor: 'outro' }],
          }),
        ),
      ).rejects.toMatchObject({ code: 'EDIT_CONFLICT', details: { conflito: [{ campo: name }] } });
  });
});
