import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { isBeingPaid, holdEnd } from '#components/booking/hold/hold.ts';
import { useSecondsLeft } from '#components/booking/hold/use-seconds-left.ts';
import { QueryProvider } from '#components/booking/query-provider.tsx';
import { browserApi } from '#lib/api/browser-api.ts';
import { formatCountdown } from '#lib/format/format-countdown.ts';
import { cartQuery } from '#lib/query/site-queries.ts';

const Held = () => {
  const t = useTranslations('chrome');
  const { data: cart } = useQuery({ ...cartQuery(browserApi), throwOnError: false });
  const seconds = useSecondsLeft(cart !== undefined && !isBeingPaid(cart) ? holdEnd(cart) : null);
  if (seconds === null || seconds === 0) return null;
  return t.rich('embeddedHeld', {
    left: formatCountdown(seconds),
    time: (left) => (
      <b className="text-ink tabular-nums" role="timer">
        {left}
      </b>
    ),
  });
};

/** How long the places in the basket are held; nothing without any. */
export const EmbeddedHeld = () => (
  <QueryProvider>
    <Held />
  </QueryProvider>
);
