'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { getIllustration } from '#components/booking/lines/item-illustration.ts';
import { RetryNotice } from '#components/booking/retry-notice.tsx';
import { useActing } from '#components/desk/acting/acting-context.tsx';
import { useActingCustomer } from '#components/desk/acting/use-acting-customer.ts';
import { useDesk } from '#components/desk/frame/desk-context.tsx';
import { useIsOnline } from '#components/desk/frame/use-is-online.ts';
import { tilesQuery } from '#components/desk/sale/queries.ts';
import { useSaleWrites } from '#components/desk/sale/use-sale-writes.ts';
import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '#components/ui/layout/visually-hidden.tsx';
import type { DeskTile } from '#contract/desk/tiles.ts';
import { getClock } from '#contract/rules/wall-time.ts';
import { browserApi } from '#lib/api/browser-api.ts';

interface TileButtonProps {
  tile: DeskTile;
  /** Nothing can be added without a connection. */
  isOff: boolean;
  onAdd: () => void;
}

/** A tile of the quick sale: one touch adds one. */
const TileButton = ({ tile, isOff, onAdd }: TileButtonProps) => {
  const t = useTranslations('desk');
  const { session, item, name } = tile;
  const isNone = item === null || isOff;
  const when =
    session === null
      ? t(tile.kind === 'product' ? 'tile.always' : 'tile.nothing')
      : t('tile.until', { time: getClock(session.endsAt.local), place: session.locationName });
  const note = isOff ? t('offline.reason') : when;
  return (
    <button
      type="button"
      className="relative grid min-h-[6.5rem] content-between gap-1 overflow-clip rounded-l border border-line-strong bg-surface px-3.5 py-3 text-left text-ink hover:border-ink-3 active:bg-primary-100 aria-disabled:cursor-not-allowed aria-disabled:bg-surface-3 aria-disabled:text-ink-2"
      aria-disabled={isNone || undefined}
      onClick={isNone ? undefined : onAdd}
    >
      <span className="min-w-0">
        {!isNone && <VisuallyHidden>{t('tile.add')} </VisuallyHidden>}
        <b className="block text-m/[1.25rem] font-medium text-inherit">{name}</b>
        <VisuallyHidden>, </VisuallyHidden>
        <span className="block text-s/[1.125rem] text-pretty text-ink-2">{note}</span>
        <VisuallyHidden>, </VisuallyHidden>
      </span>
      <span className="font-figures text-[calc(1.75rem*max(var(--heading-scale),0.72))]/none font-headline">
        {tile.price.formatted}
      </span>
      <span className="absolute -right-px -bottom-px h-[2.5rem] w-[3.375rem] overflow-clip rounded-tl-m">
        <CourtIllustration
          className="size-full"
          kind={getIllustration(tile.activity?.name ?? name, tile.bookingType ?? undefined)}
          view="crop"
          cover
          small
        />
      </span>
    </button>
  );
};

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
