/** A telephone number that can be called; heard with whose it is. */
export const PhoneLink = ({ number, label }: { number: string; label: string }) => (
  <a className="tap num" href={`tel:${number.replaceAll(/[^\d+]/g, '')}`} aria-label={`${label}, ${number}`}>
    {number}
  </a>
);
