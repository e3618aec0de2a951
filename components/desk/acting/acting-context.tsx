'use client';

import {
  createContext,
  useCallback,
  useContext,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { useKeptState } from '#components/booking/use-kept-state.ts';
import { isActingState, walkIn, type ActingState } from './acting-state.ts';

/** Somebody who was found or made, before the desk acts for them. */
export interface Candidate {
  id: number;
  firstName: string;
  name: string;
}

interface Acting extends ActingState {
  /** Acts for a customer, or for a walk-in, without a question. */
  actFor: (customerId: number | null) => void;
  /** Chooses the customer or somebody linked as the person that what is added is for. */
  setPerson: (personId: number) => void;
  /** What stands in the search. */
  typed: string;
  setTyped: (typed: string) => void;
  searchRef: RefObject<HTMLInputElement | null>;
  /** Somebody who is to be acted for while there is something on the sale: a question is asked first. */
  candidate: Candidate | null;
  setCandidate: (candidate: Candidate | null) => void;
}

const ActingContext = createContext<Acting | null>(null);

/** Keeps for whom the desk acts, for this tab and over a reload, and what is typed into the search. */
export const ActingProvider = ({ children }: { children: ReactNode }) => {
  const [state, change] = useKeptState('desk.acting', walkIn, isActingState);
  const [typed, setTyped] = useState('');
  const [candidate, setCandidate] = useState<Candidate | null>(null);
  const searchRef = useRef<HTMLInputElement>(null);
  const actFor = useCallback(
    (customerId: number | null) => {
      change(() => ({ customerId, personId: customerId }));
      setTyped('');
      setCandidate(null);
    },
    [change],
  );
  const setPerson = useCallback((personId: number) => change((before) => ({ ...before, personId })), [change]);
  const acting = useMemo(
    () => ({ ...state, actFor, setPerson, typed, setTyped, searchRef, candidate, setCandidate }),
    [state, actFor, setPerson, typed, candidate],
  );
  return <ActingContext value={acting}>{children}</ActingContext>;
};

/** For whom the desk acts. Throws outside of the desk's providers. */
export function useActing(): Acting {
  const acting = useContext(ActingContext);
  if (acting === null) throw new Error('useActing is called outside of the desk’s providers');
  return acting;
}
