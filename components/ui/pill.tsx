import type { ReactNode } from 'react';
import { Ring } from './feedback/ring.tsx';

export type PillTone = 'success' | 'danger' | 'primary' | 'warning' | 'info' | 'neutral' | 'bare';

export type PillProps = {
  tone?: PillTone;
  /** An icon of 14 px (classes `icon icon--xs`); left out when there is a ring. */
  icon?: ReactNode;
  /** The remaining share, from 0 to 1, drawn as a ring before the text. */
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

/** A status as short text with an icon or a ring, so that it never depends on colour alone. */
export const Pill = ({ tone = 'neutral', icon, share, children }: PillProps) => (
  <span className={tones[tone]}>
    {share === undefined ? icon : <Ring share={share} />}
    {children}
  </span>
);
