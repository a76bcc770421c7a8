import Box from '@mui/material/Box';
import { BarPanel } from '../../../charts/bar-panel.tsx';
import { useWaitingAgesQuery } from './morning.generated.ts';
import { addressOf, count, type OfNetwork } from './morning-address.ts';
import { MorningCard, type MorningLine } from './morning-card.tsx';
import { morningTexts as texts } from './morning-texts.ts';

/** Waiting receipts by age: bars, and below them each number with the list behind it. */
export const WaitingCard = ({ rede, networkId }: OfNetwork) => {
  const { data, error } = useWaitingAgesQuery({ variables: { rede: rede || null }, fetchPolicy: 'cache-and-network' });
  const bands = data?.waitingAges;
  const lines = bands?.flatMap(({ de, ate, vendedores, consumidores }, at): MorningLine[] => {
    const band = texts.bands[at]!;
    const days = { ...(de ? { dataInicial: de } : {}), dataFinal: ate };
    const line = (whose: string, value: number, path: string): MorningLine[] =>
      value > 0
        ? [
            {
              label: `${whose}, ${band}`,
              value: count(value),
              to: addressOf(path, { ...days, networkId }),
              name: `${texts.waiting}: ${whose}, ${band}`,
            },
          ]
        : [];
    return [
      ...line(texts.sellers, vendedores, '/painel/processar/pontuacoes-pendentes'),
      ...line(texts.consumers, consumidores ?? 0, '/painel/processar/pontuacoes-pendentes-cashback'),
    ];
  });
  return (
    <>
      {/* The grid has its own gap. */}
      <Box sx={{ mb: -2, minWidth: 0 }}>
        <BarPanel
          title={texts.ages}
          unit="count"
          heading={texts.age}
          isLoading={!bands}
          labels={texts.bandDays}
          series={[
            { label: texts.sellers, values: bands?.map(({ vendedores }) => String(vendedores)) ?? [] },
            ...(rede ? [] : [{ label: texts.consumers, values: bands?.map(({ consumidores }) => String(consumidores ?? 0)) ?? [] }]),
          ]}
        />
      </Box>
      <MorningCard
        title={texts.waiting}
        hint={lines?.length === 0 ? texts.noneWaiting : undefined}
        lines={lines}
        hasFailed={error !== undefined && !data}
        usualLines={2}
      />
    </>
  );
};
