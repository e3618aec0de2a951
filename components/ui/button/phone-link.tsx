/** A `tel:` link whose accessible name includes whose number it is. */
export const PhoneLink = ({ number, label }: { number: string; label: string }) => (
  <a className="tap num" href={`tel:${number.replaceAll(/[^\d+]/g, '')}`} aria-label={`${label}, ${number}`}>
    {number}
  </a>
);
