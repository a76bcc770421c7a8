import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { PrizeQuery } from './prizes.generated.ts';
import { offerTexts as texts } from './prizes.messages.ts';

type Place = NonNullable<PrizeQuery['offersOnSale']['items'][number]['location']>;

/** Only http(s) links: the third party's data is not trusted with other schemes. */
const webLink = (address: string | null) => (address && /^https?:\/\//.test(address) ? address : null);

/** Where to use an offer: address1, address2, city, region, postCode, then contacts (document 002 §2, Voucher page). */
export const OfferPlace = ({ location }: { location: Place }) => {
  const city = [location.city, location.region].filter(Boolean).join(' - ');
  const lines = [location.address1, location.address2, city, location.postCode].filter(Boolean);
  const [phone, email, website] = [location.phoneNumber, location.email, webLink(location.website)];
  return (
    <Stack component="address" sx={{ fontStyle: 'normal', gap: 0.25 }}>
      {lines.map((line) => (
        <Typography key={line}>{line}</Typography>
      ))}
      {phone ? (
        <Typography sx={{ mt: 1 }}>
          {texts.phone}: <Link href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</Link>
        </Typography>
      ) : null}
      {email ? (
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {texts.email}: <Link href={`mailto:${email}`}>{email}</Link>
        </Typography>
      ) : null}
      {website ? (
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {texts.website}:{' '}
          <Link href={website} target="_blank" rel="noopener noreferrer">
            {website.replace(/^https?:\/\//, '')}
          </Link>
        </Typography>
      ) : null}
    </Stack>
  );
};
