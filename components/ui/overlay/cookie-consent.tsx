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
    <div className="cookie-place">
      <section className="cookie" aria-labelledby={titleId}>
        <div>
          <h2 className="heading-3" id={titleId}>
            {title}
          </h2>
          <p>{children}</p>
        </div>
        <div className="cookie__btns">
          <Button variant="secondary" onClick={accept.onPress}>
            {accept.label}
          </Button>
          <Button variant="secondary" onClick={reject.onPress}>
            {reject.label}
          </Button>
          {choose !== undefined && (
            <Button variant="text" onClick={choose.onPress}>
              {choose.label}
            </Button>
          )}
        </div>
      </section>
    </div>
  );
};
