import { LogoMark } from '#components/illustrations/logo-mark.tsx';

/** The operator's logo, or our mark with the operator's name, whose last word is styled as secondary. */
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
