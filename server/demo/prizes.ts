import type { Transaction } from '../platform/db/transaction.ts';
import type { Storage } from '../platform/files/storage.ts';
import { addDays } from '../shared/dates.ts';
import { DEMO_BANNERS, DEMO_REWARDS } from './catalogue.ts';
import { keepPicture } from './pictures.ts';
import { prizeDescription } from './prize-texts.ts';
import { insert } from './registers.ts';

/** Prizes and banners with their pictures; one banner is upcoming and one past. */
export async function loadCatalogue(tx: Transaction, storage: Storage, today: string): Promise<void> {
  for (const [codigo, nome, custoTotal, custoAlternativo, tipo, categoria, parceiroComercial] of DEMO_REWARDS) {
    const kind = tipo === 'recarga' || tipo === 'credito' ? tipo : parceiroComercial ? 'experiencia' : 'produto';
    await insert(tx, 'rewards', {
      codigo,
      nome,
      descricao: prizeDescription(codigo, kind),
      custoTotal,
      custoAlternativo,
      tipo,
      categoria,
      parceiroComercial,
      photoId: await keepPicture(tx, storage, codigo),
      ativo: codigo !== 'PR018',
    });
  }
  for (const [index, [titulo, descricao, picture, publico, [from, to]]] of DEMO_BANNERS.entries())
    await insert(tx, 'banners', {
      titulo,
      descricao,
      publico,
      dataInicial: addDays(today, from),
      dataFinal: addDays(today, to),
      ordem: index + 1,
      ativo: true,
      imageId: await keepPicture(tx, storage, `banner-${picture}`),
    });
}
