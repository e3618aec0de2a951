'use client';

import { cva, cx } from 'class-variance-authority';
import { useLocale, useTranslations } from 'next-intl';
import { Fragment, useCallback, useMemo, useState, type KeyboardEvent } from 'react';
import { groupByDayPart } from '#components/booking/model/timetable-parts.ts';
import { OwnSessionPrices } from '#components/booking/own-price/own-session-prices.tsx';
import { LateIllustration } from '#components/illustrations/late-illustration.tsx';
import { isLinked } from '#components/timetable/day/use-linked-session.ts';
import { getIntervalRuns } from '#components/timetable/model/interval-runs.ts';
import type { TimetableDay } from '#components/timetable/model/timetable-day.ts';
import { useMediaQuery } from '#components/ui/layout/use-media-query.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { formatDate } from '#lib/format/format-date.ts';
import { CourtRow, type CourtRowProps } from './court-row.tsx';
import { courtGrid, tabStop, type CourtRow as Row } from './court-rows.ts';
import { isGridKey } from './grid-keys.ts';
import { IntervalHead } from './interval-head.tsx';

export type CourtGridProps = Pick<CourtRowProps, 'selectedId' | 'linked' | 'onSelect'> & {
  day: TimetableDay;
  slots: readonly OccurrenceSummary[];
  now: Date;
};

const table = cx(
  // What a free cell inherits, since there are hundreds: on a phone it shows a court and its number, in the table a price.
  'text-ink @max-wide:font-figures @max-wide:text-[calc(1.375rem*max(var(--heading-scale),0.8))]/none @max-wide:font-headline',
  // On a phone a free cell is drawn as a court.
  '@max-wide:[&_[data-free]]:before:absolute @max-wide:[&_[data-free]]:before:inset-0 @max-wide:[&_[data-free]]:before:bg-line-strong',
  '@max-wide:[&_[data-free]]:before:[mask:var(--court-lines)_0_0/100%_100%] @max-wide:[&_[data-free][aria-pressed=true]]:before:bg-[rgb(255_255_255/0.45)]',
  '@wide:text-[length:var(--text-s)]/[1rem] @wide:font-medium @wide:tabular-nums',
  '[--cell:3.75rem] [--rim-hover:inset_0_0_0_2px_var(--primary-action)] [--rim:inset_0_0_0_1.5px_var(--control)]',
  '@wide:[--cell:var(--tap)] @wide:[--rim:inset_0_0_0_1px_var(--line-strong)]',
  'block w-full @wide:table @wide:table-fixed @wide:border-separate @wide:[border-spacing:6px_0]',
  '@wide:rounded-l @wide:border @wide:border-line @wide:bg-surface @wide:px-3.5 @wide:pb-2',
);

const head = cva('border-b border-line-strong px-0 pt-4 pb-3 text-s normal-nums', {
  variants: {
    column: {
      time: 'w-[8rem] text-left font-normal text-ink-3',
      court: 'text-center font-medium text-ink',
    },
  },
});

const partHead = cva(
  [
    'text-left font-heading text-[calc(var(--h-4)*max(var(--heading-scale),0.8))]/none font-headline tracking-[var(--heading-tracking)] text-ink',
    'px-0 pb-[0.25rem] @max-wide:block @wide:pt-5 @wide:pb-1.5',
  ],
  { variants: { isFirst: { true: 'pt-2', false: 'pt-[2rem]' } } },
);

/** The narrowest window in which the grid is a table, whose head shows courts. */
const tableWidth = '(min-width: 50rem)';

/** An id where the row has its court, else null. */
const ofRow = ({ cells }: Row, id: OccurrenceSummary['id'] | null) =>
  cells.some(({ slot }) => slot?.id === id) ? id : null;

const loadMoves = () => import('./move-in-grid.ts').catch(() => undefined);

const move = (event: KeyboardEvent<HTMLTableElement>): void => {
  const { target, key, ctrlKey } = event;
  if (!(target instanceof HTMLButtonElement) || !isGridKey(key)) return;
  event.preventDefault();
  void loadMoves().then((moves) => moves?.moveInGrid(target, key, ctrlKey));
};

/** Courts by time: a grid with one tab stop on wide screens, rows of tappable courts on narrow ones. */
export const CourtGrid = ({ day, slots, now, selectedId, linked, onSelect }: CourtGridProps) => {
  const t = useTranslations('timetable');
  const locale = useLocale();
  const at = now.getTime();
  const { courts, parts, rows } = useMemo(() => {
    const grid = courtGrid(slots, new Date(at));
    return { ...grid, parts: groupByDayPart(grid.rows) };
  }, [slots, at]);
  const priced = slots.filter(({ bookableAction }) => bookableAction?.action === 'book').map(({ id }) => id);
  const isTable = useMediaQuery(tableWidth);
  const [reachedId, setReached] = useState<OccurrenceSummary['id'] | null>(null);
  const reach = useCallback(({ id }: OccurrenceSummary) => setReached(id), []);
  const tabStopId = tabStop(rows, [reachedId, selectedId]) ?? null;
  const caption = { activity: day.activity.name, date: formatDate(day.date, locale) };
  return (
    <div className="@container">
      <table role="grid" className={table} onKeyDown={move} onFocus={() => void loadMoves()}>
        <caption className="sr-only">{t('courts.caption', caption)}</caption>
        <thead
          role="rowgroup"
          className="@max-wide:absolute @max-wide:size-px @max-wide:overflow-hidden @max-wide:[clip-path:inset(50%)]"
        >
          <tr role="row">
            <th role="columnheader" scope="col" className={head({ column: 'time' })}>
              {t('courts.time')}
            </th>
            {courts.map(({ id, name }) => (
              <th key={id} role="columnheader" scope="col" className={head({ column: 'court' })}>
                <span className="mx-auto mb-1.5 block h-[1.875rem] w-[4rem]">
                  <LateIllustration isSeen={isTable} className="size-full" kind={day.activity.plan} zone={null} small />
                </span>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <OwnSessionPrices ids={priced}>
          {parts.map(({ part, items }, index) => (
            <tbody key={part} role="rowgroup" className="@max-wide:block">
              <tr role="row" className="@max-wide:block">
                <th
                  role="rowheader"
                  scope="rowgroup"
                  colSpan={courts.length + 1}
                  className={partHead({ isFirst: index === 0 })}
                >
                  {t(`part.${part}`)}
                </th>
              </tr>
              {getIntervalRuns(items).map((run) => (
                <Fragment key={run.sessions[0]?.key}>
                  {run.intervalKey !== null && <IntervalHead rows={run.sessions} columns={courts.length + 1} />}
                  {run.sessions.map((row) => (
                    <CourtRow
                      key={row.key}
                      row={row}
                      // A row is rendered again only when its own courts change.
                      selectedId={ofRow(row, selectedId)}
                      tabStopId={ofRow(row, tabStopId)}
                      linked={row.cells.some(({ slot }) => slot && isLinked(linked, slot)) ? linked : null}
                      onSelect={onSelect}
                      onReach={reach}
                    />
                  ))}
                </Fragment>
              ))}
            </tbody>
          ))}
        </OwnSessionPrices>
      </table>
    </div>
  );
};
