'use client';

import { cva } from 'class-variance-authority';
import History from 'lucide-react/icons/history';
import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { tagText, type AvailabilityTag } from '#components/booking/lines/availability-tag.ts';
import { ClockSpan } from '#components/booking/lines/clock-span.tsx';
import { sessionPrice } from '#components/booking/lines/session-price.ts';
import { SessionTag, tagIcons } from '#components/booking/lines/session-tag.tsx';
import { OwnFrom } from '#components/booking/own-price/own-from.tsx';
import { useOwnSessionPrice } from '#components/booking/own-price/own-session-prices.tsx';
import { isLinked, type LinkedSession } from '#components/timetable/day/use-linked-session.ts';
import { Pill } from '#components/ui/pill.tsx';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { cellText, courtCell, CourtCell, type CourtCellProps } from './court-cell.tsx';
import { rowTag, type CourtRow as Row } from './court-rows.ts';

export type CourtRowProps = Pick<CourtCellProps, 'onSelect' | 'onReach'> & {
  row: Row;
  selectedId: OccurrenceSummary['id'] | null;
  tabStopId: OccurrenceSummary['id'] | null;
  linked: LinkedSession | null;
};

const flatText = (row: Row, tag: AvailabilityTag, t: Translate): string => {
  if (row.flat === 'started') return t('timetable.courts.started');
  return row.flat === 'sold_out' ? t('timetable.courts.allSoldOut', { count: row.cells.length }) : tagText(tag, t);
};

const FlatCell = ({ row, tag }: { row: Row; tag: AvailabilityTag }) => {
  const t = useTranslations();
  const Icon = tagIcons[tag.kind];
  return (
    <td role="gridcell" colSpan={row.cells.length} className="@max-wide:hidden">
      <span className={courtCell({ look: row.flat === 'past' ? 'past' : 'taken' })}>
        <span className={cellText({ isSmall: true, icon: 'plain' })}>
          <Icon className="icon-xs" />
          {flatText(row, tag, t)}
        </span>
      </span>
    </td>
  );
};

const slot = cva(
  'grid gap-1.5 border-line max-compact:gap-1 @max-wide:border-b @wide:table-row @wide:*:px-0 @wide:*:py-1.25',
  {
    variants: {
      isFlat: {
        true: 'grid-cols-[1fr] py-2.5',
        // Six courts still stand in one line at 320 px.
        false:
          'grid-cols-[repeat(auto-fill,minmax(3rem,1fr))] pt-3 pb-4 max-compact:grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))]',
      },
    },
  },
);

const time = cva('flex flex-wrap items-center gap-x-2.5 gap-y-1 @wide:block', {
  variants: { isFlat: { true: '', false: '@max-wide:mb-1' } },
});

const Times = ({ row, selectedId, tabStopId, linked, ...choice }: CourtRowProps) => {
  const t = useTranslations();
  const tag = rowTag(row);
  const isFlat = row.flat !== null;
  const ownPrice = useOwnSessionPrice(
    row.cells.find(({ slot: one }) => one?.bookableAction?.action === 'book')?.slot?.id,
  );
  return (
    <tr role="row" className={slot({ isFlat })}>
      <th
        role="rowheader"
        scope="row"
        className="col-[1/-1] text-left font-body text-[length:var(--text-s)]/[1.5] font-normal"
      >
        <span className={time({ isFlat })}>
          <ClockSpan startsAt={row.startsAt} endsAt={row.endsAt} past={row.flat === 'past' ? 'plain' : undefined} />
          <span className="lining-nums tabular-nums last:ml-auto @wide:hidden">
            <OwnFrom
              text={sessionPrice({ price: row.price, priceFrom: null }, t)}
              isFrom={false}
              ownPrice={row.price === null ? undefined : ownPrice}
            />
          </span>
          {tag && (
            <span className="ml-auto @wide:hidden">
              {row.flat === 'started' ? (
                <Pill tone="neutral" icon={<History className="icon-xs" />}>
                  {t('timetable.courts.started')}
                </Pill>
              ) : (
                <SessionTag tag={tag} />
              )}
            </span>
          )}
        </span>
      </th>
      {row.flat && tag ? (
        <FlatCell row={row} tag={tag} />
      ) : (
        row.cells.map((cell) => (
          <td key={cell.court.id} role="gridcell">
            <CourtCell
              {...choice}
              cell={cell}
              isSelected={cell.slot?.id === selectedId}
              isTabStop={cell.slot?.id === tabStopId}
              reveal={cell.slot && isLinked(linked, cell.slot) ? linked?.reveal : undefined}
            />
          </td>
        ))
      )}
    </tr>
  );
};

/** One time with all its courts; a time that is past, running or sold out is collapsed to one line. */
export const CourtRow = memo(Times);
