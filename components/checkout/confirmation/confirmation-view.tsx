'use client';

import { useQuery } from '@tanstack/react-query';
import Backpack from 'lucide-react/icons/backpack';
import Dumbbell from 'lucide-react/icons/dumbbell';
import Footprints from 'lucide-react/icons/footprints';
import Shirt from 'lucide-react/icons/shirt';
import Waves from 'lucide-react/icons/waves';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { LineRule } from '#components/booking/cancellation/line-rule.tsx';
import { getIllustration } from '#components/booking/lines/item-illustration.ts';
import { byStart } from '#components/booking/lines/order-line-facts.ts';
import { OrderLine } from '#components/booking/lines/order-line.tsx';
import type { EntryInfo } from '#components/booking/model/entry-info.ts';
import type { IllustrationName } from '#components/booking/model/illustration-for.ts';
import { getPeople, getPerson } from '#components/booking/person/people.ts';
import { POLL_MS } from '#components/checkout/payment/use-polling.ts';
import { KioskEnd } from '#components/kiosk/kiosk-end.tsx';
import { Button } from '#components/ui/button/button.tsx';
import { Columns } from '#components/ui/layout/columns.tsx';
import { Panel } from '#components/ui/layout/panel.tsx';
import { Rows } from '#components/ui/layout/rows.tsx';
import { getVisitEntryId, getVisits, isTicket } from '#contract/cart/rules/visits.ts';
import type { Order, BringNote } from '#contract/payments/orders.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import type { Call } from '#lib/api/call.ts';
import { useSession } from '#lib/auth/session-context.tsx';
import { isOwnWindow, tellPaid } from '#lib/browser/own-window.ts';
import { useIsHydrated } from '#lib/browser/use-is-hydrated.ts';
import { operationQuery } from '#lib/query/operation-query.ts';
import { authUserQuery } from '#lib/query/site-queries.ts';
import { useSite } from '#lib/zones/site-context.tsx';
import { getVenue } from './confirmation-facts.ts';
import { ConfirmationHead } from './confirmation-head.tsx';
import { lineActions } from './line-actions.tsx';
import { NextSteps } from './next-steps.tsx';
import { Receipt } from './receipt.tsx';
import { Ticket } from './ticket.tsx';

/** What to wear or carry, by kind of place. */
const icons: Record<IllustrationName, typeof Waves> = {
  pool: Waves,
  track: Dumbbell,
  studio: Shirt,
  badminton: Footprints,
  squash: Footprints,
  basketball: Footprints,
  football: Footprints,
  trampoline: Footprints,
};

const getIcon = ({ name, bookingType }: BringNote) =>
  bookingType === 'camps' ? Backpack : icons[getIllustration(name, bookingType)];

/** What to bring, in the operator's text; renders nothing without one. */
const BringCard = ({ notes }: { notes: readonly BringNote[] }) => {
  const t = useTranslations('confirmation');
  if (notes.length === 0) return null;
  return (
    <Panel aria-labelledby="bring">
      <h2 className="heading-3" id="bring">
        {t('bring')}
      </h2>
      <ul className="grid gap-2">
        {notes.map((note) => {
          const Icon = getIcon(note);
          return (
            <li className="grid grid-cols-[1.25rem_1fr] gap-3" key={note.text}>
              <Icon className="mt-0.5 icon text-primary-text" />
              <span>{note.text}</span>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
};

/** The way back from a window that an embedded page has opened. */
const OwnWindowEnd = () => {
  const t = useTranslations('confirmation');
  useEffect(() => tellPaid(), []);
  const isShown = useIsHydrated() && isOwnWindow();
  if (!isShown) return null;
  return (
    <Panel className="print:hidden">
      <Button onClick={() => window.close()}>{t('closeWindow')}</Button>
      <p className="text-s text-ink-3">{t('closeWindowHelp')}</p>
    </Panel>
  );
};

/** One order with its items; `rt` is a one-time token that authorises a browser without its session. */
const orderQuery = (call: Call, orderId: string, rt?: string) =>
  operationQuery(call, 'getOrder', { params: { orderId }, query: { rt } });

type ConfirmationViewProps = {
  order: Order;
  entryInfo: EntryInfo;
  /** When the page was made, in milliseconds. */
  renderedAt: number;
  /** One-time token of a browser that came back without its session. */
  rt?: string;
};

/**
 * The confirmation: tickets first, then camps, courses and what has no time, then next steps. A pending order is polled
 * until it is complete.
 */
export const ConfirmationView = ({ order: known, entryInfo: arrival, renderedAt, rt }: ConfirmationViewProps) => {
  const t = useTranslations('confirmation');
  const { mode } = useSite();
  const { session } = useSession();
  const { data: order = known } = useQuery({
    ...orderQuery(browserApi, known.id, rt),
    initialData: known,
    throwOnError: false,
    refetchInterval: ({ state }) => (state.data?.status === 'pending' ? POLL_MS : false),
  });
  // The server renders entry codes only for a completed order, so the page is refreshed once the order is complete.
  const router = useRouter();
  const isNews = order.status !== known.status;
  useEffect(() => {
    if (isNews) router.refresh();
  }, [isNews, router]);
  const { data: auth } = useQuery({
    ...authUserQuery(browserApi),
    throwOnError: false,
    enabled: session?.loggedIn === true,
  });
  const people = auth === undefined ? [] : getPeople(auth);
  const items = byStart(order.items);
  const [tickets, lines] = [items.filter(isTicket), items.filter((item) => !isTicket(item))];
  const venue = items.map(getVenue).find((place) => place !== undefined);
  return (
    <>
      <ConfirmationHead order={order} email={auth?.user.email ?? null} renderedAt={renderedAt} />
      <Columns>
        <div className="grid content-start gap-6 *:min-w-0">
          {mode === 'kiosk' && <KioskEnd />}
          {mode === 'embedded' && <OwnWindowEnd />}
          {tickets.length > 0 && (
            <ul className="grid content-start gap-4 *:min-w-0" aria-label={t('bookings')}>
              {getVisits(tickets).map((visit) => (
                <Ticket
                  key={getVisitEntryId(visit)}
                  visit={visit}
                  entryInfo={arrival}
                  renderedAt={renderedAt}
                  people={people}
                />
              ))}
            </ul>
          )}
          {lines.length > 0 && (
            <Rows>
              {lines.map((item) => (
                <OrderLine
                  key={item.id}
                  item={item}
                  person={getPerson(people, item.purchasedForUserId)}
                  note={<LineRule items={[item]} renderedAt={renderedAt} />}
                  actions={lineActions(item, arrival)}
                  actionsPlace="below"
                />
              ))}
            </Rows>
          )}
        </div>
        <aside className="grid content-start gap-6 *:min-w-0" aria-label={t('nextRegion')}>
          <BringCard notes={order.whatToBring} />
          {mode !== 'kiosk' && <NextSteps venue={venue} />}
          <Receipt order={order} />
        </aside>
      </Columns>
    </>
  );
};
