import { type ComponentType, useId } from 'react';
import { BadmintonPlan } from './badminton-plan.tsx';
import { DroppedBallScene } from './dropped-ball-scene.tsx';
import { FootballPlan } from './football-plan.tsx';
import { Lines } from './lines.tsx';
import { OffsideScene } from './offside-scene.tsx';
import { PoolPlan } from './pool-plan.tsx';

const INNER = 36;
const LANE = 10;
const LANES = 4;
const CENTRE = 70;

/** Out along the upper straight, round the bend, and back. */
const edge = (radius: number, back = false): string =>
  back
    ? `V${CENTRE + radius}H130A${radius} ${radius} 0 0 0 130 ${CENTRE - radius}H-60Z`
    : `M-60 ${CENTRE - radius}H130A${radius} ${radius} 0 0 1 130 ${CENTRE + radius}H-60`;

/** The bend of a running track with four lanes, for a gym. A zone is a lane, from the inside. */
const TrackPlan = ({ zone }: { zone: number | null }) => {
  const radii = Array.from({ length: LANES + 1 }, (_, line) => INNER + line * LANE);
  const inside = zone === null ? null : INNER + (zone % LANES) * LANE;
  return (
    <>
      {inside !== null && <path className="mk-zone" d={edge(inside + LANE) + edge(inside, true)} />}
      <path className="mk" d={radii.map((radius) => edge(radius)).join('') + 'M70 -6V34'} />
    </>
  );
};

const ROWS = 4;
const ROW = 7;
const MATS = Array.from({ length: ROWS * ROW }, (_, mat) => {
  const row = Math.floor(mat / ROW);
  return { x: (mat % ROW) * 34 + (row % 2) * 17, y: row * 40 };
});

/** A studio with the mirror at the top and four rows of seven mats. A zone is a mat. */
const StudioPlan = ({ zone }: { zone: number | null }) => {
  const marked = zone === null ? null : zone % MATS.length;
  return (
    <>
      <Lines across={[-14, -18]} from={0} to={220} />
      {MATS.map(({ x, y }, mat) => (
        <rect key={mat} className={mat === marked ? 'mk-zone' : 'mk'} x={x} y={y} width="14" height="28" rx="3" />
      ))}
    </>
  );
};

const STRIPES = Array.from({ length: 26 }, (_, stripe) => -110 + stripe * 14);

/** The illustration of the maintenance page: a cover is rolled over the pool. */
const PoolCoverScene = () => {
  const cover = useId();
  return (
    <>
      <clipPath id={cover}>
        <rect x="10" y="15" width="232" height="120" />
      </clipPath>
      <Lines across={[35, 55, 75, 95, 115]} from={242} to={410} dashed />
      <path className="mk" clipPath={`url(#${cover})`} d={STRIPES.map((x) => `M${x} 135L${x + 120} 15`).join('')} />
      <path className="mk" d="M10 15H410V135H10Z" />
      <rect className="mk-roll" x="236" y="5" width="12" height="140" rx="6" />
    </>
  );
};

/** The illustration of an empty search result: the one place lies outside the inner circle, within a wider one. */
const WiderCircleScene = () => (
  <>
    <path className="mk" d="M210 -10V160" />
    <circle className="mk" cx="210" cy="75" r="34" />
    <circle className="mk-dot" cx="210" cy="75" r="4" />
    <circle className="mk mk-dash" cx="210" cy="75" r="128" />
    <circle className="mk-zone" cx="306" cy="56" r="9" />
  </>
);

/** A trampoline, 4.28 m on its bed, at 50 to 1. The one zone is the middle of the bed. */
const TrampolinePlan = ({ zone }: { zone: number | null }) => (
  <>
    {zone !== null && <rect className="mk-zone" x="53" y="18" width="108" height="41" />}
    <rect className="mk" x="-10" y="-10" width="234" height="97" rx="8" />
    <path className="mk" d="M0 0H214V77H0ZM53 18H161V59H53ZM100 38.5H114M107 31.5V45.5" />
    <rect className="mk mk-dash" x="92" width="30" height="77" />
  </>
);

/** Half a court of 28 by 15 m, for halls and camps. The one zone is the far half of the free-throw circle. */
const BasketballPlan = ({ zone }: { zone: number | null }) => (
  <>
    {zone !== null && <path className="mk-zone" d="M51 58H99A24 24 0 0 1 51 58Z" />}
    <path className="mk" d="M0 0H150V140H0ZM50.5 0H99.5V58H50.5ZM66 12H84M9 0V30A67.5 67.5 0 0 0 141 30V0" />
    <circle className="mk" cx="75" cy="58" r="18" />
    <circle className="mk" cx="75" cy="15.75" r="2.3" />
  </>
);

