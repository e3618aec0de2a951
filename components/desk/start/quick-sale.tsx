'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { RetryNotice } from '#components/booking/retry-notice.tsx';
import { useActing } from '#components/desk/acting/acting-context.tsx';
import { useActingCustomer } from '#components/desk/acting/use-acting-customer.ts';
import { useDesk } from '#components/desk/frame/desk-context.tsx';
import { useIsOnline } from '#components/desk/frame/use-is-online.ts';
import { tilesQuery } from '#components/desk/sale/queries.ts';
import { useSaleWrites } from '#components/desk/sale/use-sale-writes.ts';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { browserApi } from '#lib/api/browser-api.ts';
import { TileButton } from './tile-button.tsx';

/** What the venue sells most, at the price of the person in the bar. */
export const QuickSale = () => {
  const t = useTranslations();
  const { personId } = useActing();
  const { data: customer } = useActingCustomer();
  const isOnline = useIsOnline();
  const { data: tiles, isError, refetch } = useQuery(tilesQuery(browserApi, useDesk().venue.slug, personId));
  const { add } = useSaleWrites();
  const membership = customer?.user.membership?.name;
  return (
    <section aria-labelledby="quick-sale">
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 id="quick-sale" className="heading-3">
          {t('desk.tile.title')}
        </h2>
        <p className="text-s">
          {membership === undefined ? t('desk.tile.help') : t('desk.tile.prices', { membership })}
        </p>
      </div>
      {isError && tiles === undefined ? (
        <RetryNotice onRetry={() => void refetch()}>{t('desk.tile.failed')}</RetryNotice>
      ) : (
        <div className="grid grid-cols-2 gap-3 medium:grid-cols-4">
          {tiles === undefined
            ? Array.from({ length: 4 }, (_, index) => <Skeleton key={index} height={104} shape="control" />)
            : tiles.map((tile) => (
                <TileButton
                  key={tile.id}
                  tile={tile}
                  isOff={!isOnline}
                  onAdd={() => {
                    if (tile.item !== null) add(tile.item);
                  }}
                />
              ))}
        </div>
      )}
      {tiles?.length === 0 && <p>{t('desk.tile.empty')}</p>}
    </section>
  );
};
