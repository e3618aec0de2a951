import type { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { RetryNotice } from '#components/booking/retry-notice.tsx';
import { Button } from '#components/ui/button/button.tsx';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { Rows } from '#components/ui/layout/rows.tsx';
import { preloadable } from '#components/ui/overlay/preloadable.ts';
import { useOpening } from '#components/ui/overlay/use-opening.ts';
import type { BlockBooking } from '#contract/desk/block-bookings.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { BlockRow } from './block-row.tsx';
import { blocksPerPage } from './queries.ts';

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
