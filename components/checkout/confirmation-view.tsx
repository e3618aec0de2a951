'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { OrderLine } from '#components/booking/order-line.tsx';
import type { Order } from '#contract/orders.ts';
import { browserCall } from '#lib/api/browser-call.ts';
import { useText } from '#lib/messages/text-context.ts';
import { orderQuery } from '#lib/queries/orders.ts';
import { authUserQuery } from '#lib/queries/site-queries.ts';
import type { Arrival } from '#lib/rules/arrival.ts';
import { byStart, isTicket, venueOf } from '#lib/rules/confirmation.ts';
import { peopleOf, personOf } from '#lib/rules/people.ts';
import { useSession } from '#lib/site/session-context.ts';
import { useSite } from '#lib/site/site-context.ts';
import { BringCard } from './bring-card.tsx';
import { ConfirmationHead } from './confirmation-head.tsx';
import { KioskEnd } from './kiosk-end.tsx';
import { lineActions } from './line-actions.tsx';
import { NextSteps } from './next-steps.tsx';
import { Receipt } from './receipt.tsx';
import { Ticket } from './ticket.tsx';
import { POLL_MS } from './use-polling.ts';

type ConfirmationViewProps = {
  order: Order;
  arrival: Arrival;
  /** When the page was made, in milliseconds. */
  renderedAt: number;
  /** One-time token of a browser that came back without its session. */
  rt?: string;
};

/** The confirmation: tickets first, then what has no code, then what next. A pending order is looked at until it is done. */
export const ConfirmationView = ({ order: known, arrival, renderedAt, rt }: ConfirmationViewProps) => {
  const text = useText();
  const { mode } = useSite();
  const { session } = useSession();
  const { data: order = known } = useQuery({
    ...orderQuery(browserCall, known.id, rt),
    initialData: known,
    throwOnError: false,
    refetchInterval: ({ state }) => (state.data?.status === 'pending' ? POLL_MS : false),
  });
  // What the server draws for a booking it draws once there is one.
  const router = useRouter();
  const isNews = order.status !== known.status;
  useEffect(() => {
    if (isNews) router.refresh();
  }, [isNews, router]);
  const { data: auth } = useQuery({
    ...authUserQuery(browserCall),
    throwOnError: false,
    enabled: session?.loggedIn === true,
  });
  const people = auth === undefined ? [] : peopleOf(auth);
  const items = byStart(order.items);
  const [tickets, lines] = [items.filter(isTicket), items.filter((item) => !isTicket(item))];
  const venue = items.map(venueOf).find((place) => place !== undefined);
  return (
    <>
      <ConfirmationHead order={order} email={auth?.user.email ?? null} renderedAt={renderedAt} />
      <div className="container cols">
        <div className="stack">
          {mode === 'kiosk' && <KioskEnd />}
          {tickets.length > 0 && (
            <ul className="stack stack--s" aria-label={text('confirmation.bookings')}>
              {tickets.map((item) => (
                <Ticket
                  key={item.id}
                  item={item}
                  arrival={arrival}
                  renderedAt={renderedAt}
                  person={personOf(people, item.purchasedForUserId)}
                />
              ))}
            </ul>
          )}
          {lines.length > 0 && (
            <ul className="lines">
              {lines.map((item) => (
                <li className="oline" key={item.id}>
                  <OrderLine
                    item={item}
                    person={personOf(people, item.purchasedForUserId)}
                    note={item.packageApplied && <p className="oline__meta">{text('confirmation.fromPackage')}</p>}
                    actions={lineActions(item, arrival.codes)}
                  />
                </li>
              ))}
            </ul>
          )}
        </div>
        <aside className="stack" aria-label={text('confirmation.nextRegion')}>
          <BringCard notes={order.whatToBring} />
          {mode !== 'kiosk' && <NextSteps venue={venue} />}
          <Receipt order={order} />
        </aside>
      </div>
    </>
  );
};
