'use client';

import { useEffect, useRef } from 'react';
import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import { schedulePlan, type ScheduleKind } from '#components/schedules/model/schedule.ts';
import { DocumentLinkButton } from '#components/ui/button/document-link-button.tsx';
import { LinkButton } from '#components/ui/button/link-button.tsx';
import { useText } from '#lib/i18n/text-context.ts';
import { useHref, useSite } from '#lib/zones/site-context.tsx';

/** What went into the basket. */
export type Added = {
  name: string;
  /** Whom it is for. */
  personName: string | undefined;
  sessions: number;
  extras: number;
  /** How long it is held. */
  minutes: number;
};

/** It is in the basket: stands in the form's place and takes the focus. */
export const AddedView = ({ kind, added }: { kind: ScheduleKind; added: Added }) => {
  const text = useText();
  const href = useHref();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const Heading = useSite().mode === 'embedded' ? 'h2' : 'h1';
  const { personName, ...values } = added;
  return (
    <div className="container added">
      <section className="card empty" aria-labelledby="added">
        <CourtIllustration kind={schedulePlan(kind, added.name)} />
        <Heading className="h-1" id="added" tabIndex={-1} ref={heading}>
          {text('camps.added.title')}
        </Heading>
        <p>
          {personName === undefined
            ? text('camps.added.what', values)
            : text('camps.added.whatFor', { ...values, person: personName })}{' '}
          {added.minutes > 0 && text('camps.added.held', { minutes: added.minutes })}
        </p>
        <div className="acts">
          <LinkButton variant="text" href={href('/')} prefetch={false}>
            {text('camps.added.home')}
          </LinkButton>
          <DocumentLinkButton href={href('/checkout')}>{text('camps.added.checkout')}</DocumentLinkButton>
        </div>
      </section>
    </div>
  );
};
