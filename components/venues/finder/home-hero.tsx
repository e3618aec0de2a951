import { KickOff } from '#components/illustrations/kick-off.tsx';
import type { Text } from '#lib/i18n/text.ts';

/** The first thing anybody sees: what this site is for. */
export const HomeHero = ({ text, count }: { text: Text; count: number }) => (
  <div className="home-hero on-dark">
    <KickOff />
    <div className="container home-hero__in">
      <h1 className="h-display">
        {text.rich('home.heading', {
          line: (words) => (
            <>
              <br />
              {words}
            </>
          ),
        })}
      </h1>
      <p className="lead">{text('home.lead', { count })}</p>
    </div>
  </div>
);
