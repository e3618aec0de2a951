import type { ReactNode } from 'react';
import { Ring } from './feedback/ring.tsx';

export type PillTone = 'success' | 'danger' | 'primary' | 'warning' | 'info' | 'neutral' | 'bare';

export type PillProps = {
  tone?: PillTone;
  /** An icon of 14 px (classes `icon icon--xs`); left out when there is a ring. */
  icon?: ReactNode;
  /** What is left, from 0 to 1, drawn as a ring before the words. */
  share?: number;
  children: ReactNode;
};

const tones: Record<PillTone, string> = {
  success: 'pill pill--success',
  danger: 'pill pill--danger',
  primary: 'pill pill--mine',
  warning: 'pill pill--warning',
  info: 'pill pill--info',
  neutral: 'pill',
  bare: 'pill pill--past',
};

/** Says what is true of something, in a word with an icon or a ring. Never colour alone. */
export const Pill = ({ tone = 'neutral', icon, share, children }: PillProps) => (
  <span className={tones[tone]}>
    {share === undefined ? icon : <Ring share={share} />}
    {children}
  </span>
);
