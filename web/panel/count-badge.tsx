import Box from '@mui/material/Box';

/** A number in red beside a menu entry; renders nothing when it is zero. */
export const CountBadge = ({ count, title }: { count: number; title: (count: number) => string }) => {
  if (count === 0) return null;
  return (
    <Box
      component="span"
      title={title(count)}
      sx={{
        minWidth: 22,
        height: 20,
        px: 0.75,
        display: 'grid',
        placeItems: 'center',
        borderRadius: 10,
        bgcolor: 'error.main',
        color: 'error.contrastText',
        fontSize: '0.75rem',
        fontWeight: 700,
      }}
    >
      {count}
    </Box>
  );
};