/** A court of 9.75 by 6.4 m. A zone is a service box: the upper or the lower. */
const SquashPlan = ({ zone }: { zone: number | null }) => (
  <>
    {zone !== null && <rect className="mk-zone" x="54.4" y={zone % 2 === 0 ? 0 : 48} width="16" height="16" />}
    <rect className="mk" width="97.5" height="64" />
    <path className="mk" d="M54.4 0V64M54.4 32H97.5M54.4 16H70.4V0M54.4 48H70.4V64" />
  </>
);

/** The loading animation: a ball moves along the halfway line. It is static with `prefers-reduced-motion`. */
const RunnerScene = () => (
  <>
    <path className="mk" d="M0 0H150V78H0ZM75 0V78" />
    <circle className="mk" cx="75" cy="39" r="17" />
    <circle className="mk-zone mk-runner" cx="75" cy="39" r="6" />
  </>
);

export type PlanKind = 'badminton' | 'basketball' | 'football' | 'pool' | 'squash' | 'studio' | 'track' | 'trampoline';
export type SceneKind = 'offside' | 'dropped-ball' | 'pool-cover' | 'wider-circle' | 'runner';

type Drawing = {
  Draw: ComponentType<{ zone: number | null }>;
  /** The whole drawing, and for a plan a bold crop of it around its usual zone. */
  whole: string;
  crop?: string;
  usualZone?: number;
};

const drawings: Record<PlanKind | SceneKind, Drawing> = {
  badminton: { Draw: BadmintonPlan, whole: '-6 -8 146 77', crop: '50 -8 110 58' },
  basketball: { Draw: BasketballPlan, whole: '-8 -8 166 156', crop: '-2 -8 154 108' },
  football: { Draw: FootballPlan, whole: '-20 -20 1090 720', crop: '325 140 400 400' },
  pool: { Draw: PoolPlan, whole: '-12 -12 274 149', crop: '96 6 170 82', usualZone: 2 },
  squash: { Draw: SquashPlan, whole: '-8 -8 114 80', crop: '30 -8 92 44' },
  studio: { Draw: StudioPlan, whole: '-6 -24 246 178', crop: '34 8 160 77', usualZone: 10 },
  track: { Draw: TrackPlan, whole: '-40 -14 252 168', crop: '62 -8 176 85', usualZone: 1 },
  trampoline: { Draw: TrampolinePlan, whole: '-20 -20 254 117', crop: '34 -16 206 99' },
  offside: { Draw: OffsideScene, whole: '0 0 620 460' },
  'dropped-ball': { Draw: DroppedBallScene, whole: '0 0 420 150' },
  'pool-cover': { Draw: PoolCoverScene, whole: '0 0 420 150' },
  'wider-circle': { Draw: WiderCircleScene, whole: '0 0 420 150' },
  runner: { Draw: RunnerScene, whole: '-6 -6 162 90' },
};

export type CourtIllustrationProps = {
  kind: PlanKind | SceneKind;
  /** The index of the highlighted zone, counted from 0 and wrapping round; null highlights none. */
  zone?: number | null;
  /** `crop` for the bold part around the usual zone, or a viewBox of one's own in tenths of a metre. */
  view?: 'whole' | 'crop' | (string & {});
  /** Fills its box and crops the drawing instead of showing all of it; a value names the part to keep. */
  cover?: boolean | 'xMaxYMid' | 'xMidYMax';
  /** Thinner lines, for less than 160 px. */
  small?: boolean;
  className?: string;
};

const getAspect = (cover: CourtIllustrationProps['cover']): string | undefined => {
  if (!cover) return undefined;
  return `${cover === true ? 'xMidYMid' : cover} slice`;
};

/**
 * A grey line plan of a real court, pitch or pool with one zone highlighted, or one of the scenes. Always decorative.
 */
export const CourtIllustration = ({
  kind,
  zone,
  view = 'whole',
  cover = false,
  small = false,
  className,
}: CourtIllustrationProps) => {
  const { Draw, whole, crop, usualZone = 0 } = drawings[kind];
  const viewBox = view === 'whole' ? whole : view === 'crop' ? (crop ?? whole) : view;
  const names = ['marking', small && 'marking--s', className].filter(Boolean).join(' ');
  return (
    <svg
      className={names}
      viewBox={viewBox}
      preserveAspectRatio={getAspect(cover)}
      aria-hidden="true"
      focusable="false"
    >
      <Draw zone={zone === undefined ? usualZone : zone} />
    </svg>
  );
};
