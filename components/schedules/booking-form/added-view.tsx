'use client';

import { differenceInMinutes } from 'date-fns/differenceInMinutes';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import { schedulePlan, type AnySchedule, type ScheduleKind } from '#components/schedules/model/schedule.ts';
import { LinkButton } from '#components/ui/button/button.tsx';
import { DocumentLinkButton } from '#components/ui/button/document-link-button.tsx';
import { emptyState } from '#components/ui/feedback/empty-state.tsx';
import { Card } from '#components/ui/layout/card.tsx';
import type { Cart } from '#contract/cart/cart.ts';
import { useHref, useSite } from '#lib/zones/site-context.tsx';

/** What was added to the basket. */
export type Added = {
  schedule: AnySchedule;
  /** The basket with it. */
  cart: Cart;
  /** Whom it is for. */
  names: string[];
};

/** The facts of the newest basket line of this camp or course; `minutes` is how long it is held. */
const getFacts = ({ schedule, cart }: Added, now: Date) => {
  const lines = cart.items.filter((item) => item.type === 'av2_booking_bundle' && item.scheduleId === schedule.id);
  const [line] = lines.toSorted((one, other) => other.sortBy - one.sortBy);
  const children = line?.childItems ?? [];
  const extras = children.filter(({ type }) => type === 'pricing_option').length;
  return {
    name: schedule.name,
    sessions: children.length - extras,
    extras,
    minutes: differenceInMinutes(line?.holdExpiresAt ?? now, now, { roundingMethod: 'round' }),
  };
};

export type AddedViewProps = { kind: ScheduleKind; added: Added; now: Date };

/** The success view after adding to the basket. It replaces the form and takes the focus. */
export const AddedView = ({ kind, added, now }: AddedViewProps) => {
  const t = useTranslations('camps');
  const locale = useLocale();
  const href = useHref();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const Heading = useSite().mode === 'embedded' ? 'h2' : 'h1';
  const { names } = added;
  const values = getFacts(added, now);
  const person = names.length === 0 ? undefined : new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
  return (
    <div className="page-width py-6">
      <Card as="section" className={emptyState()} aria-labelledby="added">
        <CourtIllustration kind={schedulePlan(kind, values.name)} />
        <Heading className="heading-1" id="added" tabIndex={-1} ref={heading}>
          {t('added.title')}
        </Heading>
        <p>
          {person === undefined ? t('added.what', values) : t('added.whatFor', { ...values, person })}{' '}
          {values.minutes > 0 && t('added.held', { minutes: values.minutes })}
        </p>
        <div className="flex flex-wrap justify-center gap-2 *:mt-4">
          <LinkButton variant="text" href={href('/')} prefetch={false}>
            {t('added.home')}
          </LinkButton>
          <DocumentLinkButton href={href('/checkout')}>{t('added.checkout')}</DocumentLinkButton>
        </div>
      </Card>
    </div>
  );
};
