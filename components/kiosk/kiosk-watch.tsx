import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '#components/ui/button/button.tsx';
import { Modal } from '#components/ui/overlay/modal.tsx';
import { useSession } from '#lib/auth/session-context.tsx';
import { loadPage, type Follow } from '#lib/browser/load-page.ts';
import { useIsIdleLong } from '#lib/browser/long-idle.ts';
import { useIdle } from '#lib/browser/use-idle.ts';
import { useHref, useSite } from '#lib/zones/site-context.tsx';
import { usePublicPath } from '#lib/zones/use-public-path.ts';
import { leaveKiosk } from './leave-kiosk.ts';
import { useLowered } from './lowered.ts';

/**
 * Keeps a page of a kiosk from being shown again by Back as it was: browsers hold whole pages in memory, with what the
 * person before has typed and seen. It is blank when it is put away, and read anew when it is brought back. Returns how
 * to stop that.
 */
export function forgetPage(reload: () => void = () => window.location.reload()): () => void {
  const { style } = document.documentElement;
  const hide = ({ persisted }: PageTransitionEvent) => {
    if (persisted) style.visibility = 'hidden';
  };
  const show = ({ persisted }: PageTransitionEvent) => {
    if (persisted) reload();
  };
  window.addEventListener('pagehide', hide);
  window.addEventListener('pageshow', show);
  return () => {
    window.removeEventListener('pagehide', hide);
    window.removeEventListener('pageshow', show);
  };
}

/** The idle timeout after which a kiosk logs out (docs/product.md#kiosk), in milliseconds. */
const idleMs = 90_000;
/** The timeout while a bank is asked or the focus is in a provider's frame, as long as a kiosk's session. */
const longIdleMs = 600_000;
/** How long before the timeout the warning is shown, in milliseconds. */
const warnMs = 30_000;

/**
 * On every page of a kiosk: 90 seconds without input log out and open the start page (docs/product.md#kiosk). Half a
 * minute before, a warning is shown; any touch or key cancels it. There is no timeout on the start page when nobody is
 * logged in and the screen is not lowered. A payment under way and a provider's frame, whose touches are not heard here, have ten minutes.
 */
export const KioskWatch = ({ follow = loadPage }: { follow?: Follow }) => {
  const t = useTranslations();
  const start = useHref()('/?kiosk=true', 'joining');
  const { zone } = useSite();
  const isAtStart = usePublicPath() === '/' && zone === 'joining';
  const { session } = useSession();
  const isLowered = useLowered();
  const { leftMs, restart } = useIdle(useIsIdleLong() ? longIdleMs : idleMs, {
    isWatched: session !== null && (session.loggedIn || isLowered || !isAtStart),
    frameLimitMs: longIdleMs,
  });
  const stayButton = useRef<HTMLButtonElement>(null);
  const isOver = leftMs === 0;
  useEffect(() => forgetPage(), []);
  useEffect(() => {
    if (isOver) void leaveKiosk(start, follow);
  }, [isOver, start, follow]);
  return (
    <Modal
      open={leftMs <= warnMs}
      onClose={restart}
      alert
      title={t('chrome.kioskIdleTitle')}
      closeLabel={t('common.close')}
      description={t('chrome.kioskIdleHelp')}
      initialFocus={stayButton}
      actions={
        <Button ref={stayButton} onClick={restart}>
          {t('chrome.kioskStay')}
        </Button>
      }
    >
      <p className="text-s" role="timer">
        {t('chrome.kioskIdleSeconds', { seconds: Math.ceil(leftMs / 1000) })}
      </p>
    </Modal>
  );
};
