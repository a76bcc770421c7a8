import { defineAction } from '../../../platform/actions/action.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { Network } from '../../networks/index.ts';
import { guardParameters } from '../../parameter-changes/index.ts';
import { Store } from '../store.entity.ts';
import '../store.errors.ts';
import { storeEditFormRules, updateStoreRules } from '../store.rules.ts';
import { storeGuards } from '../store-guards.ts';
import { startScenario } from '../store-scenarios.ts';
import { storesList } from '../stores.list.ts';
import { lockStore } from '../stores-scope.ts';
import { requireNetwork } from './create-store.ts';

/** The fields of the form but the day of a new factor; the list has the network as `rede`. */
const storeFields = Object.keys(storeEditFormRules.omit({ fatorVigenteEm: true }).shape).map((name) =>
  name === 'networkId' ? 'rede' : name,
);

/**
 * Changes a store (modal Editar). A new scoring factor applies from today or the given day and replaces later entries: older sales keep
 * their factor (domain rules §4.1). A new scenario starts today. Past earnings stay with their network.
 */
export const updateStore = defineAction({
  name: 'updateStore',
  title: 'Alteração de loja',
  permission: 'store:update',
  refuses: [
    'STORE_NOT_FOUND',
    'STORE_NETWORK_UNKNOWN',
    'STORE_CODE_TAKEN',
    'STORE_CNPJ_TAKEN',
    'STORE_FACTOR_IN_FUTURE',
    'SIMULATION_NEEDED',
  ],
  edits: { of: storesList, fields: storeFields },
  input: updateStoreRules,
  mayNeedSecondPerson: true,
  handler: async (ctx, { id, networkId, fatorVigenteEm, ...changes }) => {
    const store = await lockStore<{ id: number; ativo: boolean; network_id: number; fator_pontuacao: number; cenario: number }>(
      ctx,
      id,
      's.id, s.ativo, s.network_id, s.fator_pontuacao, s.cenario',
    );
    // Only level 2 sees inactive stores, so nobody else can edit one.
    if (!store || (!store.ativo && ctx.actor.kind === 'staff' && ctx.actor.level !== 2)) throw new AppError('STORE_NOT_FOUND');
    if (networkId !== store.network_id) await requireNetwork(ctx, networkId);
    const from = fatorVigenteEm ?? ctx.clock.today();
    const [day] = await ctx.sql<{ fator: string }>('select store_own_factor_on($1, $2::date) as fator', [id, from]);
    if (changes.fatorPontuacao !== store.fator_pontuacao || fatorVigenteEm) {
      if (from > ctx.clock.today()) throw new AppError('STORE_FACTOR_IN_FUTURE');
      await ctx.sql('delete from store_factors where store_id = $1 and vigente_em >= $2', [id, from]);
      await ctx.sql('insert into store_factors (store_id, fator_pontuacao, vigente_em, criado_em) values ($1, $2, $3, $4)', [
        id,
        changes.fatorPontuacao,
        from,
        ctx.clock.now(),
      ]);
    }
    if (changes.cenario !== store.cenario) await startScenario(ctx, [id], changes.cenario, ctx.clock.today());
    const entity = await ctx.em.findOneOrFail(Store, { id });
    ctx.em.assign(entity, { ...changes, network: ctx.em.getReference(Network, networkId) });
    await ctx.flush();
    const fatorNoDia = fatorVigenteEm ? day!.fator : String(changes.fatorPontuacao);
    const guards = await storeGuards(ctx, {
      id,
      nome: changes.nomeFantasia,
      before: { fator: store.fator_pontuacao, fatorNoDia, cenario: store.cenario, networkId: store.network_id },
      after: { fator: changes.fatorPontuacao, cenario: changes.cenario, networkId },
    });
    await guardParameters(ctx, guards, { networkId });
    return { id };
  },
});
