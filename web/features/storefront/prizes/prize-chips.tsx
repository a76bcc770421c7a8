import ChevronRight from '@mui/icons-material/ChevronRight';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { formatInteger } from '../../../../server/shared/format.ts';
import type { PrizeChoice } from './prize-choice.ts';
import { prizeTexts as texts } from './prizes.messages.ts';

const touch = { minHeight: 44, borderRadius: 22, px: 0.5, flexShrink: 0 } as const;

const FilterChip = ({ label, isChosen, onClick }: { label: string; isChosen: boolean; onClick: () => void }) => (
  <Chip
    label={label}
    aria-pressed={isChosen}
    color={isChosen ? 'primary' : 'default'}
    variant={isChosen ? 'filled' : 'outlined'}
    onClick={onClick}
    sx={touch}
  />
);

/** One line of chips that scrolls sideways on phones, up to the edge of the screen, and wraps where there is room. */
const Chips = ({ label, children }: { label: string; children: ReactNode }) => (
  <Stack
    direction="row"
    role="group"
    aria-label={label}
    sx={{
      gap: 1,
      flexWrap: { xs: 'nowrap', md: 'wrap' },
      overflowX: { xs: 'auto', md: 'visible' },
      scrollbarWidth: 'none',
      mx: { xs: -2, md: 0 },
      px: { xs: 2, md: 0 },
      // Room for the focus ring, which the scrolling box would cut.
      py: 0.5,
    }}
  >
    {children}
  </Stack>
);

interface PrizeChipsProps {
  choice: PrizeChoice;
  steps: readonly number[];
  categories: readonly string[];
  onChange: (choice: PrizeChoice) => void;
}

/** What the balance covers, the highest price, the category, and the way to the experiences. */
export const PrizeChips = ({ choice, steps, categories, onChange }: PrizeChipsProps) => (
  <Stack sx={{ gap: 0.5, mb: 2 }}>
    <Chips label={texts.filters}>
      <FilterChip
        label={texts.affordableNow}
        isChosen={choice.isAffordable}
        onClick={() => onChange({ ...choice, isAffordable: !choice.isAffordable })}
      />
      {steps.map((step) => (
        <FilterChip
          key={step}
          label={texts.upTo(formatInteger(step))}
          isChosen={choice.upTo === step}
          onClick={() => onChange({ ...choice, upTo: choice.upTo === step ? null : step })}
        />
      ))}
    </Chips>
    <Chips label={texts.categories}>
      {categories.map((category) => (
        <FilterChip
          key={category}
          label={category}
          isChosen={choice.category === category}
          onClick={() => onChange({ ...choice, category, upTo: null })}
        />
      ))}
      <Chip
        component={RouterLink}
        to="/experiencias"
        clickable
        variant="outlined"
        color="primary"
        label={texts.seeExperiences}
        icon={<ChevronRight aria-hidden />}
        sx={{ ...touch, flexDirection: 'row-reverse', '& .MuiChip-icon': { ml: -1, mr: 0.5 } }}
      />
    </Chips>
  </Stack>
);
