'use client';

import Check from 'lucide-react/icons/check';
import { useTranslations } from 'next-intl';
import type { TagKind } from '#components/booking/lines/availability-tag.ts';
import { tagIcons } from '#components/booking/lines/session-tag.tsx';
import { tagText } from '#components/booking/lines/tag-text.ts';
import { sessionPrice } from '#components/timetable/day/session-price.ts';
import { ActionForm } from '#components/ui/button/action-form.tsx';
import { classNames } from '#components/ui/layout/class-names.ts';
import type { OccurrenceSummary } from '#contract/occurrences.ts';
import { getClock } from '#contract/rules/wall-time.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import type { CourtCell as Cell } from './court-rows.ts';

const looks: Partial<Record<TagKind, string>> = {
  available: 'cell--free',
  offered: 'cell--free',
  booked: 'cell--mine',
  reserved: 'cell--reserved',
  join_waitlist: 'cell--info',
  on_waitlist: 'cell--info',
  past: 'cell--past',
};

export type CourtCellProps = { cell: Cell; isSelected: boolean; onSelect: (slot: OccurrenceSummary) => void };

/** The court's number, shown in a small cell. */
const getNumber = (name: string): string => /\d+/.exec(name)?.[0] ?? name.slice(0, 2);

const CourtLines = () => (
  <svg className="cell__court" viewBox="0 0 40 60" preserveAspectRatio="none" aria-hidden="true" focusable="false">
    <path d="M4 0V60M36 0V60M0 4H40M0 56H40M4 21H36M4 39H36M20 0V21M20 39V60" />
    <path className="cell__net" d="M0 30H40" />
  </svg>
);

const getName = ({ court, slot, tag }: Cell, t: Translate): string => {
  if (!slot || !tag)
    return t('timetable.courts.cell', { court: court.name, time: '', state: t('timetable.courts.none') });
  const time = `${getClock(slot.startsAt.local)}–${getClock(slot.endsAt.local)}`;
  const isFree = slot.bookableAction?.action === 'book' && tag.kind !== 'past';
  const state = isFree ? sessionPrice(slot, t) : tagText(tag, t);
  return t('timetable.courts.cell', { court: court.name, time, state });
};

/**
 * One court at one time. Free and own slots can be chosen, the others show the reason. On a phone it is drawn as a
 * court.
 */
export const CourtCell = ({ cell, isSelected, onSelect }: CourtCellProps) => {
  const t = useTranslations();
  const { court, slot, tag } = cell;
  const name = <span className="visually-hidden">{getName(cell, t)}</span>;
  if (!slot || !tag) return <span className="cell cell--none">{name}</span>;
  const isFree = tag.kind !== 'past' && slot.bookableAction?.action === 'book';
  const Icon = isSelected ? Check : tagIcons[tag.kind];
  const words = tag.kind === 'busy' ? t('timetable.tag.busyShort') : tagText(tag, t);
  const content = (
    <>
      {name}
      <span className="cell__text" aria-hidden="true">
        {(!isFree || isSelected) && <Icon className="icon icon--xs" />}
        {isFree ? sessionPrice(slot, t) : words}
      </span>
      {isFree && <CourtLines />}
      {isFree && !isSelected ? (
        <span className="cell__number" aria-hidden="true">
          {getNumber(court.name)}
        </span>
      ) : (
        <span className="cell__icon">
          <Icon className="icon icon--s" />
        </span>
      )}
    </>
  );
  const className = classNames('cell', looks[tag.kind], isSelected && 'cell--selected');
  if (tag.kind === 'past' || !slot.bookableAction?.action) return <span className={className}>{content}</span>;
  return (
    <ActionForm onAct={() => onSelect(slot)}>
      <button type="submit" className={className} aria-pressed={isSelected}>
        {content}
      </button>
    </ActionForm>
  );
};
