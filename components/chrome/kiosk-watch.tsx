import { useEffect, useRef } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Modal } from '#components/ui/modal.tsx';
import { useText } from '#lib/messages/text-context.ts';
import { leaveKiosk } from '#lib/site/leave-kiosk.ts';
import { loadPage, type Follow } from '#lib/site/load-page.ts';
import { useSession } from '#lib/site/session-context.ts';
import { useHref, useSite } from '#lib/site/site-context.ts';
import { useIdle } from '#lib/site/use-idle.ts';
import { usePublicPath } from '#lib/site/use-public-path.ts';

/** A kiosk that nobody touches for so long logs out (spec section 9), in milliseconds. */
const idleMs = 90_000;
/** So long before that it asks whether somebody is still there, in milliseconds. */
const warnMs = 30_000;

/**
 * On every page of a kiosk: 90 seconds without a touch log out and lead to its start (spec section 4). Half a minute
 * before, it asks; any touch or key stays. At the start with nobody logged in there is nothing to leave.
 */
export const KioskWatch = ({ follow = loadPage }: { follow?: Follow }) => {
  const text = useText();
  const start = useHref()('/?kiosk=true', 'joining');
  const { zone } = useSite();
  const isAtStart = usePublicPath() === '/' && zone === 'joining';
  const { session } = useSession();
  const { leftMs, restart } = useIdle(idleMs, session !== null && (session.loggedIn || !isAtStart));
  const stayButton = useRef<HTMLButtonElement>(null);
  const isOver = leftMs === 0;
  useEffect(() => {
    if (isOver) void leaveKiosk(start, follow);
  }, [isOver, start, follow]);
  return (
    <Modal
      open={leftMs <= warnMs}
      onClose={restart}
      alert
      title={text('chrome.kioskIdleTitle')}
      closeLabel={text('common.close')}
      description={text('chrome.kioskIdleHelp')}
      initialFocus={stayButton}
      actions={
        <Button ref={stayButton} onClick={restart}>
          {text('chrome.kioskStay')}
        </Button>
      }
    >
      <p className="countdown" role="timer">
        {text('chrome.kioskIdleSeconds', { seconds: Math.ceil(leftMs / 1000) })}
      </p>
    </Modal>
  );
};
