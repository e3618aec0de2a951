'use client';

import { Suspense, useState } from 'react';
import { usePreload } from '#components/ui/overlay/use-preload.ts';
import { SessionRule } from './lazy-session-rule.ts';
import { roomClass } from './room-class.ts';
import type { SessionRuleProps } from './session-rule.tsx';

export type PickRulesProps = SessionRuleProps & {
  /** In a sheet that is open. */
  isSeen: boolean;
};

/**
 * The cancellation rules of the session that is being chosen. Their height is reserved. They are requested at the
 * visitor's first input, in an open sheet at once, so that a page that is only looked at requests none.
 */
export const PickRules = ({ isSeen, ...rule }: PickRulesProps) => {
  const [isUsed, setUsed] = useState(false);
  usePreload(() => setUsed(true), 'button');
  const room = <div className={roomClass({ isNarrow: rule.isNarrow })} />;
  return isUsed || isSeen ? (
    <Suspense fallback={room}>
      <SessionRule {...rule} />
    </Suspense>
  ) : (
    room
  );
};
