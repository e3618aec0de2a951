import { cx } from 'class-variance-authority';
import { useId, type ReactNode } from 'react';
import { Button } from '#components/ui/button/button.tsx';

type Choice = { label: string; onPress: () => void };

export type CookieConsentProps = {
  title: ReactNode;
  children: ReactNode;
  accept: Choice;
  reject: Choice;
  choose?: Choice;
};

/**
 * A non-modal cookie consent banner at the bottom of the window. Accept and reject have equal weight, and the page
 * behind it stays usable.
 */
export const CookieConsent = ({ title, children, accept, reject, choose }: CookieConsentProps) => {
  const titleId = useId();
  return (
    <div
      className={cx(
        'pointer-events-none fixed inset-x-0 bottom-0 z-40',
        'px-4 pt-4 pb-[calc(16px+env(safe-area-inset-bottom))] large:p-6',
      )}
    >
      <section
        className={cx(
          'pointer-events-auto mx-auto grid max-h-[60dvh] max-w-[calc(var(--container)-3rem)] gap-4 overflow-y-auto',
          'rounded-l border border-line bg-surface p-5 shadow',
          'large:grid-cols-[1fr_auto] large:items-center large:gap-8 large:p-6',
        )}
        aria-labelledby={titleId}
      >
        <div>
          <h2 className="heading-3" id={titleId}>
            {title}
          </h2>
          <p className="mt-1.5 max-w-[62ch] text-s">{children}</p>
        </div>
        <div className="grid grid-cols-[1fr_1fr] gap-2 large:flex" data-off-paper="">
          <Button variant="secondary" onClick={accept.onPress}>
            {accept.label}
          </Button>
          <Button variant="secondary" onClick={reject.onPress}>
            {reject.label}
          </Button>
          {choose !== undefined && (
            <Button variant="text" className="col-span-full" onClick={choose.onPress}>
              {choose.label}
            </Button>
          )}
        </div>
      </section>
    </div>
  );
};
