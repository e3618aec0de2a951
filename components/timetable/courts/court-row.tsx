'use client';

import { useTranslations } from 'next-intl';
import { SessionTag, tagIcons } from '#components/booking/lines/session-tag.tsx';
import { ClockSpan } from '#components/timetable/day/clock-span.tsx';
import { sessionPrice } from '#components/timetable/day/session-price.ts';
import { classNames } from '#components/ui/layout/class-names.ts';
import { CourtCell, type CourtCellProps } from './court-cell.tsx';
import { rowTag, type CourtRow as Row } from './court-rows.ts';

export type CourtRowProps = { row: Row; selectedId: number | string | null; onSelect: CourtCellProps['onSelect'] };

const FlatCell = ({ row }: { row: Row }) => {
  const t = useTranslations('timetable');
  const isPast = row.flat === 'past';
  const Icon = isPast ? tagIcons.past : tagIcons.sold_out;
  return (
    <td role="cell" colSpan={row.cells.length}>
      <span className={classNames('cell', isPast && 'cell--past')}>
        <span className="cell__text">
          <Icon className="icon icon--xs" />
          {isPast ? t('tag.past') : t('courts.allSoldOut', { count: row.cells.length })}
        </span>
      </span>
    </td>
  );
};

/** One time with all its courts; a time that is past or sold out is collapsed to one line. */
export const CourtRow = ({ row, selectedId, onSelect }: CourtRowProps) => {
  const t = useTranslations();
  const tag = rowTag(row);
  return (
    <tr role="row" className={classNames('slot', row.flat && 'slot--flat', row.flat === 'past' && 'slot--past')}>
      <th role="rowheader" scope="row">
        <span className="slot__time">
          <ClockSpan startsAt={row.startsAt} endsAt={row.endsAt} />
          <span className="num">{sessionPrice({ price: row.price, priceFrom: null }, t)}</span>
          {tag && <SessionTag tag={tag} />}
        </span>
      </th>
      {row.flat ? (
        <FlatCell row={row} />
      ) : (
        row.cells.map((cell) => (
          <td key={cell.court.id} role="cell">
            <CourtCell cell={cell} isSelected={cell.slot?.id === selectedId} onSelect={onSelect} />
          </td>
        ))
      )}
    </tr>
  );
};
