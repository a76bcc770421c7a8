import { writeCatalogue } from '../modules/offers/index.ts';
import type { Transaction } from '../platform/db/transaction.ts';
import { openSampleCatalogue } from '../platform/ports/sample-experience-catalogue.ts';
import { payWithPoints } from './history.ts';
import type { DemoSeller } from './registers.ts';

/** Points of each experience's offers; the others await theirs, as new ones do. */
const POINTS: Readonly<Record<string, number>> = {
  'jantar-para-dois': 5_400,
  rodizio: 2_600,
  'cafe-da-manha': 1_150,
  degustacao: 1_900,
  'massagem-relaxante': 4_200,
  'aula-experimental': 3_300,
  cinema: 640,
  museu: 450,
  trilha: 2_900,
  remo: 2_350,
  'aula-de-cozinha': 4_800,
  'aula-de-musica': 3_900,
  diaria: 14_500,
};

const DISCOUNTED = ['cinema', 'massagem-relaxante'];
/** Offers for the demonstration's first sync to find. */
const LEFT_FOR_SYNC = 3;

/** The sample catalogue, priced except for a few new offers, some with a discount. */
export async function loadOffers(tx: Transaction, now: Date): Promise<void> {
  const offers = await openSampleCatalogue().readOffers();
  await writeCatalogue(tx, offers.slice(0, -LEFT_FOR_SYNC), now);
  await tx.sql(
    `update offers o set pontos = x.pontos + (o.id % 4) * 50, desconto = case when x.experience = any($2::text[]) then 15 end
     from jsonb_to_recordset($1::jsonb) as x(experience text, pontos int) join experiences e on e.external_id = x.experience
     where e.id = o.experience_id`,
    [JSON.stringify(Object.entries(POINTS).map(([experience, pontos]) => ({ experience, pontos }))), DISCOUNTED],
  );
}

/**
 * One redeemed offer for each seller whose login is printed, so that their vouchers include one. Written directly: those sellers have not
 * accepted the terms yet, which `place_redemption` requires.
 */
export async function loadOfferVouchers(tx: Transaction, sellers: readonly DemoSeller[], today: string, now: Date): Promise<void> {
  for (const [index, seller] of sellers.entries()) {
    const [made] = await tx.sql<{ id: number; points: string; premio: string }>(
      `insert into redemptions (audience, seller_id, store_id, network_id, offer_id, redemption_code, premio, tipo, qtde, pontos_gastos,
         saldo_anterior, saldo_novo, status, resgatado_em, prazo_entrega, parceiro_comercial, mes, criado_em, titular_nome, busca)
       select 'SELLER', v.id, s.id, s.network_id, o.id, $2, o.nome, 'experiencia', 1, price.pontos, available.pontos,
         available.pontos - price.pontos, 0, $4, $3::date + 60, search_text(p.name), to_char($3::date, 'YYYY-MM'), $4, v.nome,
         search_text(concat_ws(' ', v.nome, v.cpf, s.nome_fantasia, o.nome, $2::text))
       from sellers v join stores s on s.id = v.store_id
         join accounts a on a.holder_type = 'SELLER' and a.holder_id = v.id and a.currency = 'PONTO'
         cross join (select * from offers where ativo and pontos > 0 order by pontos, id limit 1) o
         join offer_partners p on p.id = o.partner_id
         cross join lateral (select coalesce(o.pontos_desconto, o.pontos) as pontos) price
         cross join lateral (select ledger_available(a.id, $3::date, $4) as pontos) available
       where v.id = $1 and available.pontos >= price.pontos returning id, pontos_gastos as points, premio`,
      [seller.id, `EXPERIENC${index + 2}`, today, now],
    );
    if (made) await payWithPoints(tx, seller, { ...made, day: today, at: now });
  }
}
