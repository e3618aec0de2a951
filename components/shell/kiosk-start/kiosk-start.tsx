import { cva } from 'class-variance-authority';
import type { LucideIcon } from 'lucide-react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import CalendarDays from 'lucide-react/icons/calendar-days';
import IdCard from 'lucide-react/icons/id-card';
import LogOut from 'lucide-react/icons/log-out';
import Ticket from 'lucide-react/icons/ticket';
import { KickOff } from '#components/illustrations/kick-off.tsx';
import { KioskHomeLink } from '#components/kiosk/kiosk-home-link.tsx';
import { LazyKioskTools } from '#components/kiosk/lazy-kiosk-tools.tsx';
import { LanguageLinks } from '#components/shell/header/language-links.tsx';
import { Logo } from '#components/shell/header/logo.tsx';
import type { SiteSettings } from '#components/shell/load-site-settings.ts';
import type { Translate } from '#lib/i18n/translate.ts';

const card = cva(
  [
    'grid min-h-[5.875rem] grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-[1.25rem] rounded-[0.875rem] lowered:min-h-[5rem]',
    'px-[1.5rem] py-[0.875rem] no-underline',
  ],
  {
    variants: {
      isFirst: {
        true: 'bg-primary-action text-on-primary [--heading-color:var(--on-primary)]',
        false: 'bg-white text-ink-2 [--heading-color:var(--ink)]',
      },
    },
  },
);

const icon = cva('size-[2.25rem] icon-lines stroke-[1.5] max-small:size-[1.75rem]', {
  variants: { isFirst: { true: '', false: 'text-primary-text' } },
});

interface StartCardProps {
  href: string;
  icon: LucideIcon;
  title: string;
  help: string;
  isFirst?: boolean;
}

/** One thing to do at a kiosk, as a large link. */
const StartCard = ({ href, icon: Icon, title, help, isFirst = false }: StartCardProps) => (
  <a className={card({ isFirst })} href={href}>
    <Icon className={icon({ isFirst })} />
    <span>
      <b className="block heading text-[calc(2.25rem*max(var(--heading-scale),0.76))]/none">{title}</b>
      <span className="mt-1 block">{help}</span>
    </span>
    <ArrowRight className={icon({ isFirst, className: 'size-[1.75rem] stroke-2' })} />
  </a>
);

export interface KioskStartProps {
  settings: Pick<SiteSettings, 'client' | 'theme' | 'venue'>;
  /** Null for a visitor. */
  firstName: string | null;
  bookingsHref: (path: string) => string;
  accountHref: (path: string) => string;
  /** The memberships of the centre; null where none are sold online. */
  membershipsHref: string | null;
  t: Translate;
}

const Head = ({ settings: { client, theme, venue } }: Pick<KioskStartProps, 'settings'>) => (
  <div className="flex flex-wrap items-center justify-between gap-x-[1.5rem] gap-y-[0.25rem] py-[1.25rem] text-white">
    <Logo size="kiosk" name={client.name} image={theme.themeAppLogo} />
    {venue !== null && <p>{venue.name}</p>}
  </div>
);

/** The start page of a kiosk: what somebody is here for, and in which language (docs/product.md#kiosk). */
export const KioskStart = ({ settings, firstName, bookingsHref, accountHref, membershipsHref, t }: KioskStartProps) => {
  const { client, venue } = settings;
  const bookPath = venue === null ? '/' : `/location/${venue.slug}`;
  const registerPath = `/register?redirect=${encodeURIComponent(bookingsHref(bookPath))}`;
  return (
    <div className="on-dark grid min-h-[calc(100dvh-var(--reach-top,0px))] grid-rows-[auto_minmax(0,1fr)_auto] overflow-clip px-gutter">
      <Head settings={settings} />
      <div className="relative grid min-h-[14rem] justify-items-center overflow-clip [mask-image:linear-gradient(#000_90%,transparent)] lowered:min-h-0">
        <KickOff className="[--d:min(17rem,50vw)] [--kick:rgb(255_255_255/0.4)]" />
      </div>
      <div className="grid gap-[1.5rem] pt-[1rem] pb-[2rem] lowered:gap-[1rem] lowered:pb-[1rem]">
        <div>
          <h1 className="max-w-[9em] heading text-[clamp(3rem,16vw,calc(6.5rem*var(--heading-scale)))]/[0.94] lowered:max-w-none lowered:text-[3rem]">
            {t('kiosk.title')}
          </h1>
          {firstName !== null && <p className="mt-[0.75rem] text-l">{t('kiosk.hello', { name: firstName })}</p>}
        </div>
        <nav className="grid gap-[0.875rem]" aria-label={t('kiosk.navigation')}>
          <StartCard
            isFirst
            href={bookingsHref(bookPath)}
            icon={Ticket}
            title={t('kiosk.book')}
            help={t('kiosk.bookHelp')}
          />
          {firstName === null ? (
            <>
              <StartCard
                href={accountHref('/login?redirect=/')}
                icon={CalendarDays}
                title={t('kiosk.booked')}
                help={t('kiosk.bookedHelp')}
              />
              <StartCard
                href={membershipsHref ?? bookingsHref(registerPath)}
                icon={IdCard}
                title={t('kiosk.join')}
                help={t(membershipsHref === null ? 'kiosk.joinHelp' : 'kiosk.membershipsHelp')}
              />
            </>
          ) : (
            <StartCard href={accountHref('/')} icon={CalendarDays} title={t('kiosk.mine')} help={t('kiosk.mineHelp')} />
          )}
        </nav>
        <div className="flex flex-wrap items-center justify-between gap-[0.75rem]">
          <LanguageLinks size="kiosk" languages={client.languages} t={t} />
          <div className="flex flex-wrap items-center gap-[0.5rem] text-white">
            <LazyKioskTools phone={venue?.phone ?? null} />
          </div>
          {firstName !== null && (
            <KioskHomeLink href="/?kiosk=true">
              <LogOut className="icon" />
              {t('chrome.logOut')}
            </KioskHomeLink>
          )}
        </div>
      </div>
    </div>
  );
};
