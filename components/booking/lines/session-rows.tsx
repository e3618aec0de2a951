import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Rows } from '#components/ui/layout/rows.tsx';

/** A row chooses its layout by the width of its list, so that it also fits a frame. */
const rows = cx(
  '@container *:relative *:grid *:items-center *:border-line *:not-first:border-t',
  "*:grid-cols-[minmax(0,1fr)_auto] *:gap-x-4 *:gap-y-1 *:px-4 *:py-4 *:[grid-template-areas:'time_price'_'what_what'_'pill_action']",
  "*:@row:grid-cols-[6.5rem_minmax(0,1fr)_8.5rem_3.5rem_minmax(8.25rem,max-content)] *:@row:gap-x-3.5 *:@row:gap-y-0 *:@row:py-3.5 *:@row:[grid-template-areas:'time_what_pill_price_action']",
  '*:@wide:grid-cols-[7rem_minmax(0,1fr)_8.5rem_3.5rem_minmax(8.5rem,max-content)] *:@wide:gap-x-4 *:@wide:px-5',
  // Large type on a small screen: one thing below the other.
  "*:@max-[15rem]:grid-cols-[minmax(0,1fr)] *:@max-[15rem]:[grid-template-areas:'time'_'what'_'price'_'pill'_'action']",
);

/** The parts of a session's row. */
export const rowParts = {
  time: 'flex items-baseline gap-2 whitespace-nowrap [grid-area:time] @row:grid @row:items-start @row:gap-1 @max-[15rem]:flex-wrap @max-[15rem]:whitespace-normal',
  what: 'min-w-0 [grid-area:what]',
  pill: 'min-w-0 [grid-area:pill]',
  price: 'text-right tabular-nums [grid-area:price] @max-[15rem]:text-left',
  action:
    'flex items-center justify-self-end [grid-area:action] @max-row:mt-2 @max-row:min-h-[2.625rem] @max-[15rem]:justify-self-start',
};

/** A list of sessions, each with the parts `rowParts`. The list says how its rows are laid out, as there may be a hundred. */
export const SessionRows = ({ className, ...props }: ComponentProps<'ul'>) => (
  <Rows {...props} className={cx(rows, className)} />
);
