'use client';

import { type VariantProps, cva } from 'class-variance-authority';
import Check from 'lucide-react/icons/check';
import { useTranslations } from 'next-intl';
import type { RefCallback } from 'react';
import { tagText, type AvailabilityTag, type TagKind } from '#components/booking/lines/availability-tag.ts';
import { sessionPrice } from '#components/booking/lines/session-price.ts';
import { tagIcons } from '#components/booking/lines/session-tag.tsx';
import { OwnFrom } from '#components/booking/own-price/own-from.tsx';
import { ownPriceText } from '#components/booking/own-price/own-price-text.ts';
import { useOwnSessionPrice } from '#components/booking/own-price/own-session-prices.tsx';
import { chosenCourtId } from '#components/timetable/pick/pick-ids.ts';
import { ActionForm } from '#components/ui/button/action-form.tsx';
import { VisuallyHidden } from '#components/ui/layout/visually-hidden.tsx';
import type { OwnPrice } from '#contract/cart/prices.ts';
import { getClock } from '#contract/rules/wall-time.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { isChoosable, type CourtCell as Cell } from './court-rows.ts';

/** A cell; what it inherits is set on the table. */
export const courtCell = cva(
  'relative grid h-(--cell) w-full place-items-center overflow-clip rounded-[6px] forced-colors:border',
  {
    variants: {
      look: {
        free: 'bg-surface box-shadow-(--rim) hover:bg-primary-100 hover:box-shadow-(--rim-hover) forced-colors:border-[ButtonText]',
        selected:
          'bg-primary-action text-on-primary forced-colors:border-[ButtonText] forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none',
        booked: 'bg-primary-100 text-primary-text forced-colors:border-[GrayText]',
        reserved: 'bg-warning-bg text-warning forced-colors:border-[GrayText]',
        info: 'bg-info-bg text-info forced-colors:border-[GrayText]',
        taken: 'bg-surface-3 text-ink-3 forced-colors:border-[GrayText]',
        past: 'text-ink-3 box-shadow-[inset_0_0_0_1px_var(--line)] forced-colors:border-[GrayText]',
        none: 'forced-colors:border-[GrayText]',
      },
    },
  },
);

/** What a cell says in words, in a small cell only by its icon. */
export const cellText = cva('max-w-full flex-wrap items-center justify-center gap-x-1.25 @wide:px-1', {
  variants: {
    isSmall: { true: '@wide:text-xs @wide:font-normal', false: '' },
    icon: {
      none: 'hidden @wide:inline-flex',
      plain: 'inline-flex',
      selected: 'relative inline-flex @max-wide:rounded-s @max-wide:bg-primary-action',
    },
  },
  defaultVariants: { icon: 'none' },
});

/** The icon of a cell, smaller beside words. */
const cellIcon = 'icon-s @wide:icon-xs';

const variantByTag: Partial<Record<TagKind, NonNullable<VariantProps<typeof courtCell>['look']>>> = {
  available: 'free',
  offered: 'free',
  booked: 'booked',
  reserved: 'reserved',
  join_waitlist: 'info',
  on_waitlist: 'info',
  past: 'past',
};

export type CourtCellProps = {
  cell: Cell;
  isSelected: boolean;
  /** Tab leads to it. */
  isTabStop: boolean;
  /** Of the court that a link led to. */
  reveal: RefCallback<HTMLElement> | undefined;
  onSelect: (slot: OccurrenceSummary) => void;
  /** It has the focus. */
  onReach: (slot: OccurrenceSummary) => void;
};

/** What a cell says in its place; its name has the whole sentence. */
const getLabel = (tag: AvailabilityTag, t: Translate): string => {
  if (tag.kind === 'busy') return t('timetable.tag.busyShort');
  if (tag.kind !== 'reason') return tagText(tag, t);
  return t(tag.reason === 'started' ? 'timetable.courts.started' : 'timetable.courts.none');
};

/** The court's number, shown in a small cell. */
const getNumber = (name: string): string => /\d+/.exec(name)?.[0] ?? name.slice(0, 2);

const getName = ({ court, slot, tag }: Cell, ownPrice: OwnPrice | undefined, t: Translate): string => {
  if (!slot || !tag) return `${court.name}, ${t('timetable.courts.none')}`;
  const time = `${getClock(slot.startsAt.local)}–${getClock(slot.endsAt.local)}`;
  const isFree = slot.bookableAction?.action === 'book' && tag.kind !== 'past';
  const state = isFree ? ownPriceText(slot, ownPrice, t) : tagText(tag, t);
  return t('timetable.courts.cell', { court: court.name, time, state });
};

/**
 * One court at one time. Free and own slots can be chosen, the others show the reason. On a phone it is drawn as a
 * court.
 */
export const CourtCell = ({ cell, isSelected, isTabStop, reveal, onSelect, onReach }: CourtCellProps) => {
  const t = useTranslations();
  const { court, slot, tag } = cell;
  const ownPrice = useOwnSessionPrice(slot?.id);
  const name = <VisuallyHidden>{getName(cell, ownPrice, t)}</VisuallyHidden>;
  if (!slot || !tag) return <span className={courtCell({ look: 'none' })}>{name}</span>;
  const isFree = tag.kind !== 'past' && slot.bookableAction?.action === 'book';
  const Icon = isSelected ? Check : tagIcons[tag.kind];
  const look = variantByTag[tag.kind] ?? 'taken';
  const words = isFree ? (
    <OwnFrom text={sessionPrice(slot, t)} isFrom={slot.price === null} ownPrice={ownPrice} />
  ) : (
    getLabel(tag, t)
  );
  const icon = isSelected ? 'selected' : isFree ? 'none' : 'plain';
  const content = (
    <>
      {name}
      <span className={cellText({ isSmall: !isSelected && look !== 'free', icon })} aria-hidden="true">
        {icon !== 'none' && <Icon className={cellIcon} />}
        {icon === 'none' ? words : <span className="hidden @wide:inline">{words}</span>}
      </span>
      {icon === 'none' && (
        <span className="relative rounded-s bg-surface px-1.25 py-0.75 @wide:hidden" aria-hidden="true">
          {getNumber(court.name)}
        </span>
      )}
    </>
  );
  const className = courtCell({ look: isSelected ? 'selected' : look });
  if (!isChoosable(cell)) return <span className={className}>{content}</span>;
  return (
    <ActionForm onAct={() => onSelect(slot)}>
      <button
        ref={reveal}
        id={isSelected ? chosenCourtId : undefined}
        type="submit"
        className={className}
        aria-pressed={isSelected}
        data-free={isFree || undefined}
        tabIndex={isTabStop ? 0 : -1}
        onFocus={() => onReach(slot)}
      >
        {content}
      </button>
    </ActionForm>
  );
};
