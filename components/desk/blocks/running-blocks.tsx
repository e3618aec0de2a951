import type { useQuery } from '@tanstack/react-query';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useTranslations, useLocale } from 'next-intl';
import { RetryNotice } from '#components/booking/retry-notice.tsx';
import { useMay } from '#components/desk/frame/desk-context.tsx';
import { LinkButton, Button } from '#components/ui/button/button.tsx';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { Rows } from '#components/ui/layout/rows.tsx';
import { preloadable } from '#components/ui/overlay/preloadable.ts';
import { useOpening } from '#components/ui/overlay/use-opening.ts';
import { Pill } from '#components/ui/pill.tsx';
import type { BlockBooking } from '#contract/desk/block-bookings.ts';
import { getClock, getDate } from '#contract/rules/wall-time.ts';
import { formatDate } from '#lib/format/format-date.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { getCancellable } from './cancellable.ts';
import { blocksPerPage } from './queries.ts';

interface BlockRowProps {
  block: BlockBooking;
  now: number;
  isOpening: boolean;
  onCancel: () => void;
}

/** A block that runs: whose it is, its sessions, whether they are paid for, and the way to cancel them. */
const BlockRow = ({ block, now, isOpening, onCancel }: BlockRowProps) => {
  const t = useTranslations('deskBlocks');
  const language = useLocale();
  const maySell = useMay('sell');
  const { name, user, bookings } = block;
  const isHeld = bookings.some(({ status }) => status === 'reserved');
  const cancellable = getCancellable(block, now);
  return (
    <li className="grid gap-2 border-line px-4 py-4 not-first:border-t">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 className="font-body text-[1.0625rem]/[1.5rem] font-medium tracking-[0] wrap-anywhere text-ink">{name}</h3>
        <Pill tone={isHeld ? 'warning' : 'primary'}>{t(isHeld ? 'isHeld' : 'isBooked')}</Pill>
      </div>
      <p className="text-s">{t('of', { name: user.name, count: bookings.length })}</p>
      <details className="group text-s">
        <summary className="flex min-h-tap cursor-pointer items-center gap-1.5 font-medium text-primary-text">
          {t('showSessions')}
          <ChevronDown className="icon-s group-open:rotate-180" />
        </summary>
        <ul className="grid gap-1 pb-2">
          {bookings.map(({ bookingId, startsAt, endsAt, locationName, places, name: session }) => (
            <li key={bookingId}>
              {t('session', {
                date: formatDate(getDate(startsAt.local), language),
                time: `${getClock(startsAt.local)}–${getClock(endsAt.local)}`,
                name: session,
                place: locationName,
                count: places,
              })}
            </li>
          ))}
        </ul>
      </details>
      {isHeld && <p className="text-s">{t('isHeldHelp', { name: user.name })}</p>}
      {maySell && cancellable.length > 0 && (
        <div className="flex flex-wrap gap-2.5">
          <Button
            type="button"
            variant="secondary"
            aria-haspopup="dialog"
            aria-label={t('cancelNamed', { name })}
            loading={isOpening}
            onClick={onCancel}
          >
            {t('cancelRest')}
          </Button>
          <LinkButton variant="text" href={`/sessions/${cancellable[0]?.occurrenceId ?? ''}`}>
            {t('nextSession')}
          </LinkButton>
        </div>
      )}
    </li>
  );
};

const CancelBlock = preloadable(async () => (await import('./cancel-block.tsx')).CancelBlock);

interface RunningBlocksProps {
  found: Pick<ReturnType<typeof useQuery<BlockBooking[]>>, 'data' | 'error' | 'refetch'>;
  pages: number;
  now: number;
  onMore: () => void;
}

/** The blocks of the venue that are not over, the newest first. */
export const RunningBlocks = ({ found, pages, now, onMore }: RunningBlocksProps) => {
  const t = useTranslations();
  const words = useTranslations('deskBlocks');
  const question = useOpening<string>();
  const { data, error, refetch } = found;
  const block = data?.find(({ id }) => id === question.opened);
  return (
    <section aria-labelledby="running-blocks" className="grid min-w-0 gap-3">
      <h2 id="running-blocks" tabIndex={-1} className="heading-3">
        {words('running')}
      </h2>
      {error !== null && data === undefined && (
        <RetryNotice onRetry={() => void refetch()}>{errorText(error, t)}</RetryNotice>
      )}
      {data === undefined && error === null && <Skeleton height={240} shape="control" />}
      {data?.length === 0 && <p>{words('nothing')}</p>}
      {data !== undefined && data.length > 0 && (
        <Rows>
          {data.map((one) => (
            <BlockRow
              key={one.id}
              block={one}
              now={now}
              isOpening={question.opening === one.id}
              onCancel={() => question.open(one.id)}
            />
          ))}
        </Rows>
      )}
      {data !== undefined && data.length === blocksPerPage * pages && pages < 5 && (
        <Button type="button" variant="text" onClick={onMore}>
          {words('showMore')}
        </Button>
      )}
      {block !== undefined && (
        <CancelBlock
          block={block}
          now={now}
          onCancelled={() => {
            question.close();
            void refetch();
            document.getElementById('running-blocks')?.focus();
          }}
          onClose={question.close}
        />
      )}
    </section>
  );
};
