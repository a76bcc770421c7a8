import { formatDate } from '../../../../server/shared/dates.ts';
import { Recent, RecentRow } from '../../../members/recent.tsx';
import { pointsText } from '../../../ui/amount-texts.ts';
import { PointsText } from '../../../ui/amounts.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { SellerHomeQuery } from './seller-home.generated.ts';
import { homeTexts as texts } from './seller-home.messages.ts';

/** The latest sales that earned points. */
export const RecentPoints = ({ rows }: { rows: SellerHomeQuery['pontuacoes']['items'] }) => (
  <Recent title={texts.recentPoints} empty={texts.nothingPosted}>
    {rows.map((row) => (
      <RecentRow
        key={row.id}
        title={texts.receipt(row.identificador)}
        hint={formatDate(row.pontuadoEm)}
        end={
          <TextLink
            to={`/pontuacoes?pontuacao=${row.id}`}
            label={texts.explain(pointsText(row.totalPontos), row.identificador)}
            sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 720, color: 'secondary.main' }}
          >
            <PointsText value={row.totalPontos} />
          </TextLink>
        }
      />
    ))}
  </Recent>
);
