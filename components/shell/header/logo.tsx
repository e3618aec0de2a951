import { LogoMark } from '#components/illustrations/logo-mark.tsx';

/** The operator's own logo, or our mark with the operator's name: the last word steps back. */
export const Logo = ({ name, image }: { name: string; image: string | null }) => {
  if (image !== null) return <img className="logo__image" src={image} alt={name} />;
  const [, first = name, last] = /^(.*?)(?: (\S+))?$/.exec(name) ?? [];
  return (
    <span className="logo">
      <LogoMark />
      <span>
        {first}
        {last !== undefined && <span className="logo__sub"> {last}</span>}
      </span>
    </span>
  );
};
