'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import { schedulePlan, type ScheduleKind } from '#components/schedules/model/schedule.ts';
import { DocumentLinkButton } from '#components/ui/button/document-link-button.tsx';
import { LinkButton } from '#components/ui/button/link-button.tsx';
import { emptyState } from '#components/ui/feedback/empty-state-class.ts';
import { Card } from '#components/ui/layout/card.tsx';
import { useHref, useSite } from '#lib/zones/site-context.tsx';

/** The item that was added to the basket. */
export type Added = {
  name: string;
  /** Whom it is for. */
  names: string[];
  sessions: number;
  extras: number;
  /** How long it is held. */
  minutes: number;
};

/** The success view after adding to the basket. It replaces the form and takes the focus. */
export const AddedView = ({ kind, added }: { kind: ScheduleKind; added: Added }) => {
  const t = useTranslations('camps');
  const locale = useLocale();
  const href = useHref();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const Heading = useSite().mode === 'embedded' ? 'h2' : 'h1';
  const { names, ...values } = added;
  const person = names.length === 0 ? undefined : new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
  return (
    <div className="page-width py-6">
      <Card as="section" className={emptyState()} aria-labelledby="added">
        <CourtIllustration kind={schedulePlan(kind, added.name)} />
        <Heading className="heading-1" id="added" tabIndex={-1} ref={heading}>
          {t('added.title')}
        </Heading>
        <p>
          {person === undefined ? t('added.what', values) : t('added.whatFor', { ...values, person })}{' '}
          {added.minutes > 0 && t('added.held', { minutes: added.minutes })}
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
