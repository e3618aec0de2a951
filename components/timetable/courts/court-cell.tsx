'use client';

import type { VariantProps } from 'class-variance-authority';
import Check from 'lucide-react/icons/check';
import { useTranslations } from 'next-intl';
import type { RefCallback } from 'react';
import type { AvailabilityTag, TagKind } from '#components/booking/lines/availability-tag.ts';
import { sessionPrice } from '#components/booking/lines/session-price.ts';
import { tagIcons } from '#components/booking/lines/session-tag.tsx';
import { tagText } from '#components/booking/lines/tag-text.ts';
import { chosenCourtId } from '#components/timetable/pick/pick-ids.ts';
import { ActionForm } from '#components/ui/button/action-form.tsx';
import { VisuallyHidden } from '#components/ui/layout/visually-hidden.tsx';
import { getClock } from '#contract/rules/wall-time.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { cellIcon, cellText, courtCell } from './court-cell-class.ts';
import { isChoosable, type CourtCell as Cell } from './court-rows.ts';

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

const getName = ({ court, slot, tag }: Cell, t: Translate): string => {
  if (!slot || !tag) return `${court.name}, ${t('timetable.courts.none')}`;
  const time = `${getClock(slot.startsAt.local)}–${getClock(slot.endsAt.local)}`;
  const isFree = slot.bookableAction?.action === 'book' && tag.kind !== 'past';
  const state = isFree ? sessionPrice(slot, t) : tagText(tag, t);
  return t('timetable.courts.cell', { court: court.name, time, state });
};

/**
 * One court at one time. Free and own slots can be chosen, the others show the reason. On a phone it is drawn as a
 * court.
 */
export const CourtCell = ({ cell, isSelected, isTabStop, reveal, onSelect, onReach }: CourtCellProps) => {
  const t = useTranslations();
  const { court, slot, tag } = cell;
  const name = <VisuallyHidden>{getName(cell, t)}</VisuallyHidden>;
  if (!slot || !tag) return <span className={courtCell({ look: 'none' })}>{name}</span>;
  const isFree = tag.kind !== 'past' && slot.bookableAction?.action === 'book';
  const Icon = isSelected ? Check : tagIcons[tag.kind];
  const look = variantByTag[tag.kind] ?? 'taken';
  const words = isFree ? sessionPrice(slot, t) : getLabel(tag, t);
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
