import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { OperationTopic } from '../../../graphql/types.generated.ts';
import { useCan } from '../../../session/session-context.ts';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { OperationsQuery } from './operation.generated.ts';
import { operationStates, operationTexts as texts, topicLabels } from './operation.messages.ts';

/** The screens behind some parts, for those who may open them. */
const SCREENS: Partial<Record<OperationTopic, { to: string; permission: string }>> = {
  MENSAGENS: { to: '/painel/configuracao-whats', permission: 'messaging:read' },
  IMPORTACOES: { to: '/painel/processar/uploads', permission: 'import:read' },
  INTEGRIDADE: { to: '/painel/integridade', permission: 'integrity:read' },
  LEITURA: { to: '/painel/processar/leitura-de-notas', permission: 'review:metrics' },
};

type Part = OperationsQuery['operations']['partes'][number];

/** One part of the operation: its state, what was found and what to do. */
export const OperationPart = ({ part: { assunto, estado, resumo, orientacao } }: { part: Part }) => {
  const can = useCan();
  const screen = SCREENS[assunto];
  const label = topicLabels[assunto];
  return (
    <Card component="li" sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1, mb: 0.5 }}>
        <Typography component="h3" variant="subtitle2">
          {label}
        </Typography>
        <StatusChip {...operationStates[estado]} />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {resumo}
      </Typography>
      {orientacao && (
        <Typography variant="body2" sx={{ mt: 0.5 }}>
          {orientacao}
        </Typography>
      )}
      {screen && can(screen.permission) && (
        <Typography variant="body2" sx={{ mt: 0.5 }}>
          <TextLink to={screen.to} label={`${texts.open}: ${label}`}>
            {texts.open}
          </TextLink>
        </Typography>
      )}
    </Card>
  );
};
