import { useState } from 'react';
import type { RestrictionRef } from '#contract/activities/restrictions.ts';

export interface Agreements {
  isAgreed: (waiver: RestrictionRef) => boolean;
  setAgreed: (waiver: RestrictionRef, isOn: boolean) => void;
}

/** The waivers that are ticked, each by the person it is for, so that another person has to agree anew. */
export function useAgreements(getPersonId: () => number | undefined): Agreements {
  const [agreements, setAgreements] = useState<readonly string[]>([]);
  const getAgreement = ({ id }: RestrictionRef) => `${getPersonId()}/${id}`;
  return {
    isAgreed: (waiver) => agreements.includes(getAgreement(waiver)),
    setAgreed: (waiver, isOn) => {
      const agreement = getAgreement(waiver);
      setAgreements((others) => [...others.filter((one) => one !== agreement), ...(isOn ? [agreement] : [])]);
    },
  };
}
