import { useTranslations } from 'next-intl';
import { getIllustration } from '#components/booking/lines/item-illustration.ts';
import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import { VisuallyHidden } from '#components/ui/layout/visually-hidden.tsx';
import type { DeskTile } from '#contract/desk/tiles.ts';
import { getClock } from '#contract/rules/wall-time.ts';

interface TileButtonProps {
  tile: DeskTile;
  /** Nothing can be added without a connection. */
  isOff: boolean;
  onAdd: () => void;
}

/** A tile of the quick sale: one touch adds one. */
export const TileButton = ({ tile, isOff, onAdd }: TileButtonProps) => {
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
