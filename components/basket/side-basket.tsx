'use client';

import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { browserCall } from '../../lib/api/browser-call.ts';
import { useText } from '../../lib/messages/text-context.ts';
import { cartQuery } from '../../lib/queries/site-queries.ts';
import { useLoginModal } from '../../lib/site/login-modal-context.ts';
import { useSession } from '../../lib/site/session-context.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import './side-basket.css';

const headingId = 'side-basket';

const SideBasketLines = lazy(async () => ({ default: (await import('./side-basket-lines.tsx')).SideBasketLines }));

const Nothing = ({ isLoggedIn }: { isLoggedIn: boolean }) => {
  const text = useText();
  const login = useLoginModal();
  return (
    <div className="basket__note">
      <p className="small">{text(isLoggedIn ? 'basket.empty' : 'basket.emptyLoggedOut')}</p>
      {!isLoggedIn && <Button variant="secondary" size="medium" onClick={() => login.open()}>{text('basket.logIn')}</Button>}
    </div>
  );
};

/** The basket beside a timetable, from 1200 px. It loads nothing for a visitor who is not logged in. */
export const SideBasket = () => {
  const text = useText();
  const { session } = useSession();
  const isLoggedIn = session?.loggedIn === true;
  const { data: cart, isError } = useQuery({ ...cartQuery(browserCall), throwOnError: false, enabled: isLoggedIn });
  const isLoading = session === null || (isLoggedIn && cart === undefined && !isError);
  const count = isLoggedIn ? (cart?.totals.itemCount ?? 0) : 0;
  return (
    <section className="basket" aria-labelledby={headingId}>
      <div className="basket__head">
        <h2 id={headingId} tabIndex={-1}>{text('basket.title')}</h2>
        {count > 0 && <Badge count={count} label={text('basket.itemCount', { count })} />}
      </div>
      {isLoading && <div className="basket__note"><Skeleton height={20} width="70%" /></div>}
      {isLoggedIn && isError && cart === undefined && <p className="basket__note small" role="alert">{text('basket.loadFailed')}</p>}
      {isLoggedIn && cart !== undefined && count > 0 && (
        <Suspense fallback={null}>
          <SideBasketLines cart={cart} headingId={headingId} />
        </Suspense>
      )}
      {!isLoading && count === 0 && !isError && <Nothing isLoggedIn={isLoggedIn} />}
    </section>
  );
};
