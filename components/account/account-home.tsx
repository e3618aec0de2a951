import { LinkButton } from '#components/ui/button/link-button.tsx';
import type { Translate } from '#lib/i18n/translate.ts';
import { NextBookingsList } from './next-bookings-list.tsx';

export type AccountHomeProps = {
  firstName: string;
  /** The link to password and devices. */
  securityHref: string;
  /** When the page was made, in milliseconds. */
  renderedAt: number;
  t: Translate;
};

/** The start page of an account: a greeting and the next bookings. */
export const AccountHome = ({ firstName, securityHref, renderedAt, t }: AccountHomeProps) => (
  <div className="grid max-w-[48.75rem] gap-6 px-gutter py-6 *:min-w-0 large:px-0 large:py-0">
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <h1 className="heading-2">{t('login.hello', { name: firstName })}</h1>
      <LinkButton variant="text" size="medium" href={securityHref}>
        {t('security.title')}
      </LinkButton>
    </div>
    <section aria-labelledby="next-bookings">
      <h2 className="heading-3" id="next-bookings">
        {t('account.next')}
      </h2>
      <p className="mt-1 mb-4 text-s">{t('account.nextHelp')}</p>
      <NextBookingsList renderedAt={renderedAt} />
    </section>
  </div>
);
