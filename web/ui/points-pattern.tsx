import Box from '@mui/material/Box';

const RINGS = [120, 210, 300, 390, 480, 570];
/** Position of the point on each ring, in degrees: a trail that spirals outwards. */
const ANGLES = [300, 255, 215];
/** Only the inner rings carry a point: the outer ones pass behind text. */
const POINTS = ANGLES.length;

const pointOn = (radius: number, degrees: number) => ({
  cx: radius * Math.cos((degrees * Math.PI) / 180),
  cy: radius * Math.sin((degrees * Math.PI) / 180),
});

/** The brand's rings of points, large and faint, on a dark surface. */
export const PointsPattern = () => (
  <Box
    component="svg"
    aria-hidden
    viewBox="-600 -600 1200 1200"
    sx={{
      position: 'absolute',
      width: { xs: 560, sm: 1100 },
      height: { xs: 560, sm: 1100 },
      top: { xs: -330, sm: -420 },
      right: { xs: -290, sm: -460 },
      pointerEvents: 'none',
    }}
  >
    {RINGS.map((radius, ring) => (
      <g key={radius}>
        <circle r={radius} fill="none" stroke="#FFFFFF" strokeOpacity={0.16 - ring * 0.018} strokeWidth={26} />
        {ring < POINTS && (
          <circle {...pointOn(radius, 180 - ((ANGLES[ring] ?? 0) % 90))} r={18} fill="#F2B233" fillOpacity={1 - ring * 0.1} />
        )}
      </g>
    ))}
  </Box>
);
