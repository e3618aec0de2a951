import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { logInMessages } from '#app/_zone/log-in-messages.ts';
import { DeskTheme } from '#app/foh/_desk/desk-theme.tsx';
import { EntryHeader } from '#app/foh/_desk/entry-header.tsx';
import { loadDesk } from '#app/foh/_desk/load-desk.ts';
import { StaffLogIn } from '#components/auth/staff-log-in.tsx';
import { QueryProvider } from '#components/booking/query-provider.tsx';
import { ActingProvider } from '#components/desk/acting/acting-context.tsx';
import { ActingForBar } from '#components/desk/acting/acting-for-bar.tsx';
import { CardScan } from '#components/desk/acting/card-scan.tsx';
import { DeskProvider } from '#components/desk/frame/desk-context.tsx';
import { DeskHeader } from '#components/desk/frame/desk-header.tsx';
import { OfflineStrip } from '#components/desk/frame/offline-strip.tsx';
import { DeskLock } from '#components/desk/lock/desk-lock.tsx';
import { LockButton } from '#components/desk/lock/lock-button.tsx';
import { LockLogOut } from '#components/desk/lock/lock-log-out.tsx';
import { Logo } from '#components/shell/header/logo.tsx';
import { loadSiteSettings } from '#components/shell/load-site-settings.ts';
import { PageMessages } from '#components/shell/page-messages.tsx';
import { renderTime } from '#lib/time/render-time.ts';

/**
 * The frame of every page of the desk: header and acting-for bar, which stay while its pages change. Each page checks
 * who asks for it by itself (`DeskPage`), because a layout is not rendered again with every page.
 */
export default async function DeskLayout({ children }: { children: ReactNode }) {
  const [visit, t] = await Promise.all([loadDesk(), getTranslations()]);
  if (visit.kind !== 'desk') {
    return (
      <DeskTheme>
        <EntryHeader />
        {children}
      </DeskTheme>
    );
  }
  const { desk } = visit;
  const { client, theme } = await loadSiteSettings(desk.venue.slug);
  return (
    <DeskTheme venueSlug={desk.venue.slug}>
      <PageMessages namespaces={['desk', 'orderMoney', ...logInMessages]}>
        <QueryProvider>
          <DeskProvider desk={desk}>
            <DeskLock
              logIn={<StaffLogIn title={t('desk.lock.title', { name: desk.staff.name })} />}
              logOut={<LockLogOut />}
            >
              <DeskHeader
                desk={desk}
                logo={<Logo name={client.name} image={theme.themeAppLogo} />}
                homeLabel={t('desk.homeOf', { name: client.name })}
                venueLabel={t('desk.venue.change')}
                renderedAt={renderTime()}
              >
                <LockButton />
              </DeskHeader>
              <ActingProvider>
                <ActingForBar />
                <OfflineStrip />
                <CardScan />
                {children}
              </ActingProvider>
            </DeskLock>
          </DeskProvider>
        </QueryProvider>
      </PageMessages>
    </DeskTheme>
  );
}
