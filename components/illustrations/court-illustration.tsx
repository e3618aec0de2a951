import type { ComponentType } from 'react';
import { BadmintonPlan } from './badminton-plan.tsx';
import { BasketballPlan } from './basketball-plan.tsx';
import { DroppedBallScene } from './dropped-ball-scene.tsx';
import { FootballPlan } from './football-plan.tsx';
import { OffsideScene } from './offside-scene.tsx';
import { PoolCoverScene } from './pool-cover-scene.tsx';
import { PoolPlan } from './pool-plan.tsx';
import { RunnerScene } from './runner-scene.tsx';
import { SquashPlan } from './squash-plan.tsx';
import { StudioPlan } from './studio-plan.tsx';
import { TrackPlan } from './track-plan.tsx';
import { TrampolinePlan } from './trampoline-plan.tsx';
import { WiderCircleScene } from './wider-circle-scene.tsx';

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
