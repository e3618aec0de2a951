'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, type ReactNode } from 'react';
import { MemberBarcode } from '#components/booking/entry/member-barcode.tsx';
import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import { MembershipDrawing } from '#components/illustrations/membership-drawing.tsx';
import { typedName } from '#components/joining/flow/typed.ts';
import { KioskEnd } from '#components/kiosk/kiosk-end.tsx';
import { LinkButton } from '#components/ui/button/button.tsx';
import { DocumentLinkButton } from '#components/ui/button/document-link-button.tsx';
import { Columns } from '#components/ui/layout/columns.tsx';
import { Panel } from '#components/ui/layout/panel.tsx';
import { Sum, Sums } from '#components/ui/layout/sums.tsx';
import type { Membership } from '#contract/memberships/memberships.ts';
import { draftPrefix } from '#lib/browser/forget-drafts.ts';
import { keepValue, useSessionStorage } from '#lib/browser/use-session-storage.ts';
import { formatDayOfYear } from '#lib/format/format-date.ts';
import { useHref, useSite } from '#lib/zones/site-context.tsx';
import { successTargetKey } from './success-target.ts';

type MembershipCardProps = {
  membership: Membership;
  /** The number of the account holder's card; null before there is one. */
  card: string | null;
};

/** The card of a new member: the membership, where it is at home, and the barcode. */
const MembershipCard = ({ membership: { membershipType, homeVenue, people }, card }: MembershipCardProps) => {
  const t = useTranslations('joining.welcome');
  const names = people.map(({ name }) => name).join(', ');
  return (
    <section
      className="on-dark relative grid gap-4 overflow-clip rounded-l bg-dark p-5 text-s text-white small:p-6 print:break-inside-avoid print:[print-color-adjust:exact]"
      aria-labelledby="membership-card"
    >
      <MembershipDrawing />
      <div className="relative">
        <h2 className="sr-only" id="membership-card">
          {t('card')}
        </h2>
        <p className="heading-2 text-white">{membershipType.name}</p>
        <p>{homeVenue.name}</p>
        {people.length > 1 && <p>{names}</p>}
      </div>
      {card === null ? <p className="relative">{t('noCard')}</p> : <MemberBarcode number={card} />}
      {card !== null && <p className="relative">{t('show')}</p>}
    </section>
  );
};

/** Leads back to the site from which somebody came to join; nothing for everybody else. */
const GoOn = () => {
  const t = useTranslations('joining.welcome');
  const [target] = useSessionStorage(successTargetKey);
  return target === null ? null : <DocumentLinkButton href={target}>{t('goOn')}</DocumentLinkButton>;
};

type WelcomeViewProps = {
  membership: Membership;
  /** Empty where it is not known. */
  firstName: string;
  card: string | null;
  /** The venue's page on bookings. */
  venuePath: string;
  /** What was paid. */
  receipt: ReactNode;
};

const Next = ({ membership }: Pick<WelcomeViewProps, 'membership'>) => {
  const t = useTranslations('joining.welcome');
  const locale = useLocale();
  const { nextBillingOn, price } = membership;
  if (nextBillingOn === null || price === null) return null;
  return (
    <Panel aria-labelledby="welcome-next">
      <h2 className="heading-3" id="welcome-next">
        {t('next')}
      </h2>
      <Sums>
        <Sum label={formatDayOfYear(nextBillingOn, locale)}>{price.formatted}</Sum>
      </Sums>
    </Panel>
  );
};

/** The page after joining: the card, what comes next, and what was paid. */
export const WelcomeView = ({ membership, firstName, card, venuePath, receipt }: WelcomeViewProps) => {
  const t = useTranslations('joining.welcome');
  const href = useHref();
  const { mode } = useSite();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const typeId = membership.membershipType.id;
  useEffect(() => {
    keepValue(draftPrefix + typedName(typeId), null);
  }, [typeId]);
  const Heading = mode === 'embedded' ? 'h2' : 'h1';
  return (
    <>
      <div className="on-dark relative overflow-clip">
        <CourtIllustration
          className="absolute max-large:-top-15 max-large:-right-28 max-large:w-[15rem] max-compact:hidden large:-top-14 large:right-[calc(50%-608px)] large:w-[26.25rem] print:hidden"
          kind="football"
          view="crop"
        />
        <div className="relative page-width grid gap-3 py-[2.5rem] large:py-[3.5rem]">
          <Heading className="justify-self-start heading-display" ref={heading} tabIndex={-1}>
            {firstName === '' ? t('titlePlain') : t('title', { name: firstName })}
          </Heading>
          <p className="max-w-[46ch] text-l text-balance">{t('lead', { venue: membership.homeVenue.name })}</p>
        </div>
      </div>
      <Columns>
        <div className="grid content-start gap-6 *:min-w-0">
          {mode === 'kiosk' && <KioskEnd />}
          <div className="max-w-[30rem]">
            <MembershipCard membership={membership} card={card} />
          </div>
          {mode !== 'kiosk' && (
            <p className="flex flex-wrap gap-3 print:hidden">
              <GoOn />
              <LinkButton variant="secondary" href={href(venuePath, 'bookings')} prefetch={false}>
                {t('book')}
              </LinkButton>
              <LinkButton variant="text" href={href('/memberships', 'account')} prefetch={false}>
                {t('manage')}
              </LinkButton>
            </p>
          )}
        </div>
        <aside className="grid content-start gap-6 *:min-w-0" aria-label={t('next')}>
          <Next membership={membership} />
          {receipt}
        </aside>
      </Columns>
    </>
  );
};
