import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Button } from '#components/ui/button/button.tsx';

/** A button; `value` is the answer that it gives. */
type Choice = { label: string; value?: string; onPress: () => void };

export type CookieConsentProps = {
  /** The name of the region. */
  label: string;
  /** The question, short enough for one line of a phone. */
  children: ReactNode;
  accept: Choice;
  reject: Choice;
  choose?: Choice;
};

/** A slim cookie consent banner across the window. Accept and reject have equal weight; the page stays usable. */
export const CookieConsent = ({ label, children, accept, reject, choose }: CookieConsentProps) => (
  <section
    className={cx(
      'grid max-h-[60dvh] min-h-[5rem] content-center overflow-y-auto medium:min-h-[3.25rem]',
      'border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] box-shadow-[0_-8px_24px_rgb(34_35_45/0.08)]',
    )}
    aria-label={label}
  >
    <div className="page-width grid gap-1 py-1.5 medium:grid-cols-[1fr_auto] medium:items-center medium:gap-4">
      <div className="max-w-[62ch] text-s">{children}</div>
      <div className="flex flex-wrap gap-2 medium:grid medium:grid-cols-[1fr_1fr_auto]">
        <Button variant="secondary" size="medium" className="flex-1" value={accept.value} onClick={accept.onPress}>
          {accept.label}
        </Button>
        <Button variant="secondary" size="medium" className="flex-1" value={reject.value} onClick={reject.onPress}>
          {reject.label}
        </Button>
        {choose !== undefined && (
          <Button variant="text" size="medium" onClick={choose.onPress}>
            {choose.label}
          </Button>
        )}
      </div>
    </div>
  </section>
);
