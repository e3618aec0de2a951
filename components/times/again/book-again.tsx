'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent } from 'react';
import { useSession } from '#lib/auth/session-context.tsx';
import { browserQueryClient } from '#lib/query/browser-query-client.ts';
import { useNow } from '#lib/time/use-now.ts';
import { AgainCard } from './again-card.tsx';
import { againQuery } from './again-query.ts';

export type BookAgainProps = {
  renderedAt: number;
  /** Called once it is known what there is to show, or that there is nothing. */
  onTold: (isNothing: boolean) => void;
};

/** What the customer and their people booked last, and when each is free next; nothing where they booked nothing. */
export const BookAgain = ({ renderedAt, onTold }: BookAgainProps) => {
  const t = useTranslations('home');
  const { session } = useSession();
  const now = useNow(renderedAt);
  const { data: again, isError } = useQuery(againQuery(session?.userId ?? null), browserQueryClient());
  const isNothing = again?.length === 0 || isError;
  const isKnown = again !== undefined || isError;
  const tell = useEffectEvent(() => onTold(isNothing));
  useEffect(() => {
    if (isKnown) tell();
  }, [isKnown]);
  if (isNothing || again === undefined) return null;
  return (
    <section className="page-width pt-6 large:pt-[2rem]" aria-labelledby="again">
      <h2 className="heading-3" id="again">
        {t('again.title')}
      </h2>
      <p className="mb-3 text-s text-ink-3">{t('again.help')}</p>
      <ul className="grid gap-3 large:grid-cols-3">
        {again.map(({ booked, hit }) => (
          <AgainCard key={`${booked.userId} ${hit.venue.slug} ${booked.name}`} {...{ booked, hit, now }} />
        ))}
      </ul>
    </section>
  );
};
